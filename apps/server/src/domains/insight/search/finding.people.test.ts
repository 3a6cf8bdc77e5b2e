import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { searchPeople } from '@dsms/contract/staff/directory/calls'
import { listSchoolStaff } from '@dsms/contract/staff/staff/school'
import { listUsers } from '@dsms/contract/staff/users/calls'
import { contracts } from '@dsms/contract/students/contracts/calls'
import { guardians } from '@dsms/contract/students/guardians/calls'
import { leadBoard, leads } from '@dsms/contract/students/leads/calls'
import { credentialWall, trainerCredentials } from '@dsms/contract/trainers/credentials/calls'
import { leaveRequests } from '@dsms/contract/trainers/leaveRequests/calls'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { arabicWishes, fatina, formsOf, latinWishes, misses } from './finding.testing.ts'

type Kind = 'student' | 'guardian' | 'trainer' | 'lead' | 'staff'

const phones: Record<Kind, string> = {
  student: '+966551042361',
  guardian: '+966551043361',
  trainer: '+966551044361',
  lead: '+966551045361',
  staff: '+966551046361',
}

let owner: TestPerson & { schoolId: number }
/** The expected record of each place: the key of her own. */
const keys = {} as Record<Kind | 'contract' | 'credential' | 'leave', number>

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  const make = async (area: string, input: object) => (await makeRecord(area, owner, { ...input })).id
  keys.student = await make('students', { ...fatina, phone: phones.student })
  keys.guardian = await make('guardians', { ...fatina, phone: phones.guardian })
  keys.lead = await make('leads', { name: joined(' '), phone: phones.lead })
  keys.trainer = await make('trainers', {
    first_name_ar: `${fatina.first_name.ar} ${fatina.second_name.ar}`,
    family_name_ar: fatina.family_name.ar,
    first_name_en: fatina.first_name.en,
    family_name_en: fatina.family_name.en,
    phone: phones.trainer,
  })
  keys.contract = await make('contracts', { student_id: keys.student })
  keys.credential = await make('trainerCredentials', { trainer_id: keys.trainer })
  keys.leave = await make('leaveRequests', { trainer_id: keys.trainer })
  keys.staff = (await makePerson({ schoolId: owner.schoolId })).id
  await query(sql`
    update users set phone = ${phones.staff}, first_name = ${fatina.first_name.ar},
                     last_name = ${`${fatina.second_name.ar} ${fatina.family_name.ar}`} where id = ${keys.staff}`)
  // others, so that finding everybody is no success
  for (const area of ['contracts', 'guardians', 'leads', 'trainerCredentials', 'leaveRequests']) await make(area, {})
})

const joined = (between: string) => ({
  ar: Object.values(fatina)
    .map(({ ar }) => ar)
    .join(between),
  en: Object.values(fatina)
    .map(({ en }) => en)
    .join(between),
})

type Rows = { id: number }[]
const ask = async (call: Endpoint, wish: object): Promise<unknown> => {
  const { status, body } = await send(owner.token, call, call.method === 'GET' ? { query: wish } : { body: wish })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const listed = (call: Endpoint) => async (q: string) => ((await ask(call, { q, perPage: 50 })) as { rows: Rows }).rows

interface Place {
  look: (q: string) => Promise<Rows>
  /** The result, and the number that finds it. */
  key: keyof typeof keys
  whose: Kind
  /** Her name is kept in one script alone. */
  isArabicAlone?: boolean
}

/** Where people are looked for, other than what is about students. */
const places: Record<string, Place> = {
  'the list of guardians': { look: listed(guardians.calls.list), key: 'guardian', whose: 'guardian' },
  'the list of trainers': { look: listed(trainers.calls.list), key: 'trainer', whose: 'trainer' },
  'the list of leads': { look: listed(leads.calls.list), key: 'lead', whose: 'lead' },
  'the board of leads': {
    look: async (q) =>
      ((await ask(leadBoard, { q })) as { columns: { rows: Rows }[] }).columns.flatMap(({ rows }) => rows),
    key: 'lead',
    whose: 'lead',
  },
  'the list of contracts': { look: listed(contracts.calls.list), key: 'contract', whose: 'student' },
  'the list of credentials': { look: listed(trainerCredentials.calls.list), key: 'credential', whose: 'trainer' },
  'the wall of credentials': { look: listed(credentialWall), key: 'trainer', whose: 'trainer' },
  'the list of leave': { look: listed(leaveRequests.calls.list), key: 'leave', whose: 'trainer' },
  'the list of staff': {
    look: async (user_name) => ((await ask(listSchoolStaff, { user_name })) as { data: { result: Rows } }).data.result,
    key: 'staff',
    whose: 'staff',
    isArabicAlone: true,
  },
}

describe.each(Object.keys(places))('%s', (place) => {
  const { look, key, whose, isArabicAlone } = places[place] as Place
  const found = async (q: string) => (await look(q)).map(({ id }) => id)

  it('finds somebody by first and family name, in the variants of Arabic letters', async () => {
    for (const q of [...arabicWishes, ...(isArabicAlone ? [] : latinWishes)])
      expect(await found(q), q).toEqual([keys[key]])
  })

  it('finds somebody by their number, however it is written', async () => {
    const forms = formsOf(phones[whose])
    for (const q of [...forms, `فاتنة ${forms.at(-1)}`]) expect(await found(q), q).toEqual([keys[key]])
    for (const q of misses) expect(await found(q), q).toEqual([])
  })
})

describe.each([
  ['the list of users', async (q: string) => ((await ask(listUsers, { q })) as { users: Rows }).users],
  ['the directory', async (q: string) => ((await ask(searchPeople, { q })) as { rows: Rows }).rows],
])('%s', (place, look) => {
  // who has no account is addressed by nobody
  const everybody: Kind[] = place === 'the directory' ? ['staff'] : ['student', 'guardian', 'trainer', 'staff']
  const found = async (q: string) => (await look(q)).map(({ id }) => id).sort((a, b) => a - b)

  it('finds all who are called so, and the one whose number it is', async () => {
    const all = everybody.map((kind) => keys[kind]).sort((a, b) => a - b)
    for (const q of arabicWishes) expect(await found(q), q).toEqual(all)
    for (const kind of everybody)
      for (const q of formsOf(phones[kind]).filter((form) => form.replaceAll(/\D/g, '').length > 6))
        expect(await found(q), `${kind} ${q}`).toEqual([keys[kind]])
    for (const q of misses) expect(await found(q), q).toEqual([])
  })
})
