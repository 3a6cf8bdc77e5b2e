import { AppError } from '@dsms/contract/kernel/errors'
import type { App } from '../../services.ts'

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }
const nameForm = /^[0-9a-f]{64}\.(png|jpg|webp)$/

/**
 * Pictures that pages show to everybody who has their address: logos, avatars, photos of products. They are named by their
 * content, so what a browser has is right; it asks again after an hour, since a picture may have been taken away.
 */
export function publicPictureRoutes(app: App) {
  app.http.get<{ Params: { name: string } }>('/files/:name', async ({ params: { name }, headers }, reply) => {
    if (!nameForm.test(name)) throw new AppError('not_found')
    const etag = `"${name}"`
    const known = { 'cache-control': 'public, max-age=3600', etag }
    if (headers['if-none-match'] === etag && (await app.files.has(`files/${name}`)))
      return reply.status(304).headers(known).send()
    const { bytes, stream } = await app.files.read(`files/${name}`).catch((error) => {
      throw error instanceof AppError && error.code === 'file_gone' ? new AppError('not_found') : error
    })
    return reply
      .headers(known)
      .type(types[name.slice(65)] ?? 'application/octet-stream')
      .header('content-length', bytes)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(stream)
  })
}
