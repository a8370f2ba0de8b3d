"use client"

import { PasswordField } from "@payloadcms/ui"
import type { TextFieldClientComponent } from "payload"

/** Whether it is needed, and right, is for the server to say. */
const anything = () => true as const

/** The present password of whoever changes one, hidden like any other. */
export const PresentPassword: TextFieldClientComponent = ({ field, path }) => (
  <PasswordField autoComplete="current-password" field={field} path={path} validate={anything} />
)
