import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env/env.ts'
import { languageOf } from '../language.ts'
import { isNavigation } from './site.ts'

/** Asked by what watches the server, which knows it by its number on the network. */
const watched = new Set(['/healthz', '/readyz', '/metrics'])

const words: Record<Language, (address: string) => string> = {
  ar: (address) => `هذا الخادم يجيب على العنوان ${address} وحده.`,
  en: (address) => `This server can only be reached at ${address}.`,
  de: (address) => `Dieser Server antwortet nur unter ${address}.`,
  fr: (address) => `Ce serveur répond uniquement à l’adresse ${address}.`,
  pt: (address) => `Este servidor responde apenas em ${address}.`,
}

/**
 * Where the server has a public address, it answers under that name alone: a page of somebody else whose name was made
 * to point here is no page of ours. What a trusted proxy was asked for counts as the name. Ports are not compared, since
 * proxies leave them out; on this machine each of its own names will do.
 */
export function checkHost(http: FastifyInstance, { PUBLIC_URL: url, DEFAULT_LANGUAGE: fallback }: Env): void {
  if (url === undefined) return
  const { hostname, origin } = new URL(url)
  const isOwn = (name: string) => name === hostname || (isLoopback(hostname) && isLoopback(name))
  http.addHook('onRequest', async (request, reply) => {
    if (isOwn(nameOf(request.host)) || watched.has(request.url.split('?', 1)[0] ?? '')) return
    if (!isNavigation(request)) throw new AppError('wrong_host', { address: origin })
    const language = languageOf(request.headers['accept-language'], fallback)
    return reply.status(421).type('text/plain; charset=utf-8').send(words[language](origin))
  })
}

/** The name in `school.example:3000`; empty where that is none. */
const nameOf = (host: string): string => {
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname : ''
}

const isLoopback = (name: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(name)
