/** What a picture may be. The panel checks the same before it uploads a file (src/panel/UploadRefusal.tsx). */
export const pictureTypes = ["image/avif", "image/jpeg", "image/png", "image/webp"]

export const maxPictureBytes = 15_000_000

export const acceptedTypes = "Choose an AVIF, JPEG, PNG or WebP file."
