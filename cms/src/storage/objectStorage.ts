import type { S3ClientConfig } from "@aws-sdk/client-s3"
import type { CollectionConfig, Config } from "payload"
import type { Reader } from "../environment/reader.ts"

/** A bucket of S3, or of a service that speaks its protocol. */
export type ObjectStorage = {
  bucket: string
  region: string
  /** Undefined for AWS itself. */
  endpoint: string | undefined
  /** Whether the bucket is named in the path of an address instead of its host. */
  forcePathStyle: boolean
  /** Undefined leaves it to the SDK to find them, such as the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** The settings of object storage; null when pictures are kept in the data folder. */
export function readObjectStorage(reader: Reader): ObjectStorage | null {
  const bucket = reader.optional("S3_BUCKET")
  const endpoint =
    reader.optional("S3_ENDPOINT") && reader.origin("S3_ENDPOINT", "http://localhost")
  const region = reader.optional("S3_REGION")
  const accessKeyId = reader.secret("S3_ACCESS_KEY_ID")
  const secretAccessKey = reader.secret("S3_SECRET_ACCESS_KEY")
  const forcePathStyle = reader.flag("S3_FORCE_PATH_STYLE", endpoint !== undefined)
  const { problems } = reader
  if (!bucket) {
    const others = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId }
    for (const [name, value] of Object.entries(others)) {
      if (value) problems.push(`S3_BUCKET is missing: ${name} is set.`)
    }
    return null
  }
  if (!endpoint && !region)
    problems.push("S3_REGION is missing: S3_BUCKET is set without S3_ENDPOINT.")
  if (accessKeyId && !secretAccessKey) {
    problems.push("S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID is set.")
  }
  if (secretAccessKey && !accessKeyId) {
    problems.push("S3_ACCESS_KEY_ID is missing: S3_SECRET_ACCESS_KEY is set.")
  }
  return {
    bucket,
    endpoint,
    // Other services mostly ignore it, but the signature needs one.
    region: region ?? "us-east-1",
    forcePathStyle,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}

export function clientConfig({
  credentials,
  endpoint,
  forcePathStyle,
  region,
}: ObjectStorage): S3ClientConfig {
  // The SDK warns on Node 20 that later versions of it will need a newer one; ours is pinned.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true"
  return {
    forcePathStyle,
    region,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // The SDK would send a checksum with every upload, which some services don't understand.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  }
}

/**
 * Keeps the files of pictures in a bucket. They are uploaded by the service, which checks them and makes the smaller sizes, and served
 * by it, so that their addresses stay the same.
 */
export function keepPicturesIn(storage: ObjectStorage) {
  return async (config: Config): Promise<Config> => {
    const { s3Storage } = await import("@payloadcms/storage-s3")
    const stored = await s3Storage({
      bucket: storage.bucket,
      collections: { media: true },
      config: clientConfig(storage),
      // A panel of its own, for the plugin to add the component to that uploads from the browser.
    })({ ...config, admin: {} })
    const original = config.collections?.find(({ slug }) => slug === "media")
    return {
      ...stored,
      admin: config.admin,
      collections: stored.collections?.map((collection) =>
        collection.slug === "media" && original ? withFieldsOf(original, collection) : collection,
      ),
    }
  }
}

/**
 * The plugin's collection with our own fields. The plugin adds a column for uploads from the browser, which there are none of, and
 * hooks that leave our addresses as they are.
 */
function withFieldsOf(original: CollectionConfig, collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: original.fields }
}
