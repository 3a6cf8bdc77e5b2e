import { linkGuardian } from '@dsms/contract/students/guardians/calls'
import { sql } from 'drizzle-orm'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeRole, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'

/** Somebody of a school whose role reaches so far over learners. */
export async function makeReaching(
  schoolId: number,
  reach: 'own' | 'branch' | 'school',
  wishes: { kind?: string; permissions?: string[]; firstName?: string } = {},
): Promise<TestPerson> {
  const { permissions = [], ...rest } = wishes
  const role = await makeRole(schoolId, permissions)
  const reaches = JSON.stringify({ students: reach, trainers: reach, leads: reach })
  await query(sql`update roles set reaches = ${reaches}::jsonb where id = ${role.id}`)
  return makePerson({ schoolId, roleId: role.id, ...rest })
}

export async function linkTo(
  office: TestPerson,
  student: TestPerson,
  guardian: TestPerson,
  rights: ('view_progress' | 'pay' | 'book' | 'cancel' | 'sign')[] = [],
): Promise<void> {
  const body = { guardian_id: guardian.id, relation: 'mother' as const, rights }
  const { status } = await callAs(office.token, linkGuardian, { params: { id: student.id }, body })
  if (status >= 300) throw new Error(`linkGuardian: ${status}`)
}

/** A guardian of a student who signs in, with these rights. */
export async function makeGuardian(
  office: TestPerson,
  student: TestPerson,
  rights: Parameters<typeof linkTo>[3] = [],
  firstName?: string,
): Promise<TestPerson> {
  const guardian = await makePerson({ schoolId: office.schoolId, kind: 'guardian', firstName })
  await linkTo(office, student, guardian, rights)
  return guardian
}

/** A school with two learners, a guardian of each, a trainer of each, and an office. */
export async function makeCircle() {
  const office = await makeSchoolAdmin()
  const { schoolId } = office
  const person = (kind: string, firstName: string) => makePerson({ schoolId, kind, firstName })
  const [student, other] = [await person('student', 'Sami'), await person('student', 'Rima')]
  const mother = await makeGuardian(office, student, [], 'Huda')
  const father = await makeGuardian(office, other, [], 'Omar')
  const trainer = await makeReaching(schoolId, 'own', { kind: 'trainer', firstName: 'Tariq' })
  const stranger = await makeReaching(schoolId, 'own', { kind: 'trainer', firstName: 'Nasser' })
  const clerk = await makeReaching(schoolId, 'branch', { firstName: 'Abeer' })
  await makeRecord('enrolments', office, { student_id: student.id, trainer_id: trainer.id })
  await makeRecord('enrolments', office, { student_id: other.id, trainer_id: stranger.id })
  return { office, schoolId, student, other, mother, father, trainer, stranger, clerk }
}
export type Circle = Awaited<ReturnType<typeof makeCircle>>
export type Name = Exclude<keyof Circle, 'schoolId'>

export const everybody: Name[] = ['office', 'student', 'other', 'mother', 'father', 'trainer', 'stranger', 'clerk']

/** The people of a circle that each of them meets. Nobody else is shown to them. */
export const meets: Record<Name, Name[]> = {
  office: everybody,
  clerk: ['office', 'trainer', 'stranger'],
  trainer: ['office', 'clerk', 'stranger', 'student', 'mother'],
  stranger: ['office', 'clerk', 'trainer', 'other', 'father'],
  student: ['office', 'clerk', 'trainer', 'mother'],
  other: ['office', 'clerk', 'stranger', 'father'],
  mother: ['office', 'clerk', 'trainer', 'student'],
  father: ['office', 'clerk', 'stranger', 'other'],
}
