"use client"

import { PasswordField } from "@payloadcms/ui"
import type { TextFieldClientComponent } from "payload"

/** The server decides whether it is required and correct. */
const anything = () => true as const

/** The current password of the administrator who sets a new one, in a masked input. */
export const PresentPassword: TextFieldClientComponent = ({ field, path }) => (
  <PasswordField autoComplete="current-password" field={field} path={path} validate={anything} />
)
