import { Socket } from 'node:net'
import { AppError } from '@dsms/contract/kernel/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take long on a slow line as long as it keeps coming. */
    isUpload?: boolean
  }
}

/** The body of an ordinary call is small: whoever takes longer holds the connection for nothing. */
const callMs = 30_000
/** Of a file, at least so many bytes have to come in each span; a telephone line of the nineties is twice as fast. */
const spanMs = 20_000
const spanBytes = 20_000
/** However steadily it comes. Node ends what takes longer by itself, for whatever is not watched here. */
export const longestBodyMs = 1_800_000

/**
 * Ends requests whose body does not come. Node's own limit is one for the whole server, so either slow uploads are cut off
 * or nobody is: here ordinary calls have half a minute, and uploads as long as they make progress.
 */
export function watchBodies(http: FastifyInstance) {
  http.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers
    if (Number(length) === 0 && chunked === undefined) return
    // what tests put in without a line is there as a whole
    if (!(request.raw.socket instanceof Socket)) return
    const isUpload = request.routeOptions.config.isUpload ?? false
    const timer = isUpload ? watchUpload(request, reply) : setTimeout(() => endSlow(request, reply), callMs)
    timer.unref()
    request.raw.once('close', () => {
      // an answer closes the request too, while its body may still be coming
      if (request.raw.complete || request.raw.socket.destroyed) clearTimeout(timer)
    })
  })
}

function watchUpload(request: FastifyRequest, reply: FastifyReply): NodeJS.Timeout {
  const { socket } = request.raw
  // what came together with the head counts for the first span, whatever it was
  let [seen, spans] = [socket.bytesRead - spanBytes, 0]
  const timer = setInterval(() => {
    spans++
    const isSteady = socket.bytesRead - seen >= spanBytes && spans * spanMs < longestBodyMs
    seen = socket.bytesRead
    if (isSteady && !request.raw.complete) return
    clearInterval(timer)
    endSlow(request, reply)
  }, spanMs)
  return timer
}

function endSlow({ raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.complete) return
  // whoever has an answer already and keeps on sending is not waiting for another
  if (reply.sent) raw.socket.destroy()
  else void reply.header('connection', 'close').send(new AppError('upload_too_slow'))
}
