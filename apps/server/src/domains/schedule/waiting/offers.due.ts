import { hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { quietUntil } from '@dsms/contract/schedule/waiting/ranking'
import type { OfferMode } from '@dsms/contract/schedule/waiting/statuses'
import { offerModes } from '@dsms/contract/schedule/waiting/statuses'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { type SystemContext, serverIn } from '../../../kernel/session/transaction.ts'
import { settingsOf } from '../../platform/public.ts'
import type { NoticeServices } from '../../students/public.ts'
import { hourOf } from './offers.hour.ts'
import { firstWhoMay, rankedFor } from './offers.rank.ts'
import { at } from './waiting.data.ts'
import { tellOffered } from './waiting.notices.ts'

/** An offer to many goes to so many at once, and ends so long before the lesson, as does every other. */
const mostAtOnce = 5
const lastMinutes = 60

const atRow = z.object({ at: z.string().nullable() })
const slotRow = z.object({
  id: z.int(),
  tenant: z.int(),
  mode: z.enum(offerModes).nullable(),
  start: z.string(),
})

/** Asks those who wait for hours that became free, one after another or several at once, and ends offers that nobody answered. */
export const slotOffering = (app: NoticeServices): DueWork => ({
  name: 'offers of freed hours',
  async next(db) {
    const rows = await rowsOf(
      db,
      atRow,
      sql`
        select ${at(sql`min(next_offer_at)`)} as at from freed_slots where status = 'open'`,
    )
    return rows[0]?.at ?? null
  },
  async run(context) {
    const rows = await rowsOf(
      context.db,
      slotRow,
      sql`
        select id, tenant, mode, ${at(sql`starts_at`)} as start from freed_slots
         where status = 'open' and next_offer_at <= now() order by next_offer_at, id limit 1 for update skip locked`,
    )
    const [slot] = rows
    if (!slot) return false
    const next = await offerNext(app, context, slot)
    // whoever took the hour while its row was locked here passed it over
    if (next === 'closed') await context.db.execute(sql`select close_filled_slots(${slot.tenant}, null, ${slot.id})`)
    await context.db.execute(sql`
      update freed_slots set next_offer_at = ${next === 'closed' ? null : next}, status = ${next === 'closed' ? 'closed' : 'open'}
       where tenant = ${slot.tenant} and id = ${slot.id} and status = 'open'`)
    await tellOffices(context, slot.tenant)
    return true
  },
})

interface Slot {
  id: number
  tenant: number
  mode: OfferMode | null
  start: string
}

/** Does what is due for an hour whose row is locked. When it is looked at next, as an instant; null for when somebody more waits. */
async function offerNext(app: NoticeServices, context: SystemContext, slot: Slot): Promise<string | null | 'closed'> {
  await context.db.execute(sql`select set_config('app.tenant', ${String(slot.tenant)}, true)`)
  const actor = serverIn(context, { schoolId: slot.tenant, language: app.env.DEFAULT_LANGUAGE })
  await context.db.execute(sql`
    update slot_offers set status = 'expired' where tenant = ${slot.tenant} and slot_id = ${slot.id} and status = 'sent' and expires_at <= now()`)
  const hour = await hourOf(actor, slot.id)
  const last = Date.parse(slot.start) - lastMinutes * minuteMs
  if (!hour || hour.now >= last) return 'closed'
  const said = await settingsOf(actor, offerSettings, hour.lesson.branchId)
  const mode = slot.mode ?? said['booking.offers']
  if (mode === 'by_hand') return null
  const running = await runningUntil(actor, slot.id)
  if (running) return running
  const quiet = quietUntil(hour.now, hour.zone, {
    from: said['notices.quiet_from'],
    until: said['notices.quiet_until'],
  })
  if (quiet > hour.now) return new Date(Math.min(quiet, last)).toISOString()
  const ranked = await rankedFor(actor, hour, said['booking.offers_day'])
  const chosen = await firstWhoMay(actor, hour, ranked, mode === 'to_many' ? mostAtOnce : 1)
  if (chosen.length === 0) return null
  const ends = mode === 'to_many' ? last : Math.min(last, hour.now + said['booking.offer_minutes'] * minuteMs)
  const rows = await rowsOf(
    context.db,
    idRow,
    sql`
      insert into slot_offers (tenant, slot_id, entry_id, enrolment_id, student_id, rank, reasons, expires_at)
      select ${slot.tenant}, ${slot.id}, c.entry, c.enrolment, 0, c.rank, c.reasons, ${new Date(ends).toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(
          chosen.map((one) => ({
            entry: one.waiting.entry_id,
            enrolment: one.waiting.enrolment_id,
            rank: ranked.indexOf(one) + 1,
            reasons: one.reasons,
          })),
        )}::jsonb) as c (entry integer, enrolment integer, rank smallint, reasons jsonb)
      returning id`,
  )
  await tellOffered(
    app,
    actor,
    rows.map(({ id }) => id),
  )
  // several at once answer as they like; should all decline, the next ones are asked when the last one does
  return new Date(mode === 'to_many' ? Math.min(last, hour.now + hourMs) : ends).toISOString()
}

const offerSettings = [
  'booking.offers',
  'booking.offer_minutes',
  'booking.offers_day',
  'notices.quiet_from',
  'notices.quiet_until',
] as const

const untilRow = z.object({ until: z.string().nullable() })

/** When the offers end that wait for an answer. */
async function runningUntil({ db, tenant }: Actor, slotId: number): Promise<string | null> {
  const rows = await rowsOf(
    db,
    untilRow,
    sql`
      select ${at(sql`max(expires_at)`)} as until from slot_offers where tenant = ${tenant} and slot_id = ${slotId} and status = 'sent'`,
  )
  return rows[0]?.until ?? null
}

const tellOffices = ({ db }: Pick<SystemContext, 'db'>, tenant: number) =>
  db.execute(sql`select publish_event(jsonb_build_object('tenant', ${tenant}::integer), '{"type":"lessons"}', false)`)
