import { setPicture } from "./files"

/** Pictures shown or chosen in this session, by file name. */
const pictures = new Map<string, File>()

/** Notes each picture that the editor shows, which includes those about to be uploaded. */
export function watchUploads() {
  const create = URL.createObjectURL
  URL.createObjectURL = (object) => {
    if (object instanceof File && object.type.startsWith("image/")) {
      pictures.set(plain(object.name), object)
    }
    return create.call(URL, object)
  }
}

/** Lets the content check read the pictures that a file names, as far as the editor has them. */
export async function readUploads(text: string) {
  for (const [, path = "", name = ""] of text.matchAll(/"(images\/(?:[^"]*\/)?([^"/]+))"/g)) {
    const file = pictures.get(plain(name))
    if (file) setPicture(`data/${path}`, new Uint8Array(await file.arrayBuffer()))
  }
}

/** A name before and after the editor has made it fit for an address. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "")
}
