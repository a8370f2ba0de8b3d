import { nodemailerAdapter } from "@payloadcms/email-nodemailer"
import nodemailer from "nodemailer"
import { companyName } from "../brand.ts"
import type { Environment } from "../environment.ts"

type MailSettings = Pick<
  Environment,
  "mailFrom" | "smtpHost" | "smtpPassword" | "smtpPort" | "smtpUser"
>

/**
 * Mail over SMTP. Nothing is contacted before the first mail, so a mail server that is down stops no start.
 * The waits are short: a letter that was not sent is tried again, and one in hand holds up the end of the process.
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
