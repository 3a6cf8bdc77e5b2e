import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { wireColumns } from '../../../kit/areas/area.columns.ts'
import {
  type Copy,
  foundRow,
  keptFile,
  noteCopy,
  personRows,
  pictureFile,
  rowsAbout,
  traceOf,
  withoutInnards,
} from '../../staff/public.ts'
import { availabilityExceptions, availabilityRules } from '../availability/availability.table.ts'
import { credentialRows } from '../credentials/credentials.data.ts'
import { trainerCredentials } from '../credentials/credentials.table.ts'
import { trainerPapers } from '../credentials/papers.sight.ts'
import { leaveRows } from '../leaveRequests/leave.data.ts'
import { leaveAllowances, leaveRequests } from '../leaveRequests/leaveRequests.table.ts'
import { trainerRows } from '../trainers/trainers.data.ts'
import { trainers } from '../trainers/trainers.table.ts'
import { lessonsOfPerson } from './lessons.ts'

type OfTrainer = PgTable & { tenant: PgColumn; trainerId: PgColumn }

/** What the school holds of a trainer, by table; what they teach, where and with which papers of their own is in `trainers`. */
export const trainerSections = {
  trainers: (actor: Actor, id: number) =>
    trainerRows(actor, rowsAbout(actor, trainers.tenant, trainers.id, id, trainers.id)),
  users: personRows,
  trainer_credentials: (actor: Actor, id: number) =>
    credentialRows(
      actor,
      rowsAbout(actor, trainerCredentials.tenant, trainerCredentials.trainerId, id, trainerCredentials.id),
    ),
  availability_rules: (actor: Actor, id: number) => rowsOf(actor, availabilityRules, id),
  availability_exceptions: (actor: Actor, id: number) => rowsOf(actor, availabilityExceptions, id),
  leave_requests: (actor: Actor, id: number) =>
    leaveRows(actor, rowsAbout(actor, leaveRequests.tenant, leaveRequests.trainerId, id, leaveRequests.id)),
  leave_allowances: (actor: Actor, id: number) => rowsOf(actor, leaveAllowances, id),
  lessons: (actor: Actor, id: number) => lessonsOfPerson(actor, 'trainer', id),
}

const rowsOf = (actor: Actor, table: OfTrainer, id: number): Promise<object[]> =>
  actor.db
    .select(wireColumns(table, actor.language))
    .from(table)
    .where(and(eq(table.tenant, actor.tenant), eq(table.trainerId, id)))

/** Everything about a trainer, but whom they teach: that is the students'. */
export async function trainerCopy(actor: Actor, id: number): Promise<Copy> {
  const { trainers: own, ...others } = trainerSections
  const trainer = foundRow(await own(actor, id))
  const names = Object.keys(others)
  const [rows, papers, history] = await together([
    () => together(Object.values(others).map((section) => () => section(actor, id))),
    () => trainerPapers.openFiles(actor, id),
    () =>
      traceOf(actor, [
        ['trainers', [id]],
        ['users', [id]],
      ]),
  ])
  await noteCopy(actor, 'trainers', id, trainer.name)
  const sections = Object.fromEntries(names.map((name, nth) => [name, withoutInnards(rows[nth] ?? [])]))
  return {
    name: `trainer-${id}`,
    records: { 'person.json': { trainers: withoutInnards([trainer]), ...sections, history } },
    files: [...pictureFile(trainer.photo), ...papers.map((paper) => keptFile('credential', paper))],
    drawn: [],
  }
}
