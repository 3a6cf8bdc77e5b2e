import { present } from '@dsms/contract/kernel/choices/lists'
import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { enrolments as area } from '@dsms/contract/students/enrolments/calls'
import { isBeforeTraining, isLive } from '@dsms/contract/students/enrolments/rules'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insertAll, lock, restore, update } from '../../../kit/records/verbs.ts'
import { courses } from '../../curriculum/public.ts'
import { gapsOf } from '../students/students.data.ts'
import { enrolmentListing, enrolmentRows, personCalled, progressOf, readPlan } from './enrolments.data.ts'
import { checkStep, enrolmentValues, newEnrolmentValues } from './enrolments.rules.ts'
import { enrolments } from './enrolments.table.ts'
import { prepaidSaid } from './moved.ts'
import { allMinutes } from './taught.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

const references = {
  student: personCalled('student'),
  trainer: personCalled('trainer'),
  course: byName(courses),
  branch: byName(branches),
}
const named = namesOf(enrolments, references)

export const listEnrolments = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, enrolmentListing(actor, query), query)

export async function readEnrolment(actor: Actor, id: number) {
  const [record, plan, taught] = await together([
    () => readOne(actor, enrolments, id, enrolmentRows),
    () => readPlan(actor, id),
    () => allMinutes(actor, id),
  ])
  if (!plan) throw new AppError('not_found')
  return whole(area, { ...record, ...progressOf(plan, taught) })
}

export async function createEnrolment(actor: Actor, input: Input) {
  return readEnrolment(actor, await addEnrolment(actor, input))
}

/** Adds an enrolment without reading it again; answers its key. */
export async function addEnrolment(actor: Actor, input: Input): Promise<number> {
  const [id] = await addEnrolments(actor, [input])
  return present(id)
}

/** Several at once, as files bring them; answers their keys in the same order. */
export async function addEnrolments(actor: Actor, inputs: Input[]): Promise<number[]> {
  const values = await newEnrolmentValues(actor, inputs)
  const ids = await insertAll(
    actor,
    enrolments,
    inputs.map((input, nth) => ({
      status: firstStatus(area),
      ...valuesOf(enrolments, input),
      ...present(values[nth]),
    })),
  )
  await holdNamed(
    actor,
    inputs.flatMap((input) => named(input, undefined)),
  )
  const prepaid = inputs.flatMap(({ prepaid_minutes: minutes }, nth) =>
    minutes == null ? [] : [{ enrolment_id: present(ids[nth]), minutes }],
  )
  if (prepaid.length > 0) await prepaidSaid(actor, prepaid)
  return ids
}

export async function updateEnrolment(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const before = await lock(actor, enrolments, id)
  await checkVersion(actor, enrolments, before, version)
  const values = await enrolmentValues(actor, input, before)
  const { prepaid_minutes: minutes = before.prepaidMinutes } = input
  const isFirst = minutes !== before.prepaidMinutes
  // what was said once was sold by it
  if (isFirst && before.prepaidMinutes !== null) throw fieldError('prepaid_minutes', 'prepaid_sold')
  await update(actor, enrolments, before, { ...valuesOf(enrolments, input), ...values })
  if (isFirst && minutes !== null) await prepaidSaid(actor, [{ enrolment_id: id, minutes }])
  await holdNamed(actor, named(input, before))
  return readEnrolment(actor, id)
}

export async function changeEnrolmentStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const enrolment = await lock(actor, enrolments, id)
  checkStatus(area, enrolment.status, change)
  await checkStep(actor, enrolment, change.status)
  await changeStatus(actor, area, enrolments, enrolment, change)
  return readEnrolment(actor, id)
}

/**
 * An enrolment whose contract was accepted is no longer a draft: it waits for papers, or where none is asked for any more, for
 * the payment.
 */
export async function followContract(actor: Actor, id: number): Promise<void> {
  const draft = await lock(actor, enrolments, id)
  if (draft.status !== 'draft') return
  const gaps = await gapsOf(actor, draft.studentId)
  await changeStatus(actor, area, enrolments, draft, { status: 'awaiting_documents' })
  if (gaps.includes('documents') || gaps.includes('documents_pending')) return
  await changeStatus(actor, area, enrolments, await lock(actor, enrolments, id), { status: 'awaiting_payment' })
}

/** What has not begun or is over can be archived; a training under way is closed or cancelled first. */
export async function archiveEnrolment(actor: Actor, id: number) {
  const enrolment = await lock(actor, enrolments, id)
  if (isLive(enrolment.status) && !isBeforeTraining(enrolment.status)) throw new AppError('enrolment_live')
  await archive(actor, enrolments, enrolment)
  return readEnrolment(actor, id)
}

export async function restoreEnrolment(actor: Actor, id: number) {
  await restore(actor, enrolments, id)
  return readEnrolment(actor, id)
}

export const exportEnrolments = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, enrolmentListing(actor, query), query)

export const importEnrolments = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addEnrolment, { references, createMany: addEnrolments })
