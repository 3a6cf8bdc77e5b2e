import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { MyLesson } from '@dsms/contract/schedule/booking/calls'
import type {
  listMyWaitingChoices as choicesCall,
  listMyOffers as listCall,
  waitForLesson as waitCall,
} from '@dsms/contract/schedule/waiting/own'
import { myOffer } from '@dsms/contract/schedule/waiting/own'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { lock } from '../../../kit/records/verbs.ts'
import type { NoticeServices } from '../../students/public.ts'
import { ownStudent } from '../../students/public.ts'
import { lookingAround, ownEnrolment, seenStudents } from '../booking/booking.access.ts'
import { readMyLesson } from '../booking/booking.data.ts'
import { seatStudents } from '../lessons/deeds/lessons.seats.ts'
import { zoneOf } from '../lessons/lessons.data.ts'
import { planLesson } from '../lessons/lessons.service.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { draftOfRow } from '../lessons/store/rows.ts'
import { tellTrainers } from '../notices/toTrainers.ts'
import { hourOf } from './offers.hour.ts'
import { at, selectEntries } from './waiting.data.ts'
import { listChoices, readEntry, saveWish, withdrawEntry } from './waiting.service.ts'

export async function listMyOffers(
  actor: Actor,
  { student_id }: Given<typeof listCall>['query'],
): Promise<Answer<typeof listCall>> {
  const ids = (await seenStudents(actor, student_id))
    .filter(({ rights }) => rights.includes('book'))
    .map(({ id }) => id)
  const theirs = sql`any(${idList(ids)})`
  const [time_zone, rows, waiting] = await together([
    () => zoneOf(actor),
    // an hour is nobody's, so who is offered it sees no row of it but by this function
    () =>
      rowsOf(
        actor.db,
        myOffer,
        sql`
          select o.id, o.student_id, o.status, ${at(sql`h.starts_at`)} as start, ${at(sql`h.ends_at`)} as "end",
                 text_in(h.type_name, ${actor.language}) as type, text_in(h.branch_name, ${actor.language}) as branch, h.trainer,
                 ${at(sql`o.expires_at`)} as expires_at
            from slot_offers o cross join lateral offered_hour(o.id) h
           where o.tenant = ${actor.tenant} and o.student_id = ${theirs}
             and (o.status = 'sent' and o.expires_at > now() or o.status = 'lost' and o.sent_at > now() - interval '2 days')
           order by o.status = 'sent' desc, h.starts_at, o.id limit 20`,
      ),
    () => selectEntries(actor, sql`w.status = 'waiting' and w.student_id = ${theirs}`),
  ])
  return { time_zone, offers: rows, waiting }
}

export async function waitForLesson(actor: Actor, wish: Given<typeof waitCall>['body']) {
  const { student_id } = await ownEnrolment(actor, wish.enrolment_id)
  return lookingAround(actor, student_id, 'book', () => saveWish(actor, wish))
}

export async function listMyChoices(
  actor: Actor,
  { enrolment_id }: Given<typeof choicesCall>['query'],
): Promise<Answer<typeof choicesCall>> {
  const { id, student_id } = await ownEnrolment(actor, enrolment_id)
  return lookingAround(actor, student_id, 'book', () => listChoices(actor, id))
}

export async function stopWaiting(actor: Actor, id: number) {
  const { student_id } = await readEntry(actor, id)
  await ownStudent(actor, student_id, 'book')
  await withdrawEntry(actor, id)
  return {}
}

const ownOfferRow = z.object({
  id: z.int(),
  slot_id: z.int(),
  entry_id: z.int(),
  enrolment_id: z.int(),
  student_id: z.int(),
})
type OwnOffer = z.infer<typeof ownOfferRow>

/** An offer to a student for whom the person who acts may book; everybody else's is not there. */
async function ownOffer(actor: Actor, id: number): Promise<OwnOffer> {
  const rows = await rowsOf(
    actor.db,
    ownOfferRow,
    sql`
      select id, slot_id, entry_id, enrolment_id, student_id from slot_offers where tenant = ${actor.tenant} and id = ${id}`,
  )
  const [offer] = rows
  if (!offer) throw new AppError('not_found')
  await ownStudent(actor, offer.student_id, 'book')
  return offer
}

/**
 * Takes an hour. Of several who do so at once the first has the row of the hour; the others wait for it, find that they lost, and keep
 * their place on the list.
 */
export async function acceptOffer(app: NoticeServices, actor: Actor, id: number): Promise<MyLesson> {
  const offer = await ownOffer(actor, id)
  return lookingAround(actor, offer.student_id, 'book', async () => {
    await lockSlot(actor, offer)
    const hour = await hourOf(actor, offer.slot_id)
    if (!hour) throw new AppError('offer_lost')
    // before the lesson claims its time, which would count as taken past the offer
    await actor.db.execute(sql`
      update freed_slots set status = 'filled', filled_at = now(), filled_by = 'offer', next_offer_at = null
       where tenant = ${actor.tenant} and id = ${offer.slot_id}`)
    const lessonId = await giveHour(app, actor, offer, hour.lesson)
    await actor.db.execute(sql`
      update freed_slots set filled_lesson_id = ${lessonId} where tenant = ${actor.tenant} and id = ${offer.slot_id}`)
    await actor.db.execute(sql`
      update slot_offers set status = case when id = ${id} then 'accepted' else 'lost' end, answered_at = now(),
                             answered_by = case when id = ${id} then ${actor.id}::integer end
       where tenant = ${actor.tenant} and slot_id = ${offer.slot_id} and status = 'sent'`)
    await actor.db.execute(sql`
      update waitlist_entries set status = 'booked' where tenant = ${actor.tenant} and id = ${offer.entry_id} and status = 'waiting'`)
    return readMyLesson(actor, offer.student_id, lessonId)
  })
}

const statusRow = z.object({ status: z.string() })

const slotRow = z.object({ status: z.string(), is_over: z.boolean() })

/** Locks the hour of an offer. Throws where somebody else has it, or the offer is over. */
async function lockSlot({ db, tenant }: Actor, offer: OwnOffer): Promise<void> {
  const rows = await rowsOf(
    db,
    statusRow,
    sql`
      select status from freed_slots where tenant = ${tenant} and id = ${offer.slot_id} for update`,
  )
  const [slot] = rows
  // read once the hour is locked: whoever was faster has written that this one lost
  const now = await rowsOf(
    db,
    slotRow,
    sql`
      select status, expires_at <= now() as is_over from slot_offers where tenant = ${tenant} and id = ${offer.id}`,
  )
  const status = now[0]?.status
  if (!slot || slot.status === 'filled' || status === 'lost') throw new AppError('offer_lost')
  if (slot.status !== 'open' || status !== 'sent' || now[0]?.is_over) throw new AppError('offer_over')
}

/** The lesson that stands without a student gets this one; one that was cancelled is given again as another. */
async function giveHour(
  app: NoticeServices,
  actor: Actor,
  { enrolment_id }: OwnOffer,
  row: NonNullable<Awaited<ReturnType<typeof hourOf>>>['lesson'],
): Promise<number> {
  try {
    if (row.status !== 'cancelled') {
      await seatStudents(actor, await lock(actor, lessons, row.id), [enrolment_id])
      await tellTrainers(app, actor, 'trainer_lesson_booked', [row.id])
      return row.id
    }
    const draft = { ...draftOfRow(row, [enrolment_id]), lesson_id: undefined, seats: row.capacity }
    const { id } = await planLesson(app, actor, draft, {
      status: 'scheduled',
      source: 'waitlist',
      holdMinutes: 0,
      of: row,
      how: { silent: 'students' },
    })
    return id
  } catch (error) {
    // somebody else planned the trainer, or the student, at that hour meanwhile
    if (error instanceof AppError && error.code === 'lesson_refused') throw new AppError('offer_lost')
    throw error
  }
}

/** Leaves an hour to the next one, who is asked at once. */
export async function declineOffer(actor: Actor, id: number) {
  const offer = await ownOffer(actor, id)
  return lookingAround(actor, offer.student_id, 'book', async () => {
    await actor.db.execute(sql`
      update freed_slots set next_offer_at = now()
       where tenant = ${actor.tenant} and id = ${offer.slot_id} and status = 'open'`)
    const found = await countOf(
      actor.db,
      sql`
        update slot_offers set status = 'declined', answered_at = now(), answered_by = ${actor.id}
         where tenant = ${actor.tenant} and id = ${id} and status = 'sent' and expires_at > now() returning id`,
    )
    if (found === 0) throw new AppError('offer_over')
    return {}
  })
}
