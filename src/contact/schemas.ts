import * as yup from "yup"
import { messages } from "../messages"

/** Local part, @, a domain with a dot, and at least two letters at the end, in any case (SPEC 5). */
const addressPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i

const required = (message: string) => yup.string().trim().required(message)

/** The form of /contact-us (SPEC 5; DESIGN "Contact texts"). Fields in the order in which they stand. */
export const contactSchema = yup.object({
  name: required(messages.nameRequired),
  email: required(messages.emailRequired).matches(addressPattern, {
    message: messages.emailInvalid,
    excludeEmptyString: true,
  }),
  phone: required(messages.phoneNumberRequired),
  subject: required(messages.subjectRequired),
  message: required(messages.messageRequired),
})
