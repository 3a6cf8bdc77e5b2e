import { dayAhead } from '@dsms/contract/kernel/time/days'
import type { NameParts } from '@dsms/contract/students/students/names'
import { noName } from '@dsms/contract/students/students/names'
import { sql } from 'drizzle-orm'
import { familyNames, firstNames } from '../../../../kernel/demo/names.ts'
import type { random } from '../../../../kernel/demo/random.ts'
import { families, foreigners, homes, names, neighbours } from './students.content.ts'

export type Choose = ReturnType<typeof random>

/** Somebody who learns at the school of the demonstration, before they have a number. */
export interface DemoStudent {
  parts: NameParts
  gender: 'female' | 'male'
  countryCode: string
  languages: string[]
  birthDate: string
  status: string
  /** Days since they came. */
  ago: number
  home: (typeof homes)[number]
  /** The place of a minor's family in the list. */
  family?: number
}

/** A day so many days from now. */

/** The moment so many days ago. */
export const before = (days: number) => sql`now() - ${days} * interval '1 day'`

/** A mobile number that nobody else here has. */
export const phoneOf = (nth: number): string => `+9665${50_100_000 + nth * 7919}`

/** How many stand in each state, how many of these are minors, and how many days ago they came. */
const states: [status: string, size: number, minors: number, came: [number, number]][] = [
  ['applicant', 18, 4, [0, 25]],
  ['active', 58, 6, [20, 130]],
  ['paused', 10, 1, [60, 150]],
  ['completed', 18, 0, [150, 420]],
  ['rejected', 7, 0, [15, 200]],
  ['withdrawn', 9, 1, [60, 140]],
]

/** A hundred and twenty students, those who came first in front. No two of them have the same name. */
export function makeCast(choose: Choose): DemoStudent[] {
  const taken = new Set<string>()
  const places = states.flatMap(([status, size, minors, came]) =>
    Array.from({ length: size }, (_, nth) => ({ status, isMinor: nth < minors, ago: choose.between(...came) })),
  )
  const children = families.flatMap(({ children: size }, family) => Array.from({ length: size }, () => family))
  let foreign = 0
  return places
    .map(({ status, isMinor, ago }, nth): DemoStudent => {
      const family = isMinor ? children.shift() : undefined
      // one of fifteen, and none of the children
      const stranger = family === undefined && nth % 14 === 5 ? foreigners[foreign++] : undefined
      const common = { status, ago, ...(family === undefined ? {} : { family }) }
      if (stranger) {
        const { first, family: name, gender, country, languages } = stranger
        const parts = { first_name: names('', first), second_name: noName, family_name: names('', name) }
        const home = homes[nth % 4] as DemoStudent['home']
        return {
          ...common,
          parts,
          gender,
          countryCode: country,
          languages,
          birthDate: born(choose, false, status, ago),
          home,
        }
      }
      return {
        ...common,
        ...named(choose, taken, family),
        countryCode: family === undefined && nth % 9 === 4 ? choose.oneOf(neighbours) : 'SA',
        languages: choose.chance(0.4) ? ['ar', 'en'] : ['ar'],
        birthDate: born(choose, isMinor, status, ago),
        home: family === undefined ? choose.oneOf(homes) : (homes[family % 5] as DemoStudent['home']),
      }
    })
    .sort((one, other) => other.ago - one.ago)
}

/** A name that nobody has yet; children have that of their father and their family. */
function named(choose: Choose, taken: Set<string>, family: number | undefined): Pick<DemoStudent, 'parts' | 'gender'> {
  const own = family === undefined ? undefined : families[family]
  for (;;) {
    const gender = choose.oneOf(['female', 'male'] as const)
    const first = names(...choose.oneOf(firstNames[gender]))
    const last = own?.family ?? names(...choose.oneOf(familyNames))
    const whole = `${first.ar} ${last.ar}`
    if (taken.has(whole)) continue
    taken.add(whole)
    const second = own?.fatherOf ?? names(...choose.oneOf(firstNames.male.filter(([ar]) => ar !== first.ar)))
    return { gender, parts: { first_name: first, second_name: second, family_name: last } }
  }
}

/** Most learn when they are young, and from the age at which training may begin; minors who only ask may be a year younger. */
function born(choose: Choose, isMinor: boolean, status: string, ago: number): string {
  const years = isMinor
    ? status === 'applicant'
      ? 16
      : 17
    : choose.chance(0.6)
      ? choose.between(18, 27)
      : choose.between(28, 53)
  return dayAhead(-Math.ceil(years * 365.25) - (isMinor ? choose.between(200, 330) : ago + choose.between(5, 340)))
}

/** What the papers of a student call their identity number: of citizens it begins with 1, of residents with 2. */
export const identityOf = (countryCode: string, nth: number): string =>
  `${countryCode === 'SA' ? 1 : 2}0${String(40_000_000 + nth * 104_729).padStart(8, '0')}`
