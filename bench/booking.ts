// Part of `npm run bench`: two hundred students who look for free times of four weeks in the minute in which a new day opens,
// and each take one, beside twenty of a school a tenth the size in the same database; and an hour that became free, offered among
// two thousand who wait, beside two hundred.

import { requestOf } from '@dsms/contract/kernel/client'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import { holdMyLesson, listMyFreeSlots, type MySlot } from '@dsms/contract/schedule/booking/calls'
import { openServerDatabase } from '../apps/server/src/db/client.ts'
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import { hourOf } from '../apps/server/src/domains/schedule/waiting/offers.hour.ts'
import { firstWhoMay, rankedFor } from '../apps/server/src/domains/schedule/waiting/offers.rank.ts'
import { asSystem, serverIn } from '../apps/server/src/kernel/session/transaction.ts'
import { type BookingSchool, type Learner, letWait, makeBookingSchool } from './booking.seed.ts'
import type { Bench } from './compare.ts'

export { tokenSecret } from './booking.seed.ts'

const sizes = { little: { trainers: 2, learners: 20 }, much: { trainers: 20, learners: 200 } }
/** Days that the screen looks through, and offers that a school makes to one student a day at most. */
const shownDays = 28
const mostToday = 3
/** Times that are tried first: so many of those that are free. */
const mostLiked = 40
/** Each ranking is done so many times, the first of them to get warm. */
const rankings = 21

export async function measureBooking({ client, url }: Bench, databaseUrl: string): Promise<void> {
  console.log('Filling the schools of students who book …')
  const little = await makeBookingSchool(client, url, 'booking.little', sizes.little)
  const much = await makeBookingSchool(client, url, 'booking.much', sizes.much)
  await refreshStatistics(client)
  console.log(`\n${much.learners.length} students at once (much) beside ${little.learners.length} (little)`)
  // the first answers of a process are those of a cold one
  for (const one of little.learners) await look(url, little, one)
  const rushes = { little: await rush(url, little), much: await rush(url, much) }
  for (const what of ['look', 'hold'] as const) {
    const [small, large] = [rushes.little[what], rushes.much[what]]
    const wrong = small.wrong + large.wrong
    if (wrong) process.exitCode = 1
    console.log(
      `  ${what === 'look' ? 'free times of four weeks' : 'a time each, held'}: little ${told(small.took)}, much ${told(large.took)}, ` +
        `× ${(at(large.took, 0.95) / at(small.took, 0.95)).toFixed(2)}, ${wrong} errors`,
    )
  }
  for (const [size, school] of [
    ['little', little],
    ['much', much],
  ] as const)
    await countHolds(client, size, school)
  console.log(
    `\nAn hour offered among ${much.stock.enrolments.length} who wait (much) beside ${little.stock.enrolments.length} (little)`,
  )
  const ranked = {
    little: await rank(databaseUrl, little, await letWait(client, little)),
    much: await rank(databaseUrl, much, await letWait(client, much)),
  }
  for (const what of ['order', 'rules'] as const)
    console.log(
      `  ${what === 'order' ? 'all in their order' : 'the first five who may'}: little ${told(ranked.little[what])}, much ${told(ranked.much[what])}, ` +
        `× ${(at(ranked.much[what], 0.5) / at(ranked.little[what], 0.5)).toFixed(2)}`,
    )
}

const at = (took: readonly number[], share: number): number =>
  took.toSorted((one, other) => one - other)[Math.floor(took.length * share)] ?? 0
const told = (took: readonly number[]) => `p50 ${at(took, 0.5).toFixed(0)} ms p95 ${at(took, 0.95).toFixed(0)} ms`

interface Answers {
  took: number[]
  /** Answers that were neither a success nor a time that is gone. */
  wrong: number
}

async function look(url: string, { stock }: BookingSchool, { enrolment, headers }: Learner) {
  const ask = { enrolment_id: enrolment, type_id: stock.road, from: dayAhead(0), to: dayAhead(shownDays - 1) }
  const began = performance.now()
  const answer = await fetch(url + requestOf(listMyFreeSlots, { query: ask }).url, { headers })
  const text = await answer.text()
  const slots = answer.ok ? (JSON.parse(text).days as { slots: MySlot[] }[]).flatMap((day) => day.slots) : []

  return { slots, ms: performance.now() - began, isWrong: !answer.ok || slots.length === 0 }
}

/** Everybody looks at once, and then takes one of the first times, as four others do, or the next ones that they are told instead. */
async function rush(url: string, school: BookingSchool): Promise<{ look: Answers; hold: Answers }> {
  const seen = await Promise.all(school.learners.map((one) => look(url, school, one)))
  const held = await Promise.all(
    school.learners.map(async (one, nth) => {
      const began = performance.now()
      const isWrong = await take(url, school, one, (seen[nth]?.slots ?? []).slice(nth % mostLiked))
      return { ms: performance.now() - began, isWrong }
    }),
  )
  const of = (answers: { ms: number; isWrong: boolean }[]): Answers => ({
    took: answers.map(({ ms }) => ms),
    wrong: answers.filter(({ isWrong }) => isWrong).length,
  })
  return { look: of(seen), hold: of(held) }
}

async function take(url: string, { stock }: BookingSchool, { enrolment, headers }: Learner, slots: MySlot[]) {
  for (let left = slots, tries = 0; left[0] && tries < 50; tries++) {
    const { start, trainer_id } = left[0]
    const { url: path, body } = requestOf(holdMyLesson, {
      body: { enrolment_id: enrolment, type_id: stock.road, start, trainer_id },
    })
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    })
    const said = (await answer.json()) as { code?: string; slots?: MySlot[] }
    if (answer.ok) return false
    if (said.code !== 'slot_gone') return true
    left = said.slots ?? []
  }
  return true
}

/** Each student holds one time, and nobody and nothing is held twice at a time. */
async function countHolds(client: Bench['client'], size: string, { id, learners }: BookingSchool): Promise<void> {
  const { rows } = await client.query<{ held: number; students: number; trainers: number; vehicles: number }>(
    `select count(*)::int as held, count(distinct b.student_id)::int as students,
            count(distinct (l.trainer_id, l.starts_at))::int as trainers, count(distinct (l.vehicle_id, l.starts_at))::int as vehicles
       from lessons l join bookings b on b.tenant = l.tenant and b.lesson_id = l.id where l.tenant = $1 and l.status = 'held'`,
    [id],
  )
  const { held, ...distinct } = rows[0] ?? { held: 0 }
  const isRight = held === learners.length && Object.values(distinct).every((count) => count === held)
  if (!isRight) process.exitCode = 1
  console.log(
    `  ${size}: ${held} times held${isRight ? ', exactly one each' : `, which is wrong: ${JSON.stringify(distinct)}`}`,
  )
}

/** How long it takes to put everybody in their order, and to find the first five whom no rule keeps from the hour. */
async function rank(databaseUrl: string, { id }: BookingSchool, slotId: number) {
  const database = openServerDatabase(databaseUrl, 1)
  const took = { order: [] as number[], rules: [] as number[] }
  try {
    for (let nth = 0; nth < rankings; nth++)
      await asSystem(database, async (context) => {
        await context.db.execute(`select set_config('app.tenant', '${id}', true)`)
        const actor = serverIn(context, { schoolId: id, language: 'ar' })
        const hour = await hourOf(actor, slotId)
        if (!hour) throw new Error('the hour is not free')
        const began = performance.now()
        const ranked = await rankedFor(actor, hour, mostToday)
        const ordered = performance.now()
        const found = await firstWhoMay(actor, hour, ranked, 5)
        if (found.length < 5) throw new Error(`only ${found.length} of ${ranked.length} may`)
        if (nth === 0) return
        took.order.push(ordered - began)
        took.rules.push(performance.now() - began)
      })
  } finally {
    await database.close()
  }
  return took
}
