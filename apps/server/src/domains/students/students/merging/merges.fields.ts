import type { fieldStates, MergeField } from '@dsms/contract/students/students/merges'
import { mergeFields } from '@dsms/contract/students/students/merges'
import type { users } from '../../../../db/tables/users.ts'
import type { students } from '../students.table.ts'

type Student = typeof students.$inferSelect
type Person = typeof users.$inferSelect
export type Row = { student: Student; person: Person }
export type State = (typeof fieldStates)[number]

/** The columns of a field, each with whose it is. */
type Column = readonly ['student', keyof Student] | readonly ['person', keyof Person]
const student = (...names: (keyof Student)[]): Column[] => names.map((name) => ['student', name] as const)
const person = (...names: (keyof Person)[]): Column[] => names.map((name) => ['person', name] as const)

const columns: Record<Exclude<MergeField, 'name_ar' | 'name_en'>, Column[]> = {
  birth_date: person('birthDate'),
  gender_id: person('genderId'),
  country_id: person('countryId'),
  identity: student('idHash', 'idTypeId', 'idSealed', 'idLast4', 'idExpiresOn'),
  phone: person('phone'),
  email: person('email'),
  address: student('address', 'city', 'province'),
  branch_id: student('branchId'),
  emergency: student('emergencyName', 'emergencyRelation', 'emergencyPhone'),
  level: student('level'),
  trainer_gender: student('trainerGender'),
  wish_times: student('wishTimes'),
  wears_glasses: student('wearsGlasses'),
  blood_group: student('bloodGroup'),
  occupation: student('occupation'),
  source: student('source', 'referredBy'),
  photo: [...student('photo'), ...person('avatar')],
  data_consent: student('dataConsentAt', 'dataConsentVersion'),
  marketing_consent: student('marketingConsentAt'),
  shared_notes: student('sharedNotes'),
  internal_notes: student('internalNotes'),
}

const parts = ['firstName', 'secondName', 'familyName'] as const

/** What stands in a field's columns, by their names. */
export function valuesIn(row: Row, field: MergeField): Record<string, unknown> {
  if (field === 'name_ar' || field === 'name_en') {
    const script = field === 'name_ar' ? 'ar' : 'en'
    return Object.fromEntries(parts.map((part) => [part, row.student[part][script]]))
  }
  return Object.fromEntries(columns[field].map(([of, name]) => [name, Reflect.get(row[of], name)]))
}

/** The changes of both rows that give a field these values. `student` are the parts of names as they stand. */
export function changesTo(
  field: MergeField,
  values: Record<string, unknown>,
  names: Pick<Student, (typeof parts)[number]>,
) {
  if (field === 'name_ar' || field === 'name_en') {
    const script = field === 'name_ar' ? 'ar' : 'en'
    return {
      student: Object.fromEntries(
        parts.map((part) => [part, { ...names[part], [script]: String(values[part] ?? '') }]),
      ),
      person: {},
    }
  }
  const of = (whose: Column[0]) =>
    Object.fromEntries(columns[field].filter(([one]) => one === whose).map(([, name]) => [name, values[name] ?? null]))
  return { student: of('student'), person: of('person') }
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * What a field says, to be compared; undefined for nothing: without a number an identity says nothing, whatever stands beside
 * it. A number sealed again is the same number.
 */
function said(field: MergeField, values: Record<string, unknown>): string | undefined {
  const told = Object.entries(values).filter(([name]) => name !== 'idSealed')
  const isName = field === 'name_ar' || field === 'name_en'
  const first = isName ? undefined : columns[field][0]?.[1]
  const counts = isName || field === 'address' ? told : told.filter(([name]) => name === first)
  if (counts.every(([, value]) => isEmpty(value))) return undefined
  // on which day somebody agreed is no difference
  return field === 'data_consent' ? 'agreed' : JSON.stringify(told.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Whether a field says the same in both. */
export const isSame = (field: MergeField, one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  said(field, one) === said(field, other)

/** As much as the form takes. */
const longestNote = 2000

/** What becomes of a field when the other record goes into this one. */
export function stateOf(field: MergeField, here: Row, there: Row): State {
  const [one, other] = [valuesIn(here, field), valuesIn(there, field)]
  if (isSame(field, one, other)) return 'same'
  // nobody agrees to offers by being merged
  if (field === 'marketing_consent') return 'differs'
  if (said(field, other) === undefined) return 'kept'
  if (said(field, one) === undefined) return 'filled'
  return joinedNotes(field, one, other) === undefined ? 'differs' : 'joined'
}

/** Notes of both, one below the other; undefined for any other field and where they would be too long. */
export function joinedNotes(field: MergeField, one: Record<string, unknown>, other: Record<string, unknown>) {
  if (field !== 'shared_notes' && field !== 'internal_notes') return undefined
  const [name = ''] = Object.keys(one)
  const text = `${String(one[name])}\n\n${String(other[name])}`
  return text.length <= longestNote ? { [name]: text } : undefined
}

const most = { pickupPoints: 5, tags: 10 } as const
export const lists = {
  pickup_points: 'pickupPoints',
  tags: 'tags',
  languages: 'languages',
  special_needs: 'specialNeeds',
} as const

/** A list with what only the other one has added, as far as there is room; and how many that are. */
export function joinedList(name: keyof typeof lists, here: Student, there: Student) {
  const key = lists[name]
  const mine: unknown[] = here[key]
  const has = new Set(mine.map((one) => JSON.stringify(one)))
  const room = (key === 'tags' || key === 'pickupPoints' ? most[key] : Number.POSITIVE_INFINITY) - mine.length
  const added = (there[key] as unknown[]).filter((one) => !has.has(JSON.stringify(one))).slice(0, Math.max(0, room))
  return { added: added.length, value: [...mine, ...added] }
}

export const allStates = (here: Row, there: Row) =>
  mergeFields.map((field) => ({ field, state: stateOf(field, here, there) }))
