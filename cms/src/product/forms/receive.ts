import type { Endpoint } from "payload"
import { HttpError } from "../../http/httpError.ts"
import type { Limits } from "../../limits/limits.ts"
import { isHoneypotFilled } from "../contacts/fields.ts"
import { handle } from "../http/handle.ts"
import { readFields } from "../http/readFields.ts"
import { readJson } from "../http/readJson.ts"
import { storeOnce } from "../http/storeOnce.ts"
import type { TextField } from "../http/textField.ts"
import { type FormName, forms, lists } from "./forms.ts"

/** Room for the longest text in any script, with every character escaped. */
const maxBytes = 128 * 1024

const century = 100 * 365 * 24 * 60 * 60 * 1000

/** A second subscription of the same address changes nothing, however late it comes. */
const sameFor: Partial<Record<FormName, number>> = { subscriptions: century }

/**
 * POST /product/comments, /product/subscriptions and /product/questions (docs/specification.md#requests): validates what the
 * form has sent and stores it, with the limits, the honeypot and the responses of contact messages. Nobody is mailed: the
 * panel shows what has arrived.
 */
export function formEndpoints(limits: Limits): Endpoint[] {
  return (Object.keys(forms) as FormName[]).map((form) => ({
    path: `/product/${form}`,
    method: "post",
    handler: handle(async (req) => {
      await limits.contact(req)
      const body = await readJson(req, maxBytes)
      const entry = read(form, body)
      const id = await storeOnce(req.payload, form, entry, sameFor[form])
      return Response.json({ id }, { status: 201 })
    }),
  }))
}

/** @throws HttpError 400 with a message per invalid field */
function read(form: FormName, body: unknown) {
  const fields: Record<string, TextField> = forms[form]
  const parsed = readFields(fields, body)
  if ("errors" in parsed) throw invalid(parsed.errors as Record<string, string>)
  const { email = "", list, ...others } = parsed.values
  if (list !== undefined && !lists.some((known) => known === list)) {
    throw invalid({ list: "There is no such list." })
  }
  return { ...others, email, ...(list && { list }), honeypot: isHoneypotFilled(body) }
}

function invalid(errors: Record<string, string>): HttpError {
  return new HttpError(400, "Some fields are missing or wrong.", {}, { errors })
}
