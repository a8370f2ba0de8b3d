import { createServer, type Socket } from "node:net"

/** A mail server that accepts everything, for one test file. */
export async function startMailServer() {
  const mails: string[] = []
  const server = createServer((socket) => converse(socket, (mail) => mails.push(mail)))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  server.unref()
  return { mails, port }
}

function converse(socket: Socket, store: (mail: string) => void): void {
  let received = ""
  let inMail = false
  socket.unref()
  socket.on("error", () => {})
  socket.write("220 test\r\n")
  socket.on("data", (chunk) => {
    received += chunk.toString()
    for (;;) {
      const end = inMail ? received.indexOf("\r\n.\r\n") : received.indexOf("\r\n")
      if (end < 0) return
      const line = received.slice(0, end)
      received = received.slice(end + (inMail ? 5 : 2))
      if (inMail) store(line)
      const startsMail = !inMail && line.toUpperCase() === "DATA"
      inMail = startsMail
      socket.write(startsMail ? "354 go on\r\n" : "250 ok\r\n")
    }
  })
}
