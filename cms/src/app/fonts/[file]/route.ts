import { sendFace } from "../../../bridge/faces.ts"

export const dynamic = "force-dynamic"

type Context = { params: Promise<{ file: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  return sendFace(file)
}
