import { formatDate } from "../../../components/text/date"

type DayProps = {
  /** YYYY-MM-DD. */
  day: string
  className?: string
}

/** A date in words, with the ISO date in `datetime`. */
export function Day({ day, className }: DayProps) {
  return (
    <time dateTime={day} className={className}>
      {formatDate(day)}
    </time>
  )
}
