// @ts-check
import { spawnSync } from "node:child_process"
import { UserFacingError } from "../userFacingError.mjs"

/**
 * Writes a self-signed certificate that is valid for two days, with openssl.
 * @param {{ certificate: string, key: string }} files to write, in PEM
 * @param {readonly string[]} hosts that it is for
 * @throws UserFacingError when openssl is missing or fails
 */
export function makeCertificate({ certificate, key }, hosts) {
  const names = hosts.map((host) => `DNS:${host}`).join(",")
  const { status, stderr, error } = spawnSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-keyout", key, "-out", certificate, "-days", "2", "-subj", `/CN=${hosts[0]}`],
      ...["-addext", `subjectAltName=${names}`],
    ],
    { encoding: "utf8" },
  )
  if (error) {
    throw new UserFacingError(`openssl can't be run (${error.message}): install it.`)
  }
  if (status !== 0) throw new UserFacingError(`openssl made no certificate:\n${stderr}`)
}
