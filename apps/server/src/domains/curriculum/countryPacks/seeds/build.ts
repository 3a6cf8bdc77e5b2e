import type { PackDataInput } from '@dsms/contract/curriculum/countryPacks/data'
import type { RequirementInput } from '@dsms/contract/curriculum/licences/requirements'

export interface SeedPack {
  code: string
  country: string | null
  name: Record<string, string>
  data: PackDataInput
}

type Category = NonNullable<PackDataInput['categories']>[number]
type Texts = Record<string, string>

/** A category of which only what was said is set. */
export const category = (
  code: string,
  group: Category['group'],
  names: Texts,
  facts: Partial<Category> = {},
): Category => ({
  code,
  group,
  names,
  min_age_months: null,
  min_training_age_months: null,
  direct_age_months: null,
  permit_validity_months: null,
  ...facts,
})

export const years = (count: number) => count * 12
export const hours = (count: number) => count * 60

type Facts = Omit<RequirementInput, 'stage' | 'min_minutes'>
export const minutes = (
  stage: RequirementInput['stage'],
  min_minutes: number,
  facts: Facts = {},
): RequirementInput => ({
  stage,
  min_minutes,
  ...facts,
})

const unverified = {
  ar: 'تحقّق من القواعد السارية لدى الجهة المختصة قبل الاستعمال.',
  en: 'Check the current rules with the authority before use.',
  de: 'Vor der Verwendung bei der Behörde prüfen, welche Regeln gelten.',
  fr: 'Vérifiez auprès de l’autorité les règles en vigueur avant l’emploi.',
  pt: 'Confirme junto da autoridade as regras em vigor antes de usar.',
}

type Paper = NonNullable<PackDataInput['documents']>[number]
/** Papers by their kind, asked of everybody, and what minors bring as well. */
export const papers = (...kinds: NonNullable<Paper['kind']>[]): Paper[] => [
  ...kinds.map((kind): Paper => ({ kind })),
  { kind: 'guardian_consent', of: 'minors' },
]

/** A note in two languages after the one that every pack has. */
export const noted = (ar: string, en: string): Texts => ({
  ...unverified,
  ar: `${unverified.ar}\n${ar}`,
  en: `${unverified.en}\n${en}`,
})
