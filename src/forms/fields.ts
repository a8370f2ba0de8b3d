import type { FieldConfig } from "./config"
import * as rules from "./rules"

/** Fields that several forms have; the others are in their form. */

export const name = {
  label: "Your name",
  autoComplete: "name",
  rule: rules.required("Name is required."),
} satisfies FieldConfig<string>

export const fullName = {
  label: "Full name",
  autoComplete: "name",
  rule: rules.required("Full Name is required."),
} satisfies FieldConfig<string>

export const email = {
  label: "E-mail",
  type: "email",
  autoComplete: "email",
  rule: rules.email(),
} satisfies FieldConfig<string>

export const password = {
  label: "Password",
  type: "password",
  autoComplete: "current-password",
  rule: rules.password(),
} satisfies FieldConfig<string>

export const newPassword = {
  ...password,
  autoComplete: "new-password",
  hint: "At least 8 characters.",
} satisfies FieldConfig<string>
