import { createSchoolRole, updateSchoolRole } from '@dsms/contract/identity/roles/calls'
import { wholeSchool } from '@dsms/contract/kernel/permissions'
import { branches } from '@dsms/contract/school/branches/calls'
import { getStaffBranches, setStaffBranches } from '@dsms/contract/staff/staff/school'
import { documents } from '@dsms/contract/students/documents/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { guardians, linkGuardian } from '@dsms/contract/students/guardians/calls'
import { findDoubles, students } from '@dsms/contract/students/students/calls'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { givePlan, limitsOf, makePlan } from '../../platform/plans/plans.testing.ts'
import { makeReaching } from '../directory/directory.testing.ts'

describe('a reach inside a school', () => {
  let admin: TestPerson & { schoolId: number }
  let here: number
  let there: number
  /** The students of the two branches. */
  let ours: number
  let theirs: number
  let trainer: TestPerson
  let secretary: TestPerson

  const idsSeen = async (who: TestPerson, area: typeof students | typeof enrolments | typeof trainers) => {
    const { rows } = (await send(who.token, area.calls.list, { query: {} })).body as { rows: { id: number }[] }
    return rows.map(({ id }) => id).sort((one, other) => one - other)
  }
  const statusOf = async (who: TestPerson, id: number) =>
    (await send(who.token, students.calls.get, { params: { id }, query: {} })).status

  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    here = await mainBranch(admin)
    there = (await makeRecord('branches', admin)).id
    const [role] = await query<{ id: number }>(
      sql`select id from roles where tenant = ${admin.schoolId} and key = 'trainer'`,
    )
    trainer = await makePerson({ schoolId: admin.schoolId, kind: 'trainer', roleId: role?.id ?? 0 })
    const permissions = [
      'students.view',
      'students.create',
      'students.edit',
      'students.export',
      'enrolments.view',
      'enrolments.create',
      'trainers.view',
      'roles_privileges.create',
      'roles_privileges.edit',
    ]
    secretary = await makeReaching(admin.schoolId, 'branch', { permissions })
    await callAs(admin.token, setStaffBranches, { params: { id: secretary.id }, body: { branch_ids: [here] } })
    const first = await makeRecord('enrolments', admin, { branch_id: here, trainer_id: trainer.id })
    const second = await makeRecord('enrolments', admin, { branch_id: there })
    ours = first.student_id as number
    theirs = second.student_id as number
  })

  it('shows a trainer whom they teach, with what is theirs, and nobody else', async () => {
    expect(await idsSeen(trainer, students)).toEqual([ours])
    expect(await statusOf(trainer, ours)).toBe(200)
    expect(await statusOf(trainer, theirs)).toBe(404)
    const both = await Promise.all(
      [ours, theirs].map((student_id) => makeRecord('documents', admin, { student_id, kind: 'photo', file_id: null })),
    )
    const seen = await Promise.all(
      both.map(({ id }) => send(trainer.token, documents.calls.get, { params: { id }, query: {} })),
    )
    expect(seen.map(({ status }) => status)).toEqual([200, 404])
    const guardian = await makeRecord('guardians', admin)
    const read = () => send(trainer.token, guardians.calls.get, { params: { id: guardian.id }, query: {} })
    expect((await read()).status).toBe(404)
    await callAs(admin.token, linkGuardian, {
      params: { id: ours },
      body: { guardian_id: guardian.id, relation: 'father', rights: ['sign'] },
    })
    expect((await read()).status).toBe(200)
    const colleague = await makeRecord('trainers', admin)
    expect(await idsSeen(trainer, trainers)).toEqual([])
    expect(await idsSeen(secretary, trainers)).toEqual([colleague.id])
  })

  it('shows a secretary those of the branch, in lists, files and while typing', async () => {
    expect(await idsSeen(secretary, students)).toEqual([ours])
    expect(await statusOf(secretary, theirs)).toBe(404)
    expect((await idsSeen(secretary, enrolments)).length).toBe(1)
    const file = await send(secretary.token, students.calls.exportSheet, { query: { format: 'csv' } })
    const { body: our } = await callAs(admin.token, students.calls.get, { params: { id: ours }, query: {} })
    const { body: their } = await callAs(admin.token, students.calls.get, { params: { id: theirs }, query: {} })
    expect(String(file.body)).toContain(our.student_no)
    expect(String(file.body)).not.toContain(their.student_no)
    const doubles = await callAs(secretary.token, findDoubles, { body: { email: their.email ?? 'none@example.org' } })
    expect(doubles.body).toEqual([])
  })

  it('keeps what somebody of a branch writes down at that branch, and what is another’s out of their hands', async () => {
    const made = await makeRecord('students', secretary)
    expect(made.branch_id).toBe(here)
    const reply = await send(secretary.token, students.calls.update, {
      params: { id: theirs },
      body: { version: 1, city: 'Riyadh' },
    })
    expect(reply.status).toBe(404)
    const [enrolment] = await query<{ course_id: number }>(
      sql`select course_id from enrolments where tenant = ${admin.schoolId} and student_id = ${theirs}`,
    )
    const stolen = await send(secretary.token, enrolments.calls.create, {
      body: { student_id: theirs, course_id: enrolment?.course_id, branch_id: here },
    })
    expect(refusal(stolen)).toEqual(wrongFields({ student_id: 'unknown_choice' }))
  })

  it('changes with the next request when somebody works elsewhere', async () => {
    const move = (branch_ids: number[]) =>
      callAs(admin.token, setStaffBranches, { params: { id: secretary.id }, body: { branch_ids } })
    await move([there])
    expect(await statusOf(secretary, theirs)).toBe(200)
    expect(await statusOf(secretary, ours)).toBe(404)
    await move([])
    expect(await statusOf(secretary, theirs)).toBe(404)
    await move([here])
    const kept = await callAs(admin.token, getStaffBranches, { params: { id: secretary.id }, query: {} })
    expect(kept.body).toEqual({ branch_ids: [here] })
  })

  it('takes branches of the school alone', async () => {
    const other = await mainBranch(await makeSchoolAdmin())
    const reply = await send(admin.token, setStaffBranches, {
      params: { id: secretary.id },
      body: { branch_ids: [here, other] },
    })
    expect(refusal(reply)).toEqual(wrongFields({ branch_ids: 'unknown_choice' }))
    expect((await send(admin.token, branches.calls.get, { params: { id: other }, query: {} })).status).toBe(404)
  })

  it('is not handed out further than one has it, nor to oneself', async () => {
    const create = (reaches: typeof wholeSchool) =>
      send(secretary.token, createSchoolRole, { body: { name: `Wide ${Math.random()}`, reaches } })
    expect(refusal(await create(wholeSchool))).toMatchObject({ status: 403, code: 'beyond_own_rights' })
    const narrow = { students: 'own', trainers: 'branch', leads: 'own' } as const
    expect((await create(narrow as unknown as typeof wholeSchool)).status).toBe(201)
    const own = await send(secretary.token, updateSchoolRole, {
      params: { id: secretary.roleId },
      body: { reaches: narrow },
    })
    expect(refusal(own)).toMatchObject({ code: 'own_role' })
    const system = await send(admin.token, updateSchoolRole, {
      params: { id: admin.roleId },
      body: { reaches: narrow },
    })
    expect(refusal(system)).toMatchObject({ code: 'system_role' })
  })

  it('lets nobody past what the plan allows, however few they reach', async () => {
    const made = await makeRecord('students', secretary)
    await query(sql`update students set status = 'active' where id in (${ours}, ${theirs}, ${made.id})`)
    const plan = await makePlan({ limits: limitsOf({ active_students: 3 }) })
    await givePlan(admin.schoolId, plan)
    const another = await makeRecord('students', secretary)
    await query(sql`insert into student_rules (tenant, needs_documents) values (${admin.schoolId}, false)`)
    const permissions = ['students.view', 'students.status']
    const manager = await makeReaching(admin.schoolId, 'own', { permissions })
    await query(sql`update students set created_by = ${manager.id} where id = ${another.id}`)
    const reply = await send(manager.token, students.calls.changeStatus, {
      params: { id: another.id },
      body: { status: 'active' },
    })
    expect(refusal(reply)).toMatchObject({ code: 'plan_limit' })
  })
})
