import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { type ReactElement, StrictMode } from "react"
import { type PageContext, readSitePages } from "../../src/routes"
import ResetPassword from "../../src/templates/account/ResetPassword"
import SignIn from "../../src/templates/account/SignIn"
import SignUp from "../../src/templates/account/SignUp"
import VerificationSent from "../../src/templates/account/VerificationSent"
import VerifyEmail from "../../src/templates/account/VerifyEmail"
import { expectNoViolations } from "../support/axe"
import { fixture } from "../support/fixtures"
import { interceptNetwork } from "../support/network"
import { sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"

const templates = {
  "/sign-in": SignIn,
  "/sign-up": SignUp,
  "/reset-password": ResetPassword,
  "/verification-sent": VerificationSent,
  "/verify-email": VerifyEmail,
}
type Path = keyof typeof templates
const paths = Object.keys(templates) as Path[]

const account = fixture("account.json")
account.verificationSent.sentTo = "We have sent a mail to"
const requests = interceptNetwork()
const user = userEvent.setup({ delay: null })
const verifyPath = "http://localhost:3001/product/auth/verify-email?token="
const hearReports = () => jest.spyOn(console, "error").mockImplementation()

function titleOf(path: Path) {
  return readSitePages("data").all.find((route) => route.path === path)?.title
}

/** The page as its template renders it for the current address. */
function page(path: Path): ReactElement {
  const Page = templates[path] as unknown as (props: Record<string, unknown>) => ReactElement
  const img = sharpPicture("A green door.")
  const data = {
    account: {
      ...account,
      img,
      resetPassword: { ...account.resetPassword, img },
      verificationSent: { ...account.verificationSent, img },
      verifyEmail: { ...account.verifyEmail, img },
    },
    siteInfo: site,
  }
  const pageContext = { pagePath: path, title: titleOf(path) } as PageContext
  const { search } = window.location
  return (
    <main>
      <Page data={data} pageContext={pageContext} location={{ search, key: "initial" }} />
    </main>
  )
}

/** Opens an address and returns its page. */
function arrive(path: Path, query = "", state: object | null = null): ReactElement {
  window.history.pushState(state, "", path + query)
  return page(path)
}

function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms))
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent
const link = (name: string) => screen.getByRole("link", { name })

afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

test.each(paths)("%s has one h1, its title, before hydration", (path) => {
  serverRender(arrive(path))
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
  expect(heading()).toBe(titleOf(path))
})

test.each(paths)(
  "%s is not indexed, starts its runtime at once and has the plain layout",
  (path) => {
    const row = readSitePages("data").all.find((route) => route.path === path)
    expect(row).toMatchObject({ indexed: false, runtime: "now", layout: "plain" })
  },
)

test.each<Path>(["/sign-in", "/sign-up", "/reset-password", "/verify-email"])(
  "%s says what to do without JavaScript",
  (path) => {
    serverRender(arrive(path))
    const words = document.querySelector("noscript")?.textContent
    expect(words).toContain("scripts are off")
    expect(words).toContain("Switch them on")
  },
)

test.each<Path>(["/sign-in", "/sign-up"])(
  "the external buttons on %s only open other sites, and announce a new tab",
  (path) => {
    render(arrive(path))
    const links = within(screen.getByRole("region", { name: account.external.title })).getAllByRole(
      "link",
      { name: /\(opens in a new tab\)$/ },
    )
    expect(links).toHaveLength(account.external.links.length)
    for (const button of links) {
      expect(button).toHaveAttribute("href", expect.stringMatching(/^https:\/\//))
      expect(button).toHaveAttribute("target", "_blank")
      expect(button).toHaveAttribute("rel", "noopener noreferrer")
    }
    expect(requests).toHaveLength(0)
  },
)

test("/sign-in links to the password reset below its form", () => {
  render(arrive("/sign-in"))
  expect(link("Forgot password?")).toHaveAttribute("href", "/reset-password")
  const form = screen.getByRole("form", { name: "Sign in" })
  expect(form.compareDocumentPosition(link("Forgot password?"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

const notice = () => screen.queryByText(account.signIn.notice.text)
const dismiss = () => screen.getByRole("button", { name: account.signIn.notice.dismiss })

test("the notice on /sign-in can be dismissed, and stays dismissed", async () => {
  render(arrive("/sign-in"))
  expect(notice()).toBeVisible()
  await user.click(dismiss())
  expect(notice()).not.toBeVisible()
  expect(screen.getByText("The notice is dismissed.")).toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  expect(localStorage.getItem("dismissed")).toBe(account.signIn.notice.slug)
})

test("a notice dismissed earlier is hidden from the first paint on, a different one is not", () => {
  serverRender(arrive("/sign-in"))
  document.documentElement.dataset.dismissed = account.signIn.notice.slug
  expect(notice()).not.toBeVisible()
  document.documentElement.dataset.dismissed = "an-older-one"
  expect(notice()).toBeVisible()
  delete document.documentElement.dataset.dismissed
})

test("the notice can be dismissed where storage is blocked", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Storage is forbidden", "SecurityError")
  })
  render(arrive("/sign-in"))
  await user.click(dismiss())
  expect(notice()).not.toBeVisible()
})

test.each([
  ["once", (element: ReactElement) => element],
  ["twice", (element: ReactElement) => <StrictMode>{element}</StrictMode>],
])("signing out clears the session and says so when React mounts %s", (_, wrap) => {
  localStorage.setItem("authToken", "abc.def")
  localStorage.setItem("user", "{}")
  localStorage.setItem("scheme", "dark")
  render(wrap(arrive("/sign-in", "?signed-out&from=x")))
  expect(screen.getByText("You are signed out.")).toBeVisible()
  expect({ ...localStorage }).toEqual({ scheme: "dark" })
  expect(window.location.search).toBe("?from=x")
})

test("a plain visit to /sign-in keeps the session", () => {
  localStorage.setItem("authToken", "abc.def")
  render(arrive("/sign-in"))
  expect(localStorage.getItem("authToken")).toBe("abc.def")
  expect(screen.queryByText("You are signed out.")).not.toBeInTheDocument()
})

const requestForm = () => screen.queryByRole("form", { name: "Ask for a reset link" })
const newPasswordForm = () => screen.queryByRole("form", { name: "Choose a new password" })

test("/reset-password shows neither form until it knows which", () => {
  const hydrate = serverRender(arrive("/reset-password"))
  expect(requestForm()).not.toBeInTheDocument()
  expect(newPasswordForm()).not.toBeInTheDocument()
  hydrate()
  expect(requestForm()).toBeInTheDocument()
})

test("/reset-password without a token asks for an e-mail address only", () => {
  render(arrive("/reset-password"))
  expect(screen.getByRole("button", { name: "Send Reset Link" })).toBeVisible()
  expect(newPasswordForm()).not.toBeInTheDocument()
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument()
})

test("/reset-password treats an empty token as none", () => {
  render(arrive("/reset-password", "?token="))
  expect(requestForm()).toBeInTheDocument()
  expect(window.location.search).toBe("")
})

test.each([
  ["once", (element: ReactElement) => element],
  ["twice", (element: ReactElement) => <StrictMode>{element}</StrictMode>],
])(
  "/reset-password with a token asks for a new password, and removes the token from the address, when React mounts %s",
  async (_, wrap) => {
    render(wrap(arrive("/reset-password", "?token=a%2Bb%3D&x=1#top", { key: "1" })))
    expect(requestForm()).not.toBeInTheDocument()
    expect(window.location.href).toBe("http://localhost:9000/reset-password?x=1#top")
    expect(window.history.state.key).toBe("1")
    await user.type(screen.getByLabelText("E-mail"), "ama@example.com")
    await user.type(screen.getByLabelText("New password"), "kente cloth")
    await user.click(screen.getByRole("button", { name: "Reset Password" }))
    expect(requests[0]?.body).toEqual({
      data: { email: "ama@example.com", password: "kente cloth", token: "a+b=" },
    })
  },
)

test("reloading /reset-password keeps the token until it is used", async () => {
  const { unmount } = render(arrive("/reset-password", "?token=abc"))
  unmount()
  render(page("/reset-password"))
  await user.type(screen.getByLabelText("E-mail"), "ama@example.com")
  await user.type(screen.getByLabelText("New password"), "kente cloth")
  await user.click(screen.getByRole("button", { name: "Reset Password" }))
  await requests[0]?.answer({})
  expect(window.history.state).toEqual({})
})

test("a used reset link shows the service's message, and keeps the form", async () => {
  hearReports()
  render(arrive("/reset-password", "?token=abc"))
  await user.type(screen.getByLabelText("E-mail"), "ama@example.com")
  await user.type(screen.getByLabelText("New password"), "kente cloth")
  await user.click(screen.getByRole("button", { name: "Reset Password" }))
  await requests[0]?.answer({ error: "This link is no longer good." }, { status: 400 })
  const form = within(newPasswordForm() as HTMLElement)
  expect(form.getByRole("alert").textContent).toBe("This link is no longer good.")
  expect(screen.getByLabelText("New password")).toHaveValue("kente cloth")
})

test.each([
  ["the address passed on by /sign-up", { email: "ama@example.com" }, "ama@example.com"],
  ["no address if none was passed on", null, "your email"],
  ["no address if it isn't a string", { email: { toString: "x" } }, "your email"],
  ["no address if it is blank", { email: " " }, "your email"],
])("/verification-sent shows %s", (_, state, email) => {
  const hydrate = serverRender(arrive("/verification-sent", "", state))
  expect(screen.getByText(/We have sent a mail to/)).toHaveTextContent("to your email.")
  hydrate()
  expect(screen.getByText(/We have sent a mail to/)).toHaveTextContent(`to ${email}.`)
})

test("/verification-sent says what to do with the mail, and links to /sign-in", () => {
  render(arrive("/verification-sent"))
  expect(screen.getByText(account.verificationSent.text)).toBeVisible()
  expect(link(account.verificationSent.signIn)).toHaveAttribute("href", "/sign-in")
})

test("/verify-email without a token says so at once, and sends no request", async () => {
  render(arrive("/verify-email"))
  expect(heading()).toBe("Verification Failed")
  expect(screen.getByText("Invalid verification link. Missing token.")).toBeVisible()
  expect(screen.getByText(account.verifyEmail.help)).toBeVisible()
  expect(link("Sign in")).toHaveAttribute("href", "/sign-in")
  expect(link("Sign up")).toHaveAttribute("href", "/sign-up")
  expect(requests).toHaveLength(0)
  await expectNoViolations()
})

test.each([
  ["once", (element: ReactElement) => element],
  ["twice", (element: ReactElement) => <StrictMode>{element}</StrictMode>],
])("/verify-email sends one request when React mounts %s", async (_, wrap) => {
  jest.useFakeTimers()
  render(wrap(arrive("/verify-email", "?token=a%2Bb")))
  await pass(100)
  expect(screen.getByText("Verifying your email...")).toBeVisible()
  expect(requests.map(({ url, method }) => [url, method])).toEqual([[`${verifyPath}a%2Bb`, "GET"]])
  expect(requests[0]?.aborted()).toBe(false)
  expect(window.location.search).toBe("")
  await requests[0]?.answer({ message: "Fine." })
  expect(heading()).toBe("Email Verified Successfully!")
  expect(requests).toHaveLength(1)
})

test("/verify-email reports success and goes to /sign-in after 5 seconds", async () => {
  jest.useFakeTimers()
  render(arrive("/verify-email", "?token=abc"))
  await requests[0]?.answer({})
  expect(screen.getByText(/Your account has been activated/)).toBeVisible()
  expect(link("Sign in")).toHaveAttribute("href", "/sign-in")
  await pass(4999)
  expect(navigate).not.toHaveBeenCalled()
  await pass(1)
  expect(navigate).toHaveBeenCalledWith("/sign-in", {})
})

test("reloading a verified page doesn't report the used link as bad", async () => {
  const { unmount } = render(arrive("/verify-email", "?token=abc"))
  await requests[0]?.answer({})
  unmount()
  render(page("/verify-email"))
  expect(heading()).toBe("Email Verified Successfully!")
  expect(requests).toHaveLength(1)
})

const refused = "Email verification failed. The link may have expired or is invalid."

test("/verify-email reports a bad link, and offers sign-in and sign-up", async () => {
  const report = hearReports()
  render(arrive("/verify-email", "?token=abc"))
  await requests[0]?.answer({ error: "The service's own words." }, { status: 400 })
  expect(heading()).toBe("Verification Failed")
  expect(screen.getByText(refused)).toBeVisible()
  expect(link("Sign in")).toHaveAttribute("href", "/sign-in")
  expect(link("Sign up")).toHaveAttribute("href", "/sign-up")
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument()
  expect(report).toHaveBeenCalledTimes(1)
  await expectNoViolations()
})

test("a rate-limited /verify-email says when to try again, and can", async () => {
  hearReports()
  render(arrive("/verify-email", "?token=abc"))
  await requests[0]?.answer({}, { status: 429, headers: { "Retry-After": "30" } })
  expect(screen.getByText(`${refused} You can try again in 30 seconds.`)).toBeVisible()
  expect(screen.queryByText(account.verifyEmail.help)).not.toBeInTheDocument()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(screen.getByText("Verifying your email...")).toBeVisible()
  expect(requests).toHaveLength(2)
  await requests[1]?.answer({})
  expect(heading()).toBe("Email Verified Successfully!")
})

test("leaving /verify-email cancels its request and logs nothing", async () => {
  jest.useFakeTimers()
  const { unmount } = render(arrive("/verify-email", "?token=abc"))
  unmount()
  await pass(10)
  expect(requests[0]?.aborted()).toBe(true)
})

test("/verify-email as built claims no result", () => {
  serverRender(arrive("/verify-email", "?token=abc"))
  expect(heading()).toBe(titleOf("/verify-email"))
  expect(requests).toHaveLength(0)
})
