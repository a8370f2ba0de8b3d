import { sendContactMessage } from "../../src/api/product"
import { interceptNetwork } from "../support/network"

const requests = interceptNetwork()
const message = {
  name: "Ama Serwaa",
  email: "ama@example.com",
  phone: "+233 20 000 0000",
  subject: "A shop",
  message: "We sell cloth.",
}

function send() {
  const sent = sendContactMessage(message, new AbortController().signal)
  const [request] = requests
  if (!request) throw new Error("Nothing was sent")
  return { sent, request }
}

test("a contact message goes to the product API as a pending one", async () => {
  const { sent, request } = send()
  expect(request.url).toBe("http://localhost:3001/product/contacts")
  expect(request.method).toBe("POST")
  expect(request.body).toEqual({ data: { ...message, statuses: "pending" } })
  await request.answer({})
  await sent
})

test.each<[number, unknown]>([
  [200, { doc: {} }],
  [201, { error: "in spite of its name" }],
  [204, null],
  [200, "OK"],
  [200, "<h1>Thanks</h1>"],
])("an answer with %i is success, whatever its body", async (status, body) => {
  const { sent, request } = send()
  await request.answer(body, { status })
  await expect(sent).resolves.toBeUndefined()
})

test.each([400, 403, 413, 429, 500])("an answer with %i is a failure", async (status) => {
  const { sent, request } = send()
  const failed = expect(sent).rejects.toMatchObject({ name: "ApiError", status })
  await request.answer({ error: "No" }, { status })
  await failed
})

test("a signed-in visitor's token goes with it", async () => {
  localStorage.setItem("authToken", "abc.def")
  const { sent, request } = send()
  expect(request.headers).toMatchObject({ authorization: "Bearer abc.def" })
  await request.answer({})
  await sent
})

test.each<[string, () => void]>([
  ["nobody has signed in", () => {}],
  ["the token is empty", () => localStorage.setItem("authToken", "")],
  [
    "the browser forbids storage",
    () =>
      jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
        throw new DOMException("Storage is forbidden", "SecurityError")
      }),
  ],
])("no token is sent when %s", async (_, given) => {
  given()
  const { sent, request } = send()
  expect(request.headers).not.toHaveProperty("authorization")
  await request.answer({})
  await sent
})
