import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { rankFreedSlot as rankCall } from '@dsms/contract/schedule/waiting/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { settingOf } from '../../platform/public.ts'
import { hourOf } from './offers.hour.ts'
import { firstWhoMay, rankedFor } from './offers.rank.ts'
import { readSlot } from './waiting.service.ts'

const mostTold = 30

const slotRow = z.object({ id: z.int(), name: z.string() })

/** Who would be asked for an hour, in their order and with the reasons; nobody for one that is taken. */
export async function rankSlot(actor: Actor, id: number): Promise<Answer<typeof rankCall>> {
  const { status } = await readSlot(actor, id)
  const hour = status === 'open' ? await hourOf(actor, id) : undefined
  if (!hour) return { ranked: [] }
  const mostToday = await settingOf(actor, 'booking.offers_day', hour.lesson.branchId)
  const may = await firstWhoMay(actor, hour, await rankedFor(actor, hour, mostToday), mostTold)
  const rows = await rowsOf(
    actor.db,
    slotRow,
    sql`
      select id, text_in(name, ${actor.language}) as name from students
       where tenant = ${actor.tenant} and id = any(${idList(may.map(({ waiting }) => waiting.student_id))})`,
  )
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return {
    ranked: may.map(({ waiting: { entry_id, student_id }, score, reasons }) => ({
      entry_id,
      student_id,
      student: names.get(student_id) ?? null,
      score,
      reasons,
    })),
  }
}
