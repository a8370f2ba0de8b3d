import { createServer, type Socket } from "node:net"

/** An SMTP server that accepts everything, for one test file. */
export async function startMailServer() {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
    converse(socket, (mail) => mails.push(mail))
  })
  server.unref()
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  await listen(0)
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0

  return {
    mails,
    port,
    /** Refuses connections from now on. */
    async goDown(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    comeBack: () => listen(port),
  }
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
