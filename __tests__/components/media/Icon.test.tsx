import { render, screen } from "@testing-library/react"
import { Icon, type IconName } from "../../../src/components/media/Icon"

test.each<IconName>(["arrow", "menu", "facebook"])(
  "the icon %s is drawn and never announced",
  (name) => {
    render(
      <button type="button">
        <Icon name={name} /> Go
      </button>,
    )
    const svg = document.querySelector("svg")
    expect(svg).toHaveAttribute("aria-hidden", "true")
    expect(svg?.querySelector("path")?.getAttribute("d")).toBeTruthy()
    expect(screen.getByRole("button")).toHaveAccessibleName("Go")
  },
)
