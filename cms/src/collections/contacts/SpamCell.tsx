import type { DefaultServerCellComponentProps } from "payload"

/** "Yes" where the honeypot was filled in, and nothing elsewhere: Payload would write "false" in every row. */
export function SpamCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? "Yes" : ""
}
