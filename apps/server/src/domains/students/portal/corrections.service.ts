import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import {
  type askForCorrection,
  type Correctable,
  type Correction,
  correctable,
  type decideCorrection,
  type listCorrections,
} from '@dsms/contract/students/portal/corrections'
import type { NameParts } from '@dsms/contract/students/students/names'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { identityValues, shownIdentity, withIdentity } from '../students/identity/identity.ts'
import { checkName, updateStudent } from '../students/students.service.ts'
import { students } from '../students/students.table.ts'
import { correctionRequests as requests } from './corrections.table.ts'
import { ownStudent } from './self.ts'

type Keys = Pick<Services, 'tokens'>
type Row = typeof requests.$inferSelect

/** What was asked for one of the students whom the person who acts looks after, the newest first. */
export async function listMyCorrections({ tokens }: Keys, actor: Actor, studentId: number): Promise<Correction[]> {
  await ownStudent(actor, studentId, 'sign')
  const rows = await actor.db
    .select()
    .from(requests)
    .where(and(eq(requests.tenant, actor.tenant), eq(requests.studentId, studentId)))
    .orderBy(desc(requests.id))
    .limit(50)
  return rows.map((row) => shown(tokens, actor, row))
}

/** Asks for what differs from the record; one request of a student waits at a time. */
export async function askOffice(
  { tokens }: Keys,
  actor: Actor,
  studentId: number,
  { note, id_number: typed, ...asked }: Input<typeof askForCorrection>['body'],
): Promise<Correction> {
  await ownStudent(actor, studentId, 'sign')
  const { held, ...now } = await recordOf(actor, studentId)
  const wanted = Object.fromEntries(
    Object.entries(asked).filter(
      ([field, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(now[field as keyof typeof now]),
    ),
  )
  if (Object.keys(wanted).length === 0 && typed === undefined) throw new AppError('nothing_to_correct')
  const { first_name, second_name, family_name } = { ...now, ...wanted } as NameParts
  checkName({ first_name, second_name, family_name })
  const { id_number } = await withIdentity(tokens, actor, { id_number: typed }, held)
  const { idSealed = null, idLast4 = null } = identityValues(tokens, actor.tenant, id_number)
  const [row] = await actor.db
    .insert(requests)
    .values({ tenant: actor.tenant, studentId, wanted, idSealed, idLast4, note: note ?? null })
    .returning()
  return shown(tokens, actor, row as Row)
}

/** Anyone who looks after the student takes it back; what was decided stays. */
export async function withdrawCorrection({ tokens }: Keys, actor: Actor, id: number): Promise<Correction> {
  const row = await lockRequest(actor, id)
  await ownStudent(actor, row.studentId, 'sign')
  return settle(tokens, actor, row, 'withdrawn', null)
}

export async function listForOffice(
  { tokens }: Keys,
  actor: Actor,
  { status, student_id, page, perPage }: Input<typeof listCorrections>['query'],
): Promise<Answer<typeof listCorrections>> {
  const where = and(
    eq(requests.tenant, actor.tenant),
    status && eq(requests.status, status),
    student_id ? eq(requests.studentId, student_id) : undefined,
  )
  const [rows, total] = await together([
    () => officeRows(actor, where, perPage, (page - 1) * perPage),
    () => actor.db.$count(requests, where),
  ])
  return {
    rows: rows.map(({ request, now_first, now_second, now_family, now_sealed, ...row }) => {
      const { birth_date, gender_id, country_id, ...named } = row
      const now = {
        first_name: now_first,
        second_name: now_second,
        family_name: now_family,
        birth_date,
        gender_id,
        country_id,
      }
      const fields = fieldsOf(request)
      const kept = Object.entries(now).filter(
        ([field, value]) => fields.includes(field as Correctable) && value !== null,
      )
      const number = fields.includes('id_number') ? shownIdentity(tokens, actor, now_sealed) : null
      return {
        ...shown(tokens, actor, request),
        ...named,
        student_id: request.studentId,
        now: { ...Object.fromEntries(kept), ...(number === null ? {} : { id_number: number }) },
      }
    }),
    total,
  }
}

const officeRows = ({ db, language }: Actor, where: SQL | undefined, limit: number, offset: number) =>
  db
    .select({
      request: requests,
      student: nameSql(students.name, language),
      student_no: students.studentNo,
      asked_by: sql<
        string | null
      >`(select shown_name(a.tenant, a.id, a.kind, a.full_name) from users a where a.tenant = ${requests.tenant} and a.id = ${requests.createdBy})`,
      now_first: students.firstName,
      now_second: students.secondName,
      now_family: students.familyName,
      now_sealed: students.idSealed,
      birth_date: users.birthDate,
      gender_id: users.genderId,
      country_id: users.countryId,
    })
    .from(requests)
    .innerJoin(students, and(eq(students.tenant, requests.tenant), eq(students.id, requests.studentId)))
    .innerJoin(users, and(eq(users.tenant, requests.tenant), eq(users.id, requests.studentId)))
    .where(where)
    .orderBy(
      sql`${requests.status} = 'pending' desc`,
      asc(sql`case when ${requests.status} = 'pending' then ${requests.id} end`),
      desc(requests.id),
    )
    .limit(limit)
    .offset(offset)

/** Puts the record right as was asked, by the same rules as the office's own form, or says why not. */
export async function decide(
  app: Keys,
  actor: Actor,
  id: number,
  { status, reason, version }: Input<typeof decideCorrection>['body'],
): Promise<{ correction: Correction; asker: number | null }> {
  const row = await lockRequest(actor, id)
  if (row.version !== version) throw new AppError('stale_version', { name: '', version: row.version })
  if (status === 'accepted' && row.status === 'pending') {
    const number = row.idSealed === null ? undefined : app.tokens.unseal(row.idSealed)
    const [student] = await actor.db
      .select({ version: sql<number>`${students.version}` })
      .from(students)
      .where(and(eq(students.tenant, actor.tenant), eq(students.id, row.studentId)))
    if (!student) throw new AppError('not_found')
    await updateStudent(app, actor, row.studentId, {
      ...(row.wanted as object),
      ...(number === undefined ? {} : { id_number: number }),
      version: student.version,
    })
  }
  return { correction: await settle(app.tokens, actor, row, status, reason ?? null), asker: row.createdBy }
}

async function lockRequest(actor: Actor, id: number): Promise<Row> {
  const [row] = await actor.db
    .select()
    .from(requests)
    .where(and(eq(requests.tenant, actor.tenant), eq(requests.id, id)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

/** Ends a request. The identity number that was asked for is kept no longer than it is needed. */
async function settle(
  tokens: Keys['tokens'],
  actor: Actor,
  row: Row,
  status: 'accepted' | 'refused' | 'withdrawn',
  reason: string | null,
): Promise<Correction> {
  if (row.status !== 'pending') throw new AppError('illegal_transition', { from: row.status, allowed: 'pending' })
  const [settled] = await actor.db
    .update(requests)
    .set({ status, reason, decidedAt: sql`now()`, idSealed: null })
    .where(and(eq(requests.tenant, actor.tenant), eq(requests.id, row.id)))
    .returning()
  return shown(tokens, actor, settled as Row)
}

async function recordOf(actor: Actor, id: number) {
  const [row] = await actor.db
    .select({
      first_name: students.firstName,
      second_name: students.secondName,
      family_name: students.familyName,
      birth_date: users.birthDate,
      gender_id: users.genderId,
      country_id: users.countryId,
      held: { idHash: students.idHash, idTypeId: students.idTypeId },
    })
    .from(students)
    .innerJoin(users, and(eq(users.tenant, students.tenant), eq(users.id, students.id)))
    .where(and(eq(students.tenant, actor.tenant), eq(students.id, id)))
  if (!row) throw fieldError('student_id', 'unknown_choice')
  return row
}

const fieldsOf = (row: Row): Correctable[] =>
  correctable.filter((field) => (field === 'id_number' ? row.idLast4 !== null : Object.hasOwn(row.wanted, field)))

/** A request as it is answered: the identity number to whoever may see it. */
function shown(tokens: Keys['tokens'], actor: Actor, row: Row): Correction {
  const number = shownIdentity(tokens, actor, row.idSealed)
  return {
    id: row.id,
    status: row.status as Correction['status'],
    fields: fieldsOf(row),
    wanted: { ...(row.wanted as Correction['wanted']), ...(number === null ? {} : { id_number: number }) },
    id_last4: row.idLast4,
    note: row.note,
    reason: row.reason,
    created_at: new Date(row.createdAt).toISOString(),
    decided_at: row.decidedAt && new Date(row.decidedAt).toISOString(),
    version: row.version,
  }
}
