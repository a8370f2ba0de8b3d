import type { Readable } from "node:stream"
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3"
import { clientConfig, type ObjectStorage } from "./objectStorage.ts"
import type { PictureStore } from "./pictureStore.ts"

/** Pictures in a bucket: the file names are the keys. */
export function bucketStore(storage: ObjectStorage): PictureStore {
  const client = new S3Client(clientConfig(storage))
  const { bucket: Bucket } = storage

  return {
    async find(Key) {
      try {
        const { ContentLength, ETag } = await client.send(new HeadObjectCommand({ Bucket, Key }))
        return { size: ContentLength ?? 0, tag: ETag ?? "" }
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
    },
    async read(Key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }))
      return Body as Readable
    },
    async write(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    async list() {
      const names: string[] = []
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key } of Contents ?? []) if (Key) names.push(Key)
      }
      return names
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
  }
}
