/** @jest-environment node */
import { readProject } from "../../../src/showcase/projects/project"

const nothing = {
  description: "",
  client: "",
  date: "",
  duration: "",
  link: "",
  mainImage: null,
  secondaryImage: null,
  secondaryImages: [],
  steps: [],
  videoUrl: "",
  gallery: [],
  nextTitle: "",
  problem: "",
  constraint: "",
  decisions: [],
  screens: [],
  result: null,
  quote: null,
  credits: [],
  story: [],
  chart: null,
}

test("reads a complete document", () => {
  const doc = {
    id: 7,
    title: "Kente Lane Market",
    description: "Sixty weavers, one shop.",
    client: "Kente Lane",
    date: "2024-05-01T00:00:00.000Z",
    duration: "8 weeks",
    link: "https://kente.example/",
    mainImage: { url: "/media/main.webp", alt: "A stall.", width: 1600, height: 1000 },
    secondaryImage: { url: "/media/second.webp" },
    secondaryImages: [{ url: "/media/third.webp", alt: "A loom." }],
    steps: [{ id: "a", title: "Listen", text: "A day in the shop." }],
    videoUrl: "https://vimeo.com/1084537",
    gallery: [{ imageUrl: "/media/fourth.webp", alt: "A label." }],
  }
  const plain = { srcSet: "", avifSrcSet: "", width: null, height: null }
  expect(readProject(doc)).toEqual({
    ...nothing,
    ...doc,
    id: "7",
    mainImage: {
      url: "http://localhost:3001/media/main.webp",
      alt: "A stall.",
      srcSet: "",
      avifSrcSet: "",
      width: 1600,
      height: 1000,
    },
    secondaryImage: {
      url: "http://localhost:3001/media/second.webp",
      alt: "Kente Lane Market, another view",
      srcSet: "",
      avifSrcSet: "",
      width: null,
      height: null,
    },
    secondaryImages: [{ ...plain, url: "http://localhost:3001/media/third.webp", alt: "A loom." }],
    gallery: [{ ...plain, url: "http://localhost:3001/media/fourth.webp", alt: "A label." }],
  })
})

test("reads the fields of a case", () => {
  const texts = {
    problem: "Nobody knew the weaver.",
    constraint: "One phone to a compound.",
    decisions: [{ id: "a", title: "Sign every cloth", text: "So that buyers ask for a name." }],
    credits: [{ role: "Words", name: "Dzifa" }],
    story: [{ id: "b", title: "Warp", text: "Hundreds of threads." }],
  }
  const doc = {
    id: 7,
    title: "Kente Lane",
    ...texts,
    screens: [{ image: { url: "/a.png", width: 390, height: 844 }, caption: "Checkout", alt: "" }],
    result: 70,
    resultUnit: "%",
    resultMeasure: "fewer calls",
    quote: " They asked. ",
    quoteAuthor: "Ama",
    quoteRole: "Chair",
    chartTitle: "Orders, in %",
    chart: [
      { label: "1", value: 0 },
      { label: 2, value: "81" },
    ],
  }
  expect(readProject(doc)).toMatchObject({
    ...texts,
    screens: [
      {
        picture: {
          url: "http://localhost:3001/a.png",
          alt: "Kente Lane",
          width: 390,
          height: 844,
        },
        caption: "Checkout",
      },
    ],
    result: { figure: "70", unit: "%", measure: "fewer calls" },
    quote: { text: "They asked.", author: "Ama", role: "Chair" },
    chart: {
      title: "Orders, in %",
      bars: [
        { label: "1", value: 0 },
        { label: "2", value: 81 },
      ],
    },
  })
})

test.each([
  ["no id", { title: "Kente Lane" }],
  ["an empty id", { id: "", title: "Kente Lane" }],
  ["no title", { id: 7 }],
  ["a title that is an object", { id: 7, title: { en: "Kente Lane" } }],
  ["no fields", {}],
])("a document with %s is left out", (_, doc) => {
  expect(readProject(doc)).toBeNull()
})

test.each([
  ["nothing else", {}],
  ["nulls", Object.fromEntries(Object.keys(nothing).map((name) => [name, null]))],
  [
    "values of other types",
    {
      description: ["a"],
      client: {},
      date: true,
      duration: [],
      link: { url: "https://kente.example/" },
      mainImage: true,
      secondaryImage: [],
      secondaryImages: "/a.webp",
      videoUrl: 7,
      gallery: [12, null, "a", { imageUrl: 5 }],
      steps: { 0: { title: "Listen" } },
      problem: ["a"],
      constraint: {},
      decisions: "three",
      screens: [7, null, { caption: "No picture" }, { image: 12 }],
      result: ["2/3"],
      resultUnit: "of all orders",
      quote: true,
      quoteAuthor: "Ama",
      credits: [null, { role: "Words" }, { name: "Dzifa" }],
      story: [null, 3],
      chartTitle: "Orders",
      chart: [
        { label: "1", value: "many" },
        { label: "2", value: 101 },
        { label: "3", value: -1 },
        { value: 5 },
        { label: "4" },
      ],
    },
  ],
  ["pictures given by id only", { mainImage: 12, secondaryImage: 13 }],
  [
    "javascript: URLs",
    {
      link: "javascript:alert(1)",
      mainImage: { url: "javascript:alert(1)" },
      mainImageUrl: "data:text/html,<script>alert(1)</script>",
      secondaryImage: "javascript:alert(1)",
      secondaryImages: [{ url: "javascript:alert(1)" }],
      videoUrl: "javascript:alert(1)",
      gallery: [{ imageUrl: "javascript:alert(1)" }, { image: { url: "data:text/html,x" } }],
      screens: [{ imageUrl: "javascript:alert(1)" }, { image: { url: "data:text/html,x" } }],
    },
  ],
])("a document with id, title and %s keeps only these two", (_, rest) => {
  expect(readProject({ id: 7, title: "Kente Lane", ...rest })).toEqual({
    id: "7",
    title: "Kente Lane",
    ...nothing,
  })
})

test("a main picture without alternative text gets the title as its text", () => {
  const picture = { alt: "Kente Lane", url: "http://localhost:3001/a.webp" }
  expect(
    readProject({ id: 7, title: "Kente Lane", mainImageUrl: "/a.webp" })?.mainImage,
  ).toMatchObject(picture)
  expect(
    readProject({ id: 7, title: "Kente Lane", mainImage: { url: "/a.webp", alt: null } })
      ?.mainImage,
  ).toMatchObject(picture)
})

test("empty steps are left out, and the others get distinct ids", () => {
  const steps = [
    { id: 1, title: "Listen", text: "" },
    { title: "Draw" },
    { text: "Weave it." },
    { id: 4 },
    null,
    "Launch",
  ]
  expect(readProject({ id: 7, title: "Kente Lane", steps })?.steps).toEqual([
    { id: "1", title: "Listen", text: "" },
    { id: "Draw", title: "Draw", text: "" },
    { id: "Weave it.", title: "", text: "Weave it." },
  ])
})

test("a gallery picture with sizes keeps them, with the gallery's alternative text", () => {
  const image = {
    url: "/a.webp",
    width: 1200,
    height: 900,
    sizes: { w400: { url: "/a-400.webp", width: 400 } },
  }
  const [picture] =
    readProject({
      id: 7,
      title: "Kente Lane",
      gallery: [{ image, imageUrl: "/a.webp", alt: "A label." }],
    })?.gallery ?? []
  expect(picture).toEqual({
    url: "http://localhost:3001/a.webp",
    alt: "A label.",
    srcSet: "http://localhost:3001/a-400.webp 400w",
    avifSrcSet: "",
    width: 1200,
    height: 900,
  })
})
