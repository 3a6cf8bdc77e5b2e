import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../../db/idList.ts'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { lockAll } from '../../../../kit/records/verbs.ts'
import { followUp } from '../consequences.ts'
import { lessons } from '../lessons.table.ts'

const lessonRow = z.object({ lesson: z.number() })

/** Lessons, waiting, offers and requests of enrolments go with these to another record of the same person. */
export async function followEnrolments(actor: Actor, enrolmentIds: readonly number[]): Promise<void> {
  if (enrolmentIds.length === 0) return
  const rows = await rowsOf(
    actor.db,
    lessonRow,
    sql`
      select distinct lesson from follow_enrolments(${actor.tenant}, ${idList(enrolmentIds)}) as lesson`,
  )
  const locked = await lockAll(
    actor,
    lessons,
    rows.map(({ lesson }) => lesson),
  )
  await followUp(
    null,
    actor,
    locked.map((before) => ({ id: before.id, before })),
  )
}
