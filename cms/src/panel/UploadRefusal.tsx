"use client"

import { useFormFields } from "@payloadcms/ui"
import { useEffect, useState } from "react"

/**
 * Why the chosen file was refused, below it for as long as it is chosen: Payload's own message at the file
 * disappears as soon as the form is checked again, and its notice after some seconds.
 */
export function UploadRefusal() {
  const file = useFormFields(([fields]) => fields.file)
  const [refusal, setRefusal] = useState<{ file: unknown; text: string } | null>(null)

  useEffect(() => {
    if (file?.errorMessage && file.value) setRefusal({ file: file.value, text: file.errorMessage })
  }, [file])

  return (
    <p className="upload-refusal" role="alert">
      {refusal && refusal.file === file?.value ? refusal.text : ""}
    </p>
  )
}
