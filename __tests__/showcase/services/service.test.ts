/** @jest-environment node */
import { readService } from "../../../src/showcase/services/service"

const nothing = {
  subtitle: "",
  description: "",
  additionalDescription: "",
  hero: null,
  side: null,
  features: [],
  approach: [],
}
const picture = { srcSet: "", avifSrcSet: "", width: null, height: null }

test("reads a complete document", () => {
  const texts = {
    title: "Web shops",
    subtitle: "Mobile money and cards",
    description: "A shop answers three questions.",
    additionalDescription: "We begin with twenty products.",
  }
  expect(
    readService({
      id: 3,
      ...texts,
      heroImageUrl: "/media/hero.webp",
      sideImageUrl: "https://content.example/side.webp",
      isActive: true,
      serviceFeatures: [
        { featureTitle: "A checkout", featurePoints: [{ point: "One screen" }, { point: "" }] },
      ],
      workingApproach: [{ stepTitle: "Choose", stepDescription: "The first products." }],
    }),
  ).toEqual({
    id: "3",
    ...texts,
    hero: { ...picture, url: "http://localhost:3001/media/hero.webp", alt: "Web shops" },
    side: { ...picture, url: "https://content.example/side.webp", alt: "Web shops" },
    features: [{ title: "A checkout", points: ["One screen"] }],
    approach: [{ title: "Choose", text: "The first products." }],
  })
})

test("a picture with sizes keeps them and its alternative text", () => {
  const heroImage = {
    url: "/media/hero.webp",
    alt: "Three phones.",
    width: 1200,
    height: 900,
    sizes: { w400: { url: "/media/hero-400.webp", width: 400 } },
  }
  const doc = { id: 3, title: "Web shops", heroImage, heroImageUrl: "/media/hero.webp" }
  expect(readService(doc)?.hero).toEqual({
    url: "http://localhost:3001/media/hero.webp",
    alt: "Three phones.",
    srcSet: "http://localhost:3001/media/hero-400.webp 400w",
    avifSrcSet: "",
    width: 1200,
    height: 900,
  })
})

test.each([
  ["no id", { title: "Web shops" }],
  ["no title", { id: 3 }],
  ["a title that is a list", { id: 3, title: ["Web shops"] }],
])("a document with %s is left out", (_, doc) => {
  expect(readService(doc)).toBeNull()
})

test.each([
  ["nothing else", {}],
  ["nulls", { ...Object.fromEntries(Object.keys(nothing).map((name) => [name, null])) }],
  [
    "values of other types",
    {
      subtitle: {},
      description: ["a"],
      heroImage: 12,
      heroImageUrl: true,
      serviceFeatures: "Fast",
      workingApproach: { 0: { stepTitle: "Choose" } },
    },
  ],
  [
    "javascript: and data: URLs",
    { heroImageUrl: "javascript:alert(1)", sideImage: { url: "data:text/html,x" } },
  ],
  [
    "empty features and steps",
    {
      serviceFeatures: [null, "Fast", {}, { featureTitle: "", featurePoints: [{ point: null }] }],
      workingApproach: [null, {}, { stepTitle: "", stepDescription: null }],
    },
  ],
])("a document with id, title and %s keeps only these two", (_, rest) => {
  expect(readService({ id: 3, title: "Web shops", ...rest })).toEqual({
    id: "3",
    title: "Web shops",
    ...nothing,
  })
})
