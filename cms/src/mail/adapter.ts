import { nodemailerAdapter } from "@payloadcms/email-nodemailer"
import nodemailer from "nodemailer"
import { companyName } from "../brand.ts"
import type { Environment } from "../environment.ts"

type MailSettings = Pick<
  Environment,
  "mailFrom" | "smtpHost" | "smtpPassword" | "smtpPort" | "smtpUser"
>

/**
 * Mail over SMTP. Connects only for the first mail, so the service starts while the mail server is
 * down. The timeouts are short: a failed mail is retried, and a mail in progress delays shutdown.
 */
export function createMailAdapter({
  mailFrom,
  smtpHost,
  smtpPassword,
  smtpPort,
  smtpUser,
}: MailSettings) {
  const transport = nodemailer.createTransport({
    host: smtpHost,
    port: smtpPort,
    secure: smtpPort === 465,
    auth: smtpUser ? { user: smtpUser, pass: smtpPassword ?? "" } : undefined,
    // A burst of messages shares a few connections instead of opening one each.
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  })
  return nodemailerAdapter({
    defaultFromAddress: mailFrom,
    defaultFromName: companyName,
    skipVerify: true,
    transport,
  })
}
