import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends a file under a name, after the transaction of its request has ended. */
export const fileAnswer =
  (name: string, type: string, content: () => Readable | Promise<Buffer>) => async (reply: FastifyReply) => {
    reply.type(type).header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store')
    return reply.send(await content())
  }
