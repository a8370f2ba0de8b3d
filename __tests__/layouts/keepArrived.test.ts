import { keepArrived } from "../../src/layouts/keepArrived"
import { forgetListenersAfterEachTest } from "../support/listeners"

/** The parts of the browser's animations that are read, which jsdom lacks. */
class ViewTimeline {
  constructor(readonly subject: Element) {}
}
class KeyframeEffect {
  constructor(
    readonly target: Element,
    readonly pseudoElement: string | null,
    private readonly fill: FillMode,
  ) {}
  getTiming() {
    return { fill: this.fill }
  }
}

let animations: object[]
let rules: string
const band = document.createElement("section")
const card = document.createElement("p")
band.append(card)

function animate({
  pseudo = null as string | null,
  fill = "both" as FillMode,
  subject = band as Element,
  isFinished = true,
}) {
  animations.push({
    effect: new KeyframeEffect(card, pseudo, fill),
    timeline: new ViewTimeline(subject),
    playState: isFinished ? "finished" : "running",
  })
}

const stopScrolling = () => document.dispatchEvent(new Event("scrollend"))

forgetListenersAfterEachTest()

beforeEach(() => {
  animations = []
  card.removeAttribute("data-arrived")
  class Sheet {
    replaceSync(text: string) {
      rules = text
    }
  }
  Object.assign(globalThis, { ViewTimeline, KeyframeEffect, CSSStyleSheet: Sheet })
  Object.assign(document, { adoptedStyleSheets: [], getAnimations: () => animations })
  keepArrived()
})

test("an element whose animation is at its end keeps that end", () => {
  animate({})
  stopScrolling()
  expect(card).toHaveAttribute("data-arrived", "self")
  expect(document.adoptedStyleSheets).toHaveLength(1)
  expect(rules).toContain('[data-arrived~="self"]')
})

test("its parts arrive one after the other, each with all of its animations", () => {
  animate({ pseudo: "::before" })
  animate({ pseudo: "::after" })
  animate({ pseudo: "::after", isFinished: false })
  stopScrolling()
  expect(card).toHaveAttribute("data-arrived", "before")
  animations = []
  animate({ pseudo: "::after" })
  stopScrolling()
  expect(card).toHaveAttribute("data-arrived", "before after")
})

test("an element that is brought in, and moves while it is in view, goes on moving", () => {
  animate({})
  animate({ fill: "none" })
  stopScrolling()
  expect(card).not.toHaveAttribute("data-arrived")
})

test.each([
  ["is still coming", { isFinished: false }],
  [
    "shows how far something else has been scrolled",
    { subject: document.createElement("article") },
  ],
  ["moves only while it is in view", { fill: "none" as const }],
])("what %s goes on", (_, animation) => {
  animate(animation)
  stopScrolling()
  expect(card).not.toHaveAttribute("data-arrived")
})
