import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Button, ButtonLink } from "../../../src/components/action/Button"

test("a button works by click and by keyboard", async () => {
  const user = userEvent.setup()
  const onClick = jest.fn()
  render(<Button onClick={onClick}>Try again</Button>)
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await user.keyboard("{Enter}")
  await user.keyboard(" ")
  expect(onClick).toHaveBeenCalledTimes(3)
})

test("a button in a form submits only if it is the submit button", async () => {
  const user = userEvent.setup()
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Show more</Button>
      <Button type="submit">Send message</Button>
    </form>,
  )
  await user.click(screen.getByRole("button", { name: "Show more" }))
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(screen.getByRole("button", { name: "Send message" }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test("a link styled as a button is a link, and its arrow adds nothing to its name", () => {
  render(<ButtonLink to="/contact-us">Talk to an expert</ButtonLink>)
  const link = screen.getByRole("link", { name: "Talk to an expert" })
  expect(link).toHaveAttribute("href", "/contact-us")
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
})
