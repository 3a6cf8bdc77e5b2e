import { type Language, languages } from '@dsms/contract/kernel/shared'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env/env.ts'

/** The best of our languages for an Accept-Language header; the default when none fits. */
export function languageOf(header: string | undefined, fallback: Language): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return { code: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .sort((a, b) => b.quality - a.quality)
  for (const { code } of wanted) {
    const language = languages.find((known) => known === code)
    if (language) return language
  }
  return fallback
}

/** The language of a public answer: what the address asks for, else the reader's own. Caches keep one for each. */
export function spokenIn(
  env: Env,
  asked: Language | undefined,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Language {
  reply.header('vary', 'accept-language')
  return asked ?? languageOf(request.headers['accept-language'], env.DEFAULT_LANGUAGE)
}
