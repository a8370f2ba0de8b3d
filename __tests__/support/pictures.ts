import type { PictureData } from "../../src/components/media/Picture"

/** A picture as gatsby-plugin-image returns it: AVIF and JPEG in two widths, 600 × 400. */
export function sharpPicture(alt = "Ribbons, woven over and under."): PictureData {
  const sizes = "(min-width: 600px) 600px, 100vw"
  return {
    alt,
    src: {
      childImageSharp: {
        gatsbyImageData: {
          layout: "constrained",
          width: 600,
          height: 400,
          backgroundColor: "#784808",
          images: {
            sources: [{ type: "image/avif", srcSet: "/a-300.avif 300w,\n/a-600.avif 600w", sizes }],
            fallback: { src: "/a-600.jpg" },
          },
        },
      },
    },
  }
}

/** An SVG, which is served as it is. */
export function drawing(alt = "Anansi Labs"): PictureData {
  return { alt, src: { publicURL: "/static/anansi-labs.svg", childImageSharp: null } }
}
