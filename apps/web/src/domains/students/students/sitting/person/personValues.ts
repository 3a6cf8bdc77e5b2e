import type { Answer } from '@dsms/contract/kernel/endpoint'
import { type guardianRights, guardians } from '@dsms/contract/students/guardians/calls'
import type { guardianRelations } from '@dsms/contract/students/guardians/relations'
import type { leads } from '@dsms/contract/students/leads/calls'
import { students } from '@dsms/contract/students/students/calls'
import { missingName, type NamePart, noName } from '@dsms/contract/students/students/names'
import { codeText } from '../../../../../kernel/i18n/errorText.ts'
import { schemaErrors } from '../../../../../kit/form/issues.ts'
import type { Student } from '../../students.ts'

/** The least that is asked of somebody who stands at the desk. */
export const nobody = {
  first_name: noName as NamePart,
  second_name: noName as NamePart,
  family_name: noName as NamePart,
  birth_date: null as string | null,
  gender_id: null as string | null,
  phone: '',
  email: '',
  id_number: '',
  id_expires_on: null as string | null,
  data_consent: false,
}
export type Person = typeof nobody

export const noGuardian = {
  /** Nobody known was chosen: somebody new is written down. */
  known: null as string | null,
  isKnown: false,
  first_name: noName as NamePart,
  family_name: noName as NamePart,
  phone: '',
  relation: 'father' as (typeof guardianRelations)[number],
  rights: ['view_progress', 'sign'] as (typeof guardianRights)[number][],
}
export type Speaker = typeof noGuardian

/** What a lead knows. Of a name the first word is the first name, the rest the family's: whoever knows better corrects it. */
export function ofLead({
  names,
  phone,
  email,
}: Pick<Answer<typeof leads.calls.get>, 'names' | 'phone' | 'email'>): Person {
  const [ar, en] = [partsOf(names.ar), partsOf(names.en)]
  return {
    ...nobody,
    first_name: { ar: ar[0], en: en[0] },
    family_name: { ar: ar[1], en: en[1] },
    phone: phone ?? '',
    email: email ?? '',
  }
}

export const ofStudent = (student: Student): Person => ({
  first_name: student.first_name,
  second_name: student.second_name,
  family_name: student.family_name,
  birth_date: student.birth_date,
  gender_id: student.gender_id === null ? null : String(student.gender_id),
  phone: student.phone ?? '',
  email: student.email ?? '',
  id_number: student.id_number ?? '',
  id_expires_on: student.id_expires_on,
  data_consent: student.data_consent,
})

function partsOf(name = ''): [string, string] {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [first, rest.join(' ')]
}

export const bodyOf = ({ gender_id, phone, email, id_number, ...person }: Person) => ({
  ...person,
  gender_id: gender_id === null ? null : Number(gender_id),
  phone: phone || null,
  email: email || null,
  id_number: id_number || null,
})

/** Somebody chose a guardian, or began to write one down: what is missing is told then, rather than left out. */
const isBegun = ({ isKnown, known, first_name, family_name, phone }: Speaker): boolean =>
  isKnown ? known !== null : [first_name, family_name].some(({ ar, en }) => ar !== '' || en !== '') || phone !== ''

/** Who may write nobody down chooses among those whom the school knows. */
export const shownSpeaker = (guardian: Speaker, mayAdd: boolean): Speaker =>
  mayAdd ? guardian : { ...guardian, isKnown: true }

/** Who is to be saved; nobody where nothing was said. Anyone who turned to those who are known means one of them. */
export function speakerOf(guardian: Speaker, mayAdd: boolean): Speaker | undefined {
  const shown = shownSpeaker(guardian, mayAdd)
  return guardian.isKnown || isBegun(shown) ? shown : undefined
}

/** The guardian as the calls take them: the one who is known, or the new one. */
export const speakerBody = (guardian: Speaker | undefined) => {
  if (!guardian) return {}
  const { relation, rights } = guardian
  if (guardian.isKnown) return { known_guardian: { guardian_id: Number(guardian.known), relation, rights } }
  return { guardian: { ...newGuardian(guardian), relation, rights } }
}

const newGuardian = ({ first_name, family_name, phone }: Speaker) => ({ first_name, family_name, phone })

const nameErrors = (person: { first_name: NamePart; family_name: NamePart }): Record<string, string> => {
  const missing = missingName({ ...person, second_name: noName })
  return missing ? { [missing]: codeText('required') } : {}
}

/** Errors of both, in words, by field; those of the guardian begin with `guardian.` */
export function errorsOf(person: Person, guardian: Speaker | undefined): Record<string, string> {
  const own = { ...nameErrors(person), ...schemaErrors(students.input, bodyOf(person)) }
  if (!guardian) return own
  if (guardian.isKnown)
    return guardian.known === null ? { ...own, 'known_guardian.guardian_id': codeText('required') } : own
  const theirs = { ...nameErrors(guardian), ...schemaErrors(guardians.input, newGuardian(guardian)) }
  return { ...own, ...Object.fromEntries(Object.entries(theirs).map(([path, text]) => [`guardian.${path}`, text])) }
}
