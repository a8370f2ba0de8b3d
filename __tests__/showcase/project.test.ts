/** @jest-environment node */
import { firstWords, formatDate, readProject } from "../../src/showcase/project"

const nothing = {
  description: "",
  client: "",
  date: "",
  duration: "",
  link: "",
  mainImage: null,
  secondaryImage: null,
  steps: [],
}

test("a whole document is read as it is", () => {
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
    steps: [{ id: "a", title: "Listen", text: "A day in the shop." }],
  }
  expect(readProject(doc)).toEqual({
    ...doc,
    id: "7",
    mainImage: {
      url: "http://localhost:3001/media/main.webp",
      alt: "A stall.",
      srcSet: "",
      width: 1600,
      height: 1000,
    },
    secondaryImage: {
      url: "http://localhost:3001/media/second.webp",
      alt: "Kente Lane Market, another view",
      srcSet: "",
      width: null,
      height: null,
    },
  })
})

test.each([
  ["no id", { title: "Kente Lane" }],
  ["an empty id", { id: "", title: "Kente Lane" }],
  ["no title", { id: 7 }],
  ["a title that is a group", { id: 7, title: { en: "Kente Lane" } }],
  ["nothing", {}],
])("a document with %s is left out", (_, doc) => {
  expect(readProject(doc)).toBeNull()
})

test.each([
  ["nothing else", {}],
  ["nulls", Object.fromEntries(Object.keys(nothing).map((name) => [name, null]))],
  [
    "everything of another kind",
    {
      description: ["a"],
      client: {},
      date: true,
      duration: [],
      link: { url: "https://kente.example/" },
      mainImage: true,
      secondaryImage: [],
      steps: { 0: { title: "Listen" } },
    },
  ],
  ["pictures that the service has not joined to it", { mainImage: 12, secondaryImage: 13 }],
  [
    "scripts for addresses",
    {
      link: "javascript:alert(1)",
      mainImage: { url: "javascript:alert(1)" },
      mainImageUrl: "data:text/html,<script>alert(1)</script>",
      secondaryImage: "javascript:alert(1)",
    },
  ],
])("a document with id and title and %s shows these two", (_, rest) => {
  expect(readProject({ id: 7, title: "Kente Lane", ...rest })).toEqual({
    id: "7",
    title: "Kente Lane",
    ...nothing,
  })
})

test("a main picture without a description of its own, or by its address alone, has the title's words", () => {
  const picture = { alt: "Kente Lane", url: "http://localhost:3001/a.webp" }
  expect(
    readProject({ id: 7, title: "Kente Lane", mainImageUrl: "/a.webp" })?.mainImage,
  ).toMatchObject(picture)
  expect(
    readProject({ id: 7, title: "Kente Lane", mainImage: { url: "/a.webp", alt: null } })
      ?.mainImage,
  ).toMatchObject(picture)
})

test("steps that say nothing are left out, and every other one can be told apart", () => {
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

test.each([
  ["2024-05-01T00:00:00.000Z", "May 2024"],
  ["2024-05-31T23:59:59.000Z", "May 2024"],
  ["2024-12-31", "December 2024"],
  ["2024-05", "May 2024"],
  ["2024-13-01", "2024-13-01"],
  ["2024-01 to 2024-03", "2024-01 to 2024-03"],
  ["2024-2025", "2024-2025"],
  ["Spring 2024", "Spring 2024"],
  ["2024", "2024"],
  ["12", "12"],
  ["May 1, 2024", "May 1, 2024"],
  ["", ""],
])("the date %j reads %j", (date, words) => {
  expect(formatDate(date)).toBe(words)
})

test("search results show a short text whole", () => {
  const text = "Sixty weavers, one shop."
  expect(firstWords(text)).toBe(text)
})

test("search results show the start of a long text, cut at a word", () => {
  const start = firstWords("weave ".repeat(100))
  expect(start.length).toBeLessThanOrEqual(155)
  expect(start).toMatch(/weave…$/)
})

test("a long text without a space is cut all the same", () => {
  expect(firstWords("a".repeat(500))).toHaveLength(155)
})
