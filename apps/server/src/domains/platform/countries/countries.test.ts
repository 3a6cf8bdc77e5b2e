import { languages } from '@dsms/contract/kernel/shared'
import { listCountries, listGenders } from '@dsms/contract/platform/countries/calls'
import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'

type Lookups = { data: { result: { id: number; code: string; name: string }[] } }
const read = async (token: string | undefined, endpoint: typeof listCountries | typeof listGenders, language: string) =>
  ((await send(token, endpoint, {}, { 'accept-language': language })).body as Lookups).data.result

describe('lookups', () => {
  it.each([
    ['ar', 'أنثى', 'ألمانيا'],
    ['en', 'Female', 'Germany'],
    ['de', 'Weiblich', 'Deutschland'],
    ['fr', 'Femme', 'Allemagne'],
    ['pt', 'Feminino', 'Alemanha'],
    ['de-CH, en;q=0.5', 'Weiblich', 'Deutschland'],
    ['en;q=0.2, fr;q=0.9', 'Femme', 'Allemagne'],
    ['zh', 'أنثى', 'ألمانيا'],
    ['', 'أنثى', 'ألمانيا'],
    [';;q=,,', 'أنثى', 'ألمانيا'],
  ])('are named for Accept-Language %j', async (language, female, germany) => {
    const { token } = await makePerson()
    expect((await read(token, listGenders, language)).find(({ code }) => code === 'female')?.name).toBe(female)
    expect((await read(undefined, listCountries, language)).find(({ code }) => code === 'DE')?.name).toBe(germany)
  })

  it('of countries are open, complete and in the order of the language', async () => {
    for (const language of languages) {
      const rows = await read(undefined, listCountries, language)
      const names = rows.map(({ name }) => name)
      expect(rows).toHaveLength(245)
      expect(names.every(Boolean)).toBe(true)
      expect(names).toEqual([...names].sort(new Intl.Collator(language).compare))
    }
    expect((await send(undefined, listCountries, {})).headers.vary).toMatch(/accept-language/i)
  })

  it('of genders need a session', async () => {
    expect((await send(undefined, listGenders, {})).status).toBe(401)
  })
})
