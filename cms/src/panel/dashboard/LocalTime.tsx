"use client"

import { useEffect, useState } from "react"

const format: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }

/** A time in the reader's time zone, which the server does not know: it writes UTC. */
export function LocalTime({ at }: { at: string }) {
  const [text, setText] = useState(
    () =>
      `${new Intl.DateTimeFormat("en-GB", { ...format, timeZone: "UTC" }).format(new Date(at))} UTC`,
  )
  useEffect(() => setText(new Intl.DateTimeFormat("en-GB", format).format(new Date(at))), [at])
  return <time dateTime={at}>{text}</time>
}
