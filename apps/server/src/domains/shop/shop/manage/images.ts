import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import type { FastifyReply } from 'fastify'
import { draw, hues, type Shape, shapes } from './images.draw.ts'

export const imageOf = (shape: Shape, hue: number) => `/api/shop/images/${shape}-${hue % hues}.svg`

/** Addresses of all that can be drawn. */
export const drawnImages = (): string[] =>
  keysOf(shapes).flatMap((shape) => Array.from({ length: hues }, (_, hue) => imageOf(shape, hue)))

/** Answers a drawn picture; a browser keeps it for a day. */
export function imageAnswer(name: string) {
  const [, shape = '', hue] = /^([a-z]+)-(\d{1,2})\.svg$/.exec(name) ?? []
  const picture = hue === undefined ? undefined : draw(shape, Number(hue))
  if (!picture) throw new AppError('not_found')
  return (reply: FastifyReply) =>
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      // opened by itself it is a document, which may run nothing
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(picture)
}
