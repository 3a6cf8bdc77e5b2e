import { dayMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { random } from '../apps/server/src/kernel/demo/random.ts'
import type { Stock } from './schedule.seed.ts'

const clients = 20
const days = 10
const firstDay = Date.UTC(2031, 2, 3)
const quarterMs = 15 * minuteMs

/** A lesson that somebody knows of, as it was when they heard of it. */
interface Known {
  id: number
  version: number
}

/** How many answers there were of each kind, and how long it took in seconds. */
export interface Outcome {
  answers: Map<string, number>
  seconds: number
}

/**
 * Twenty people book, move and cancel at random, each at one of some processes of the server, on the same few trainers,
 * vehicles, students and the circuit. What one of them made the others move and cancel as well.
 */
export async function act(
  urls: readonly string[],
  headers: Record<string, string>,
  stock: Stock,
  acts: number,
): Promise<Outcome> {
  const known: Known[] = []
  const answers = new Map<string, number>()
  let left = acts
  const began = performance.now()
  const run = async (client: number) => {
    const choose = random(7_000 + client)
    const send = async (path: string, body: object) => {
      const answer = await fetch(`${urls[client % urls.length]}/api/school/lessons${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const told = (await answer.json()) as { code?: string; id?: number; version?: number; lesson?: Known }
      const name = answer.ok ? String(answer.status) : `${answer.status} ${told.code}`
      answers.set(name, (answers.get(name) ?? 0) + 1)
      return answer.ok ? (told.lesson ?? (told as Known)) : undefined
    }
    const when = () => {
      const start = firstDay + choose.between(0, days - 1) * dayMs + (32 + choose.between(0, 39)) * quarterMs
      return { start: at(start), end: at(start + choose.between(2, 6) * quarterMs) }
    }
    while (left-- > 0) {
      const nth = choose.between(0, known.length - 1)
      const one = known[nth]
      const wish = choose.between(1, 100)
      if (!one || wish <= 50) {
        const isYard = choose.chance(0.5)
        const made = await send('', {
          type_id: isYard ? stock.yard : stock.road,
          branch_id: stock.branch,
          ...when(),
          trainer_id: choose.oneOf(stock.trainers),
          vehicle_id: choose.oneOf(stock.vehicles),
          ...(isYard ? { circuit_id: stock.circuit } : {}),
          enrolment_ids: [choose.oneOf(stock.enrolments)],
          status: choose.oneOf(['scheduled', 'scheduled', 'requested', 'held']),
          override_reason: 'race',
        })
        if (made) known.push({ id: made.id, version: made.version })
      } else if (wish <= 78) {
        const others = choose.chance(0.5)
          ? { trainer_id: choose.oneOf(stock.trainers) }
          : { vehicle_id: choose.oneOf(stock.vehicles) }
        const moved = await send(`/${one.id}/move`, {
          version: one.version,
          ...when(),
          ...others,
          override_reason: 'race',
        })
        if (moved) one.version = moved.version
      } else {
        const place = known.indexOf(one)
        if (choose.chance(0.9) && place >= 0) known.splice(place, 1)
        await send(`/${one.id}/cancel`, { version: one.version, reason: 'other' })
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  return { answers, seconds: (performance.now() - began) / 1000 }
}

const at = (instant: number) => new Date(instant).toISOString()
