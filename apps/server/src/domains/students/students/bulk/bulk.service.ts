import { present } from '@dsms/contract/kernel/choices/lists'
import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { liveStatuses } from '@dsms/contract/students/enrolments/rules'
import type { BulkOutcome, changeManyStatuses, giveManyTrainer, tagMany } from '@dsms/contract/students/students/bulk'
import { students as area } from '@dsms/contract/students/students/calls'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import type { App, Services } from '../../../../kernel/services.ts'
import { nameIn } from '../../../../kernel/text/names.ts'
import { lockAll, type StoredRow, updateAll } from '../../../../kit/records/verbs.ts'
import { checkTrainer } from '../../enrolments/enrolments.rules.ts'
import { enrolments } from '../../enrolments/enrolments.table.ts'
import { tellActive } from '../conditions/active.notices.ts'
import { students } from '../students.table.ts'
import { putBackStatuses, putBackTags, putBackTrainers, versionsOf, wayBack } from './back.ts'
import { keys, said } from './outcome.ts'
import { judgeStatus } from './statuses.ts'
import { idsOf, type Which } from './which.ts'

type Student = StoredRow<typeof students>

/** Tags that a student may have; the same as in the form. */
const mostTags = 10

/**
 * All of them in one transaction, locked first and then judged, so that whoever may not is told beside those who may.
 * Any other refusal of the database undoes the whole.
 */
async function each(
  app: Pick<Services, 'tokens'>,
  actor: Actor,
  which: Which,
  judge: (found: Student[]) => Promise<Map<number, AppError>>,
  act: (fitting: Student[]) => Promise<void>,
  isTrial: boolean,
): Promise<BulkOutcome> {
  const ids = await idsOf(app, actor, which)
  const found = await lockAll(actor, students, ids)
  const wrong = await judge(found)
  const fitting = found.filter(({ id }) => !wrong.has(id))
  if (!isTrial) await act(fitting)
  const names = new Map(found.map(({ id, name }) => [id, nameIn(name, actor.language)]))
  const missing = ids.filter((id) => !names.has(id)).map((id) => [id, new AppError('not_found')] as const)
  return {
    done: fitting.map(({ id, status }) => ({ id, name: names.get(id) ?? '', was: status })),
    refused: [...wrong, ...missing].map(([id, error]) => ({ id, name: names.get(id) ?? null, ...said(error) })),
  }
}

export async function changeManyOfStatus(
  app: App,
  actor: Actor,
  { mode, status, reason, back, ...which }: Given<typeof changeManyStatuses>['body'],
) {
  const isTrial = mode === 'check'
  if (back) return { ...(await putBackStatuses(actor, back, isTrial)), back: [] }
  if (!status) throw fieldError('status', 'required')
  // what would happen is asked before anybody has said why
  if (!isTrial && area.reasons.includes(status) && !reason) throw fieldError('reason', 'reason_required')
  let ways: ReturnType<typeof wayBack> = []
  const outcome = await each(
    app,
    actor,
    which,
    (found) => judgeStatus(actor, found, status),
    async (fitting) => {
      await updateAll(actor, students, keys(fitting), { status, statusReason: reason ?? null })
      if (status === 'active')
        await tellActive(
          app,
          actor,
          fitting.map(({ id, name }) => ({ id, name: nameIn(name, actor.language) })),
        )
      ways = wayBack(status, fitting, await versionsOf(actor, students, keys(fitting)))
    },
    isTrial,
  )
  return { ...outcome, back: ways }
}

export async function tagManyStudents(
  app: Pick<Services, 'tokens'>,
  actor: Actor,
  { mode, add, remove, back, ...which }: Given<typeof tagMany>['body'],
) {
  const isTrial = mode === 'check'
  if (back) return { ...(await putBackTags(actor, back, isTrial)), back: [] }
  if (add.length + remove.length === 0) throw fieldError('add', 'required')
  const added = [...new Set(add)].filter((tag) => !remove.includes(tag))
  const kept = ({ tags }: Student) => tags.filter((tag) => !remove.includes(tag) && !added.includes(tag))
  const isSame = (student: Student) =>
    added.every((tag) => student.tags.includes(tag)) && !remove.some((tag) => student.tags.includes(tag))
  let changed: Student[] = []
  const outcome = await each(
    app,
    actor,
    which,
    async (found) =>
      new Map(
        found
          .filter((student) => kept(student).length + added.length > mostTags)
          .map(({ id }) => [id, new AppError('too_many', { max: mostTags })]),
      ),
    (fitting) => {
      changed = fitting.filter((student) => !isSame(student))
      return updateAll(actor, students, keys(changed), {
        tags: sql`array(select t from unnest(${students.tags}) with ordinality as x (t, place)
                         where t <> all (${sql.param([...remove, ...added])}::text[]) order by place)
                  || ${sql.param(added)}::text[]`,
      })
    },
    isTrial,
  )
  const versions = await versionsOf(actor, students, keys(changed))
  return { ...outcome, back: changed.map(({ id, tags }) => ({ id, version: present(versions.get(id)), tags })) }
}

/** Every open enrolment of a student gets the trainer, as its own form would. */
export async function giveTrainerToMany(
  app: Pick<Services, 'tokens'>,
  actor: Actor,
  { mode, trainer_id, back, ...which }: Given<typeof giveManyTrainer>['body'],
) {
  const isTrial = mode === 'check'
  if (back) return { ...(await putBackTrainers(actor, back, isTrial)), back: [] }
  if (trainer_id === undefined) throw fieldError('trainer_id', 'required')
  await checkTrainer(actor, trainer_id)
  let open: Awaited<ReturnType<typeof openEnrolments>> = []
  const outcome = await each(
    app,
    actor,
    which,
    async (found) => {
      open = await openEnrolments(actor, keys(found))
      const enrolled = new Set(open.map(({ studentId }) => studentId))
      return new Map(found.filter(({ id }) => !enrolled.has(id)).map(({ id }) => [id, new AppError('not_enrolled')]))
    },
    () => {
      open = open.filter((enrolment) => enrolment.trainerId !== trainer_id)
      return updateAll(actor, enrolments, keys(open), { trainerId: trainer_id })
    },
    isTrial,
  )
  if (isTrial) return { ...outcome, back: [] }
  const versions = await versionsOf(actor, enrolments, keys(open))
  return {
    ...outcome,
    back: open.map(({ id, trainerId }) => ({ id, version: present(versions.get(id)), trainer_id: trainerId })),
  }
}

const openEnrolments = ({ db, tenant }: Actor, studentIds: number[]) =>
  db
    .select({ id: enrolments.id, studentId: enrolments.studentId, trainerId: enrolments.trainerId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.tenant, tenant),
        inArray(enrolments.studentId, studentIds),
        inArray(enrolments.status, [...liveStatuses]),
        isNull(enrolments.archivedAt),
      ),
    )
    .orderBy(enrolments.id)
    .for('update')
