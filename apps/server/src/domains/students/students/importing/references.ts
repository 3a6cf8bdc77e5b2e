import { languages } from '@dsms/contract/kernel/shared'
import { cleanText } from '@dsms/contract/kit/cleaning/signs'
import { countries, genders } from '../../../../db/tables/countries.ts'
import type { Reference } from '../../../../kit/areas/area.sheet.ts'
import { countryName } from '../../../platform/public.ts'

/** What files call the two genders other than the names of the list, in five languages. */
const usual: Record<string, string[]> = {
  male: ['m', 'ذكر', 'رجل', 'h', 'männlich', 'mann', 'homme', 'masculin', 'masculino', 'homem'],
  female: ['f', 'w', 'أنثى', 'انثى', 'امرأة', 'weiblich', 'frau', 'femme', 'féminin', 'feminino', 'mulher'],
}

/** How Arabic files name a nationality: سعودي, السعودية, سعودية. */
const nationalities: Record<string, string> = {
  سعودي: 'SA',
  إماراتي: 'AE',
  اماراتي: 'AE',
  كويتي: 'KW',
  بحريني: 'BH',
  قطري: 'QA',
  عماني: 'OM',
  يمني: 'YE',
  مصري: 'EG',
  سوداني: 'SD',
  أردني: 'JO',
  اردني: 'JO',
  فلسطيني: 'PS',
  سوري: 'SY',
  لبناني: 'LB',
  عراقي: 'IQ',
  مغربي: 'MA',
  جزائري: 'DZ',
  تونسي: 'TN',
  ليبي: 'LY',
  تركي: 'TR',
  هندي: 'IN',
  باكستاني: 'PK',
  بنغلاديشي: 'BD',
  فلبيني: 'PH',
  إندونيسي: 'ID',
  اندونيسي: 'ID',
  أفغاني: 'AF',
  افغاني: 'AF',
}

const plain = (text: string) => cleanText(text).toLowerCase()

const matching = (called: string[], idOf: (wanted: string) => number | undefined) =>
  new Map(
    called.flatMap((name) => {
      const id = idOf(plain(name))
      return id === undefined ? [] : [[name, id] as const]
    }),
  )

/** Genders by their code, by their names and by what files call them. */
export const gendersByName: Reference = async ({ db }, called) => {
  const rows = await db.select().from(genders)
  return matching(
    called,
    (wanted) =>
      rows.find(({ code, names }) =>
        [code, ...Object.values(names), ...(usual[code] ?? [])].some((name) => plain(name) === wanted),
      )?.id,
  )
}

/** Countries by their code, by their names in our languages, and by what Arabic calls their people. */
export const countriesByName: Reference = async ({ db }, called) => {
  const rows = await db.select().from(countries)
  const ids = new Map<string, number>()
  for (const { id, code } of rows) {
    for (const language of languages) ids.set(plain(countryName(code, language)), id)
    ids.set(code.toLowerCase(), id)
  }
  const byCode = (code: string | undefined) => code && ids.get(code.toLowerCase())
  return matching(called, (wanted) => {
    const people = wanted.replace(/^ال/, '').replace(/(ية|يه)$/, 'ي')
    return ids.get(wanted) ?? (byCode(nationalities[people]) || undefined)
  })
}
