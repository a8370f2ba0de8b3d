import type { DefaultServerCellComponentProps } from "payload"

/** "Yes" where a checkbox is ticked, and nothing elsewhere: Payload would write "false" in every row. */
export function YesCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? "Yes" : ""
}
