import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The one document of the application: every screen answers with it, and a browser asks for it again each time. */
export function createPage(file: string) {
  const plain = readFileSync(file)
  const brotli = brotliCompressSync(plain)
  const scripts = hashesOf(plain.toString())
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`
  return (request: FastifyRequest, reply: FastifyReply) => {
    const isThere = reply.statusCode === 200
    // what is not there has another name than the page that is: who kept the one is not told that it is the same
    reply.header('cache-control', 'no-cache').header('etag', isThere ? etag : etag.replace('W/"', 'W/"404-'))
    reply.header('vary', 'accept-encoding')
    reply.type('text/html; charset=utf-8')
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self'${scripts}`))
    const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding'] ?? ''))
    return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain)
  }
}

/** What the policy says of scripts in the page itself: these, to the letter, and no others. */
function hashesOf(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  return scripts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')
}
