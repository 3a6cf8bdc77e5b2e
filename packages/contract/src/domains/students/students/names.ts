import { z } from 'zod'

/** Letters of a script with the marks, digits and signs that stand in names. */
const arabic = /^[\p{Script=Arabic}\p{M}\p{N}\s.'’ـ-]*$/u
const latin = /^[\p{Script=Latin}\p{M}\p{N}\s.'’-]*$/u

/** A part of a person's name in both scripts; papers ask for the one of the country, passports for the Latin one. */
export const namePart = z.object({
  ar: z.string().trim().max(60).regex(arabic, 'arabic_letters').default(''),
  en: z.string().trim().max(60).regex(latin, 'latin_letters').default(''),
})
export type NamePart = z.output<typeof namePart>

/** The parts of a name in the order in which they are written. */
export interface NameParts {
  first_name: NamePart
  second_name: NamePart
  family_name: NamePart
}

export const noName: NamePart = { ar: '', en: '' }

/** The whole name in each script that has one: `{ ar: 'سارة أحمد العلي', en: 'Sara Ahmad Alali' }`. */
export function wholeNames({ first_name, second_name, family_name }: NameParts): Partial<NamePart> {
  const joined = (script: keyof NamePart) =>
    [first_name, second_name, family_name]
      .map((part) => part[script])
      .filter((part) => part !== '')
      .join(' ')
  const all = { ar: joined('ar'), en: joined('en') }
  return { ...(all.ar ? { ar: all.ar } : {}), ...(all.en ? { en: all.en } : {}) }
}

/**
 * The field that is missing where neither script has a first name and a family name; undefined when one of them is
 * complete.
 */
export function missingName({ first_name, family_name }: NameParts): 'first_name.ar' | 'family_name.ar' | undefined {
  const isComplete = (script: keyof NamePart) => first_name[script] !== '' && family_name[script] !== ''
  if (isComplete('ar') || isComplete('en')) return undefined
  return first_name.ar === '' && first_name.en === '' ? 'first_name.ar' : 'family_name.ar'
}
