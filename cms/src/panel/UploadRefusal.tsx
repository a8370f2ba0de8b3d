"use client"

import { useFormFields } from "@payloadcms/ui"
import { acceptedTypes, maxPictureBytes, pictureTypes } from "../collections/pictureFiles.ts"

/** Why the chosen file will be refused, below it, before it is uploaded and for as long as it is chosen. */
export function UploadRefusal() {
  const file = useFormFields(([fields]) => fields.file?.value)
  return (
    <p className="upload-refusal" role="alert">
      {file instanceof File ? problemOf(file) : ""}
    </p>
  )
}

function problemOf({ size, type }: File): string {
  if (!pictureTypes.includes(type)) return `This file can't be used as a picture. ${acceptedTypes}`
  if (size <= maxPictureBytes) return ""
  const [found, max] = [size, maxPictureBytes].map((bytes) => Math.ceil(bytes / 1_000_000))
  return `This file has ${found} MB. Make the picture smaller first: at most ${max} MB are accepted.`
}
