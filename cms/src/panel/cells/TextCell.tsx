import type { DefaultServerCellComponentProps } from "payload"

/** A text, or nothing where there is none: Payload would write the field's name in angle brackets. */
export function TextCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === "string" ? cellData : ""
}
