// Inlined in the head of pages that don't work without their runtime (src/components/feedback/RuntimeFailure.tsx): shows their
// message when the loader calls it. The text is added only then, because crawlers without scripts treat all text in the
// document as content.
;((w, d) => {
  w.showRuntimeFailure = () => {
    for (const place of d.querySelectorAll("[data-runtime-failure]:empty")) {
      const words = JSON.parse(place.dataset.runtimeFailure)
      const add = (tag, text, className, parent = place) => {
        const element = d.createElement(tag)
        element.textContent = text
        if (className) element.className = className
        parent.append(element)
        return element
      }
      add(words.heading, "Unexpected Application Error!", words.headingClass)
      const text = add("p", `${words.text} `)
      add("a", words.label, "", text).href = words.href
      const reload = add("button", "Reload the page", words.buttonClass)
      reload.onclick = () => w.location.reload()
    }
  }
})(window, document)
