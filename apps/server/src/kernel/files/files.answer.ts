import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FileStore, privateName } from './fileStore.ts'
import { isShowable } from './files.service.ts'

/**
 * Answers with the bytes of a file that the reader may see. A browser keeps them and asks each time whether it still may:
 * the next person at the same computer gets nothing, and the same person nothing twice. Throws `file_gone`.
 */
export async function answerFile(
  store: FileStore,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: { hash: string; type: string; name?: string },
  isDownload = false,
) {
  const etag = `"${file.hash}"`
  const known = { 'cache-control': 'private, no-cache', etag }
  if (headers['if-none-match']?.split(/\s*,\s*/).some((one) => one.replace('W/', '') === etag))
    return reply.status(304).headers(known).send()
  const { bytes, stream } = await store.read(privateName(file.hash))
  const place = isShowable(file.type) && !isDownload ? 'inline' : 'attachment'
  return (
    reply
      .headers(known)
      .type(file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type)
      .header('content-length', bytes)
      .header(
        'content-disposition',
        file.name === undefined
          ? place
          : `${place}; filename="file"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      )
      // a file that claims to be harmless is still not let do anything
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(stream)
  )
}
