import type { ServicePictures, ServiceSeed } from "../../types.ts"

export const photographyPictures: ServicePictures = {
  heroImage: {
    src: "projects/content-creation/harmattan-skincare-gallery-1.jpg",
    alt: "A small photo set: a pump bottle and a jar on a round stage before a roll of terracotta paper, the camera on its tripod.",
  },
  sideImage: {
    src: "services/photography-side.jpg",
    alt: "A wooden field camera on a tripod, its bellows drawn out, a kente band hanging from it.",
  },
}

export const photographyServices: ServiceSeed[] = [
  {
    title: "Photography, Graphics & Content",
    subtitle: "Pictures and words that belong together",
    description:
      "We photograph people, products and places, design what surrounds them and write what they cannot say. One team plans all three, so that nothing has to be explained twice.",
    additionalDescription:
      "Everyone in front of the camera agrees first, sees the pictures and may say no. It makes better photographs.",
    features: {
      Photography: ["Portraits in your own rooms", "Products by daylight", "Food while it is warm"],
      "Graphic design": [
        "Posters, menus and reports",
        "Charts that can be read",
        "Templates for every day",
      ],
      Content: [
        "Articles and newsletters",
        "Captions in English and Twi",
        "A calendar you can keep up",
      ],
    },
    approach: [
      ["Plan", "A list of pictures and texts tells everyone what is needed, where and for whom."],
      ["Produce", "One or two days on site with a small team and a fixed schedule."],
      ["Select", "We propose a narrow choice and explain it; you decide."],
      ["Deliver", "Files are named, described and sized for print, site and post."],
    ],
  },
  {
    title: "Product Photography",
    subtitle: "From the shelf to the screen, in true colours",
    description:
      "A studio that comes to you: a table, two lamps and a colour chart. We photograph up to sixty products a day, so that the red on the screen is the red in the parcel.",
    features: {
      True: ["Calibrated colours", "Real sizes side by side", "Details customers ask about"],
      Ready: ["Cut out and shadowed", "Text alternatives included", "Sized for shop and print"],
    },
    approach: [
      ["Sort", "Together we group the products and agree on three views."],
      ["Set up", "The same light and distance for all makes the shop calm."],
      ["Photograph", "Every picture is checked on a large screen at once."],
      ["Hand over", "Two days later the files are in your shop."],
    ],
  },
  {
    title: "Annual Reports",
    subtitle: "Figures with a face",
    description: "We interview, photograph, draw charts and lay out your report in six weeks.",
    isActive: false,
    features: {
      Content: ["Interviews", "Editing"],
      Design: ["Charts", "Print and screen edition"],
    },
    approach: [
      ["Collect", "Figures and stories come together."],
      ["Outline", "Every page gets one message."],
      ["Design", "Charts are drawn before the layout."],
      ["Print", "We check the first copies at the press."],
    ],
  },
]
