"use client"
import { useState } from "react"

type SendAgainButtonProps = {
  /** Id of the contact message. */
  id: number | string
}

type Answer = { message?: string; errors?: { message: string }[] }

/** Queues the mail of a message again and shows the outcome. */
export function SendAgainButton({ id }: SendAgainButtonProps) {
  const [isSending, setIsSending] = useState(false)
  const [notice, setNotice] = useState("")

  async function send(): Promise<void> {
    setIsSending(true)
    setNotice("")
    try {
      const response = await fetch(`/api/contacts/${id}/send-again`, { method: "POST" })
      const { message, errors }: Answer = await response.json()
      setNotice(message ?? errors?.[0]?.message ?? "")
    } catch (error) {
      console.error(error)
      setNotice("The service could not be reached.")
    } finally {
      setIsSending(false)
    }
  }

  return (
    <div>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        disabled={isSending}
        onClick={send}
      >
        Send again
      </button>
      <p role="status">{notice}</p>
    </div>
  )
}
