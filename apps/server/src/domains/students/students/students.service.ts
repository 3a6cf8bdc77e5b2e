import { present } from '@dsms/contract/kernel/choices/lists'
import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { students as area, consentVersion } from '@dsms/contract/students/students/calls'
import { missingName, type NameParts, wholeNames } from '@dsms/contract/students/students/names'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { App, Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { historyOf } from '../../../kit/records/history.ts'
import { archive, checkVersion, insert, insertAll, lock, restore, update } from '../../../kit/records/verbs.ts'
import { addPeople } from '../../identity/public.ts'
import { judgeStatus } from './bulk/statuses.ts'
import { tellActive } from './conditions/active.notices.ts'
import { identityValues, withIdentity } from './identity/identity.ts'
import { mergesOf } from './merging/merges.data.ts'
import { papersOf, studentListing, studentRows } from './students.data.ts'
import { students } from './students.table.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>
type Keys = Pick<Services, 'tokens'>

export const listStudents = async ({ tokens }: Keys, actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, await studentListing(tokens, actor, query), query)

/** A student with what the school still needs of them, and the latest changes of the record and of the person. */
export async function readStudent({ tokens }: Keys, actor: Actor, id: number) {
  const [record, more, merges, ofPerson] = await together([
    () => readOne(actor, students, id, (again, page) => studentRows(tokens, again, page)),
    () => papersOf(actor, id),
    () => mergesOf(actor, id),
    () => historyOf(actor, 'users', id),
  ])
  const history = [...record.history, ...ofPerson.filter(({ action }) => action === 'updated')]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, 30)
  return whole(area, { ...record, ...more, merges, history })
}

export async function createStudent(app: Keys, actor: Actor, input: Input) {
  return readStudent(app, actor, await addStudent(app, actor, input))
}

/** A student is a person first. They come without an account: who shall sign in is invited later. */
export async function addStudent(app: Keys, actor: Actor, typed: Input): Promise<number> {
  checkName(typed)
  const input = await withIdentity(app.tokens, actor, typed)
  const [added] = await addPeople(actor.db, [newPerson(actor, input)], ([id]) =>
    insert(actor, students, newStudent(app, actor, input, present(id))),
  )
  return present(added).id
}

/** Many at once, as files bring them, whose cells were cleaned; answers their keys in the same order. */
export async function addStudents(app: Keys, actor: Actor, inputs: Input[]): Promise<number[]> {
  for (const input of inputs) checkName(input)
  const people = inputs.map((input) => newPerson(actor, input))
  const added = await addPeople(actor.db, people, async (ids) => {
    const numbers = await newNumbers(actor, inputs)
    await insertAll(
      actor,
      students,
      inputs.map((input, nth) => ({
        ...newStudent(app, actor, input, present(ids[nth])),
        studentNo: input.student_no || present(numbers.shift()),
      })),
    )
  })
  return added.map(({ id }) => id)
}

const numbersRow = z.object({ numbers: z.array(z.string()) })

/** Numbers for those who bring none, all taken at once: the count of a school is written once for a whole file. */
async function newNumbers({ db, tenant }: Actor, inputs: Input[]): Promise<string[]> {
  const typed = inputs.flatMap(({ student_no }) => student_no?.toLowerCase() || [])
  const wanted = inputs.length - typed.length
  if (wanted === 0) return []
  const rows = await rowsOf(
    db,
    numbersRow,
    sql`select next_student_nos(${tenant}, ${wanted}, ${sql.param(typed)}::text[]) as numbers`,
  )
  return present(rows[0]).numbers
}

const newPerson = (actor: Actor, input: Input) => ({
  tenant: actor.tenant,
  kind: 'student',
  status: 'active',
  ...personNames(input),
  ...personOf(input),
})

function newStudent({ tokens }: Keys, actor: Actor, input: Input, id: number) {
  const { student_no, ...rest } = input
  return {
    ...valuesOf(students, rest),
    id,
    studentNo: student_no || sql<string>`next_student_no(${actor.tenant})`,
    status: firstStatus(area),
    name: wholeNames(input),
    ...identityValues(tokens, actor.tenant, input.id_number),
    ...consents(input, undefined),
  }
}

export async function updateStudent(
  app: Keys,
  actor: Actor,
  id: number,
  { version, ...typed }: Given<Calls['update']>['body'],
) {
  const before = await lock(actor, students, id)
  await checkVersion(actor, students, before, version)
  const input = await withIdentity(app.tokens, actor, typed, before)
  const parts: NameParts = {
    first_name: input.first_name ?? before.firstName,
    second_name: input.second_name ?? before.secondName,
    family_name: input.family_name ?? before.familyName,
  }
  const isRenamed = Boolean(input.first_name ?? input.second_name ?? input.family_name)
  if (isRenamed) checkName(parts)
  const { student_no, ...rest } = input
  await update(actor, students, before, {
    ...valuesOf(students, rest),
    ...(student_no ? { studentNo: student_no } : {}),
    ...(isRenamed ? { name: wholeNames(parts) } : {}),
    ...identityValues(app.tokens, actor.tenant, input.id_number),
    ...consents(input, before),
  })
  await update(
    actor,
    users,
    { id, tenant: actor.tenant },
    { ...(isRenamed ? personNames(parts) : {}), ...personOf(input) },
  )
  return readStudent(app, actor, id)
}

/** By the rules that changing many at once has too. */
export async function changeStudentStatus(
  app: App,
  actor: Actor,
  id: number,
  change: Given<Calls['changeStatus']>['body'],
) {
  const student = await lock(actor, students, id)
  checkStatus(area, student.status, change)
  const wrong = (await judgeStatus(actor, [student], change.status)).get(id)
  if (wrong) throw wrong
  await changeStatus(actor, area, students, student, change)
  const changed = await readStudent(app, actor, id)
  if (change.status === 'active') await tellActive(app, actor, [changed])
  return changed
}

/** Who is in training is not archived. The person no longer signs in. */
export async function archiveStudent(app: Keys, actor: Actor, id: number) {
  const student = await lock(actor, students, id)
  if (student.status === 'active' || student.status === 'paused') throw new AppError('student_live')
  await archive(actor, students, student)
  return readStudent(app, actor, id)
}

/** Not where the person was archived for good: their name and address may be somebody else's by now; nor out of a merge. */
export async function restoreStudent(app: Keys, actor: Actor, id: number) {
  const [person] = await actor.db
    .select({ status: users.status, mergedInto: students.mergedInto })
    .from(users)
    .innerJoin(students, and(eq(students.tenant, users.tenant), eq(students.id, users.id)))
    .where(and(eq(users.tenant, actor.tenant), eq(users.id, id)))
  if (person?.mergedInto) throw new AppError('student_merged')
  if (person?.status === 'archived') throw new AppError('illegal_transition', { from: 'archived', allowed: '–' })
  await restore(actor, students, id)
  return readStudent(app, actor, id)
}

export const exportStudents = async (
  app: App,
  actor: Actor,
  query: Partial<Given<Calls['exportSheet']>['query']> & Pick<Given<Calls['exportSheet']>['query'], 'format' | 'ids'>,
) => exportList(app, actor, area, await studentListing(app.tokens, actor, query), query)

/** Throws at the part of the name that is missing. */
export function checkName(parts: NameParts): void {
  const missing = missingName(parts)
  if (missing) throw fieldError(missing, 'required')
}

/** What the row of the person is called: the script of the school's papers first. */
export function personNames({ first_name, family_name }: NameParts) {
  const script = first_name.ar && family_name.ar ? 'ar' : 'en'
  return { firstName: first_name[script], lastName: family_name[script] }
}

/** What an input says of the person, by the columns of `users`. */
function personOf(input: Partial<Input>) {
  const given = {
    email: input.email,
    phone: input.phone,
    birthDate: input.birth_date,
    genderId: input.gender_id,
    countryId: input.country_id,
    avatar: input.photo,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<typeof given>
}

/** When what was agreed to; who agrees again to the same text keeps the day on which they first did. */
function consents(
  { data_consent, marketing_consent }: Partial<Input>,
  before: { dataConsentVersion: string | null; marketingConsentAt: string | null } | undefined,
) {
  const isKnown = before?.dataConsentVersion === consentVersion
  return {
    ...(data_consent === undefined || (data_consent && isKnown)
      ? {}
      : data_consent
        ? { dataConsentAt: sql`now()`, dataConsentVersion: consentVersion }
        : { dataConsentAt: null, dataConsentVersion: null }),
    ...(marketing_consent === undefined || (marketing_consent && before?.marketingConsentAt)
      ? {}
      : { marketingConsentAt: marketing_consent ? sql`now()` : null }),
  }
}
