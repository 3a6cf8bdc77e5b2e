import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends a file under a name, after the transaction of its request has ended. */
export const fileAnswer =
  (name: string, type: string, content: () => Promise<Readable | Buffer>) => async (reply: FastifyReply) => {
    // before the headers, so that an error is told as one rather than under the name of the file
    const body = await content()
    reply.type(type).header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store')
    return reply.send(body)
  }
