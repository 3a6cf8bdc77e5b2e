import type { Language } from '@dsms/contract/kernel/shared'
import * as c from '@dsms/contract/platform/countries/calls'
import { asc } from 'drizzle-orm'
import { countries, genders } from '../../../db/tables/countries.ts'
import { languageOf } from '../../../kernel/http/language.ts'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { countryName } from './countryNames.ts'

export function lookupRoutes(app: App) {
  serve(app, c.listGenders, async ({ actor }) => {
    const rows = await actor.db.select().from(genders).orderBy(asc(genders.id))
    return { data: { result: rows.map(({ id, code, names }) => ({ id, code, name: nameIn(names, actor.language) })) } }
  })

  servePublic(app, c.listCountries, async ({ request, reply }) => {
    const language = languageOf(request.headers['accept-language'], app.env.DEFAULT_LANGUAGE)
    reply.header('vary', 'accept-language')
    return { data: { result: await countriesIn(app, language) } }
  })
}

type Country = { id: number; code: string; name: string; phone_prefix: string }
const known = new Map<Language, Country[]>()

/** The list changes with releases alone, so it is read and sorted once for each language. */
async function countriesIn(app: App, language: Language): Promise<Country[]> {
  const kept = known.get(language)
  if (kept) return kept
  const rows = await asSystem(app.database, ({ db }) => db.select().from(countries))
  const order = new Intl.Collator(language).compare
  const list = rows
    .map(({ id, code, phonePrefix }) => ({ id, code, name: countryName(code, language), phone_prefix: phonePrefix }))
    .sort((a, b) => order(a.name, b.name))
  known.set(language, list)
  return list
}
