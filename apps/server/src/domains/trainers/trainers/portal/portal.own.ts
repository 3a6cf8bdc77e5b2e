import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { schools } from '../../../../db/tables/schools.ts'
import { users } from '../../../../db/tables/users.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { todayHere } from '../../../../kernel/time/today.ts'
import { nameSql } from '../../../../kit/areas/area.columns.ts'
import { trainers } from '../trainers.table.ts'

/** The trainer that the person who acts is here. Throws `not_found` for everybody else, staff who do not teach as well. */
export async function ownTrainer(actor: Actor) {
  const [own] = await actor.db
    .select({
      id: trainers.id,
      name: nameSql(trainers.name, actor.language),
      trainer_no: trainers.trainerNo,
      picture: sql<string | null>`coalesce(${trainers.photo}, ${users.avatar})`,
      status: sql<'onboarding' | 'active' | 'on_leave' | 'suspended' | 'left'>`${trainers.status}`,
      status_reason: trainers.statusReason,
      today: sql<string>`${todayHere}::text`,
      week_start: schools.weekStart,
    })
    .from(trainers)
    .innerJoin(users, and(eq(users.tenant, trainers.tenant), eq(users.id, trainers.id)))
    .innerJoin(schools, eq(schools.id, trainers.tenant))
    .where(
      and(
        eq(trainers.tenant, actor.tenant),
        eq(trainers.id, actor.id),
        isNull(trainers.archivedAt),
        ne(trainers.status, 'left'),
      ),
    )
  if (!own) throw new AppError('not_found')
  return own
}
