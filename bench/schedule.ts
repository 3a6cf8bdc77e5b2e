// Part of `npm run bench`: what a week of lessons costs in a school of 200 trainers with 8,000 of them, beside one a tenth its
// size in the same database: the board, how many bytes it is, and how it paints and
// scrolls in a browser (which takes a built web), judging a lesson while twenty drag one, and free times of a month.
import { get } from 'node:http'
import { requestOf } from '@dsms/contract/kernel/client'
import { getBoard } from '@dsms/contract/schedule/board/calls'
import { listFreeSlots } from '@dsms/contract/schedule/finding/calls'
import { checkLesson } from '@dsms/contract/schedule/lessons/calls'
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import { type Bench, openSchool } from './compare.ts'
import { measureBoard } from './schedule.browser.ts'
import { type Stock, stockSchool } from './schedule.seed.ts'
import { fillWeek, monday } from './schedule.week.ts'

const sizes = { little: 20, much: 200 }
type Size = keyof typeof sizes

interface School {
  headers: Record<string, string>
  stock: Stock
}

export async function measureSchedule(bench: Bench): Promise<void> {
  console.log('Filling the schedules …')
  const schools = { little: await open(bench, 'little'), much: await open(bench, 'much') }
  await refreshStatistics(bench.client)
  const lessons = (size: Size) => sizes[size] * 40
  console.log(
    `\n${lessons('much')} lessons of ${sizes.much} trainers in a week (much) beside ${lessons('little')} (little)`,
  )
  for (const encoding of ['identity', 'br, gzip']) {
    const [little, much] = [
      await bytesOf(bench, schools.little, encoding),
      await bytesOf(bench, schools.much, encoding),
    ]
    const name = encoding === 'identity' ? 'board, bytes' : 'board, bytes as sent'
    console.log(`  ${name}: little ${little}, much ${much}, × ${(much / little).toFixed(2)}`)
  }
  await measureBoard(bench.url, { little: emailOf('little'), much: emailOf('much') })
  const rows = [['', 'clients', 'little p50 ms', 'p95', 'much p50 ms', 'p95', 'much costs ×', '']]
  for (const { name, clients, ask } of requests) {
    const [little, much] = [
      await time(bench, schools.little, clients, ask),
      await time(bench, schools.much, clients, ask),
    ]
    const wrong = little.wrong + much.wrong
    if (wrong) process.exitCode = 1
    const figures = [little.p50, little.p95, much.p50, much.p95].map((ms) => ms.toFixed(1))
    rows.push([name, String(clients), ...figures, (much.p50 / little.p50).toFixed(2), wrong ? `${wrong} wrong` : ''])
  }
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
}

const emailOf = (size: Size) => `schedule.${size}@example.com`

async function open({ client, url }: Bench, size: Size): Promise<School> {
  const { schoolId, headers } = await openSchool(url, `schedule.${size}`)
  const trainers = sizes[size]
  const stock = await stockSchool(client, schoolId, {
    trainers,
    vehicles: trainers,
    students: trainers * 10,
    circuit: 4,
  })
  await fillWeek(client, schoolId, stock)
  return { headers, stock }
}

type Ask = (stock: Stock, nth: number) => { method: string; url: string; body?: string | undefined }

const board = () => requestOf(getBoard, { query: { from: monday, to: '2031-03-09', by: 'trainer' } })

/** Judged are lessons on the hour of a day that is full and of the Saturday after it, of one trainer after the other. */
const requests: { name: string; clients: number; ask: Ask }[] = [
  { name: 'board of a week', clients: 1, ask: board },
  { name: 'board of a week', clients: 20, ask: board },
  {
    name: 'judge a lesson',
    clients: 20,
    ask: ({ road, branch, trainers, vehicles, enrolments }, nth) => {
      const place = nth % trainers.length
      const day = nth % 2 ? '2031-03-04' : '2031-03-08'
      return requestOf(checkLesson, {
        body: {
          type_id: road,
          branch_id: branch,
          start: `${day}T10:00:00Z`,
          end: `${day}T11:00:00Z`,
          trainer_id: trainers[place],
          vehicle_id: vehicles[place],
          enrolment_ids: [enrolments[place * 10]],
        },
      })
    },
  },
  {
    name: 'free times of a month',
    clients: 4,
    ask: ({ road, branch, enrolments }, nth) =>
      requestOf(listFreeSlots, {
        query: {
          type_id: road,
          branch_id: branch,
          from: `${monday}T00:00:00Z`,
          to: '2031-04-02T00:00:00Z',
          enrolment_id: enrolments[nth % enrolments.length],
        },
      }),
  },
]

/** How long answers take when so many ask one after the other, for some seconds after the first of each. */
async function time({ url, seconds }: Bench, { headers, stock }: School, clients: number, ask: Ask) {
  const took: number[] = []
  let [nth, wrong] = [0, 0]
  const send = async () => {
    const { method, url: path, body } = ask(stock, nth++)
    const answer = await fetch(url + path, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) wrong++
  }
  await Promise.all(Array.from({ length: clients }, send))
  const until = performance.now() + seconds * 1000
  const run = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      await send()
      took.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, run))
  took.sort((one, other) => one - other)
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), wrong }
}

/** What goes over the line: `fetch` would unpack it. */
const bytesOf = ({ url }: Bench, { headers }: School, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url + board().url, { headers: { ...headers, 'accept-encoding': encoding } }, (answer) => {
      let size = 0
      answer.on('data', (part: Buffer) => {
        size += part.length
      })
      answer.on('end', () => resolve(size))
    }).on('error', reject)
  })
