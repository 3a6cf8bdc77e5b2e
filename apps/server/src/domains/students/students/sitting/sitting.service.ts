import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Permission } from '@dsms/contract/kernel/permissions'
import { leads as leadsArea } from '@dsms/contract/students/leads/calls'
import type * as c from '@dsms/contract/students/students/sitting'
import { and, eq } from 'drizzle-orm'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import { knownError } from '../../../../kernel/http/errors.ts'
import type { Services } from '../../../../kernel/services.ts'
import { nameSql } from '../../../../kit/areas/area.columns.ts'
import { changeStatus } from '../../../../kit/areas/area.status.ts'
import { lock, ownedBy, type StoredRow, update } from '../../../../kit/records/verbs.ts'
import { addGuardian, linkToStudent } from '../../guardians/guardians.service.ts'
import { leads } from '../../leads/leads.table.ts'
import { addStudent } from '../students.service.ts'
import { students } from '../students.table.ts'

type Keys = Pick<Services, 'tokens'>
type Lead = StoredRow<typeof leads>
type LeadBody = Given<typeof c.enrolLead>['body']
type Student = NonNullable<LeadBody['student']>

/** A student and whoever speaks for them: what is wrong with one keeps the other out. */
export async function enrolPerson(
  app: Keys,
  actor: Actor,
  { student, ...said }: Given<typeof c.enrolPerson>['body'],
): Promise<{ student_id: number }> {
  const student_id = await at('student', addStudent(app, actor, student))
  await addSpeaker(app, actor, student_id, said)
  return { student_id }
}

/**
 * Makes a student of a lead, or ties it to one who is there, and wins it. A lead that was won without saying who it became
 * is completed by it. The lead is locked first, so that two clicks make one student.
 */
export async function enrolLead(
  app: Keys,
  actor: Actor,
  id: number,
  { student, student_id, is_back, ...said }: LeadBody,
): Promise<{ student_id: number }> {
  const lead = await lockLead(actor, id)
  if (lead.studentId !== null && lead.studentId === student_id) return { student_id }
  await checkOpen(actor, lead)
  const studentId = student_id ? await known(actor, student_id, is_back) : await added(app, actor, lead, student)
  await addSpeaker(app, actor, studentId, said)
  if (lead.status === 'won') await update(actor, leads, lead, { studentId })
  else await changeStatus(actor, leadsArea, leads, lead, { status: 'won' }, { studentId })
  return { student_id: studentId }
}

/** One that was archived too, which is told by its own name. */
async function lockLead(actor: Actor, id: number): Promise<Lead> {
  const [lead] = await actor.db
    .select()
    .from(leads)
    .where(and(ownedBy(actor, leads), eq(leads.id, id)))
    .for('update')
  if (!lead) throw new AppError('not_found')
  return lead
}

async function checkOpen(actor: Actor, { archivedAt, status, studentId }: Lead): Promise<void> {
  if (studentId !== null) throw new AppError('lead_converted', { name: await nameOf(actor, studentId) })
  if (archivedAt !== null) throw new AppError('lead_archived')
  if (status === 'lost') throw new AppError('lead_lost')
}

/**
 * Somebody who is a student already. Who asked twice before they came is counted once: the other lead is the duplicate.
 * Who learnt here and asks for another licence was won a second time, which somebody has to say.
 */
async function known(actor: Actor, id: number, isBack: boolean): Promise<number> {
  const student = await lock(actor, students, id)
  if (isBack) return id
  const [other] = await actor.db
    .select({ name: nameSql(leads.name, actor.language) })
    .from(leads)
    .where(and(ownedBy(actor, leads), eq(leads.studentId, id)))
    .limit(1)
  if (other) throw new AppError('student_of_lead', { student: await nameOf(actor, student.id), name: other.name })
  return id
}

async function added(app: Keys, actor: Actor, lead: Lead, student: Student | undefined): Promise<number> {
  if (!student) throw fieldError('student', 'required')
  allow(actor, 'students.create')
  return at('student', addStudent(app, actor, withLead(lead, student)))
}

/**
 * What the lead told, where the form says nothing. How they came is the lead's word alone, so that what the sources bring
 * is the same by leads and by students.
 */
const withLead = (lead: Lead, student: Student): Student => ({
  ...student,
  source: lead.source as Student['source'],
  phone: student.phone === undefined ? lead.phone : student.phone,
  email: student.email === undefined ? lead.email : student.email,
  branch_id: student.branch_id === undefined ? lead.branchId : student.branch_id,
  wish_times: student.wish_times.length ? student.wish_times : lead.wishTimes,
  languages: student.languages.length || lead.language === null ? student.languages : [lead.language as 'ar'],
  referred_by: student.referred_by ?? (lead.source === 'referral' ? (lead.sourceDetail?.slice(0, 80) ?? null) : null),
  internal_notes: student.internal_notes === undefined ? lead.notes : student.internal_notes,
})

/** The main guardian: new with the student, or one whom the school knows. */
async function addSpeaker(
  app: Keys,
  actor: Actor,
  studentId: number,
  { guardian, known_guardian }: Pick<LeadBody, 'guardian' | 'known_guardian'>,
): Promise<void> {
  if (guardian && known_guardian) throw fieldError('known_guardian', 'two_guardians')
  const link = known_guardian ?? (guardian && (await addedGuardian(app, actor, guardian)))
  if (!link) return
  allow(actor, 'guardians.edit')
  const linked = linkToStudent(actor, studentId, { ...link, is_main: true })
  await at(known_guardian ? 'known_guardian' : 'guardian', linked)
}

async function addedGuardian(
  app: Keys,
  actor: Actor,
  { relation, rights, ...person }: NonNullable<LeadBody['guardian']>,
) {
  allow(actor, 'guardians.create')
  return { guardian_id: await at('guardian', addGuardian(app, actor, person)), relation, rights }
}

function allow(actor: Actor, permission: Permission): void {
  if (!holds(actor, permission)) throw new AppError('forbidden', { permission })
}

/** Errors of a part of the body are told under its name. */
async function at<T>(part: 'student' | 'guardian' | 'known_guardian', work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const known = knownError(error)
    if (!known) throw error
    const fields = Object.entries(known.fields).map(([path, field]) => [`${part}.${path}`, field])
    throw new AppError(known.code, known.params, Object.fromEntries(fields))
  }
}

async function nameOf(actor: Actor, id: number): Promise<string> {
  const [student] = await actor.db
    .select({ name: nameSql(students.name, actor.language) })
    .from(students)
    .where(and(eq(students.tenant, actor.tenant), eq(students.id, id)))
  return student?.name ?? ''
}
