import { expect } from '@playwright/test'
import type { Calls } from '../calls.ts'

const dayMs = 86_400_000

export interface Named {
  id: number
  name: string
}

/** Who and what lessons on the road can be given with, of one branch, none of them taken on the day. */
export interface Ground {
  /** A Monday some weeks ahead: `2027-01-04`. There is no holiday in its week and the next. */
  day: string
  branch_id: number
  type: Named
  /** Two who may teach both students; they work from 9 to 12 on the day. */
  trainers: [Named, Named]
  /** Two that both students may drive. */
  vehicles: [Named, Named]
  /** By their enrolments. */
  students: [Named, Named]
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The instant of a time on the clock of Riyadh, where the school of the demonstration is. */
export const at = (day: string, time: string): string => new Date(`${day}T${time}:00+03:00`).toISOString()

/** A Monday at which nothing is planned yet, far behind the last lesson of the demonstration. */
export async function freeMonday(school: Calls): Promise<string> {
  const far = new Date(Date.now() + 35 * dayMs)
  let day = dayAfter(far.toISOString().slice(0, 10), (8 - far.getUTCDay()) % 7)
  for (let tried = 0; tried < 8; tried++, day = dayAfter(day, 7)) {
    const { bands } = await school.get(`/api/school/board?from=${day}&to=${dayAfter(day, 9)}`)
    const holidays = (bands as { kind: string; from: number }[]).filter(({ kind }) => kind === 'holiday')
    const isFree = [0, 2, 7, 9].every((days) => {
      const from = Date.parse(at(dayAfter(day, days), '00:00')) / 60_000
      return holidays.every((band) => band.from < from || band.from >= from + 1440)
    })
    if (isFree) return day
  }
  throw new Error('no two weeks in a row without a holiday')
}

export async function mainBranch(school: Calls): Promise<number> {
  const { rows } = await school.get('/api/school/branches?perPage=100')
  return Number((rows as { id: number; is_main: boolean }[]).find(({ is_main }) => is_main)?.id)
}

const typeOf = async (school: Calls, day: string, code: string): Promise<Named> => {
  const { types } = await school.get(`/api/school/board?from=${day}&to=${day}`)
  return (types as (Named & { code: string })[]).find((type) => type.code === code) as Named
}

async function lanesOf(school: Calls, day: string, by: string, branch_id: number): Promise<Named[]> {
  const { lanes } = await school.get(`/api/school/board?from=${day}&to=${day}&by=${by}`)
  return (lanes as (Named & { branch_ids: number[]; detail: string | null })[])
    .filter(({ branch_ids }) => branch_ids.includes(branch_id))
    .map(({ id, name, detail }) => ({ id, name: detail ? `${name} · ${detail}` : name }))
}

/** Lets a trainer work from one time to another from Monday to Thursday, for two weeks. */
async function workingHours(school: Calls, trainer: number, day: string, from: string, to: string) {
  const { trainers } = await school.get(`/api/school/availability?trainer_id=${trainer}`)
  await school.post(`/api/school/availability/${trainer}/week`, {
    version: trainers[0].version,
    valid_from: day,
    valid_to: dayAfter(day, 13),
    hours: [1, 2, 3, 4].map((weekday) => ({ weekday, from, to })),
  })
}

/** So that no paper of the demonstration that ends meanwhile is in the way. */
async function renewPapers(school: Calls, trainers: readonly Named[], vehicles: readonly Named[]) {
  const until = '2099-12-31'
  for (const { id: trainer_id } of trainers) {
    for (const kind of ['driving_licence', 'teaching_permit']) {
      const paper = { trainer_id, kind, number: 'TP-90', issued_on: '2026-01-01', expires_on: until }
      const { id } = await school.post('/api/school/credentials', paper)
      await school.post(`/api/school/credentials/${id}/status`, { status: 'approved' })
    }
  }
  for (const { id } of vehicles) {
    const { version } = await school.get(`/api/school/vehicles/${id}`)
    await school.patch(`/api/school/vehicles/${id}`, {
      version,
      insurance_expires_on: until,
      inspection_expires_on: until,
      registration_expires_on: until,
    })
  }
}

/** Finds two trainers, two vehicles and two students who fit each other, and gives the trainers their hours. */
export async function ground(school: Calls): Promise<Ground> {
  const day = await freeMonday(school)
  const type = await typeOf(school, day, 'ROAD')
  const { rows } = await school.get('/api/school/enrolments?status=active&perPage=100')
  const enrolments = rows as { id: number; student: string; branch_id: number; trainer_id: number | null }[]
  const branch_id = await mainBranch(school)
  const trainers = await lanesOf(school, day, 'trainer', branch_id)
  const vehicles = await lanesOf(school, day, 'vehicle', branch_id)
  await renewPapers(school, trainers, vehicles)
  for (const { id } of trainers) await workingHours(school, id, day, '09:00', '12:00')
  /** Codes of what is against a lesson of these; each costs a check of all rules, so that none is asked in vain. */
  const against = async (enrolments: number[], trainer: number, vehicle: number | null): Promise<string[]> => {
    const { violations } = await school.post('/api/school/lessons/check', {
      type_id: type.id,
      branch_id,
      start: at(day, '09:00'),
      end: at(day, '10:00'),
      trainer_id: trainer,
      vehicle_id: vehicle,
      enrolment_ids: enrolments,
    })
    return (violations as { code: string; severity: string }[])
      .filter(({ severity }) => severity !== 'warning')
      .map(({ code }) => code)
  }
  const fits = async (enrolment: number, trainer: number, vehicle: number) =>
    (await against([enrolment], trainer, vehicle)).length === 0
  for (const trainer of trainers) {
    const students: Named[] = []
    if ((await against([], trainer.id, null)).includes('trainer_not_qualified')) continue
    for (const { id, student } of enrolments.filter((one) => one.branch_id === branch_id)) {
      if (students.length === 2) break
      for (const vehicle of vehicles) {
        const faults = await against([id], trainer.id, vehicle.id)
        if (faults.length === 0) students.push({ id, name: student })
        // what no vehicle is to blame for is the same with the next one
        if (faults.every((code) => !code.startsWith('vehicle_'))) break
      }
    }
    const [one, other] = students
    if (!one || !other) continue
    const both = async (teacher: number, vehicle: number) =>
      (await fits(one.id, teacher, vehicle)) && (await fits(other.id, teacher, vehicle))
    const cars: Named[] = []
    for (const vehicle of vehicles) if (cars.length < 2 && (await both(trainer.id, vehicle.id))) cars.push(vehicle)
    const [first, second] = cars
    if (!first || !second) continue
    for (const mate of trainers) {
      if (mate.id === trainer.id || !(await both(mate.id, first.id))) continue
      return {
        day,
        branch_id,
        type,
        trainers: [trainer, mate],
        vehicles: [first, second],
        students: [one, other],
      }
    }
  }
  throw new Error('nobody of the demonstration fits anybody')
}

/** Plans a lesson by a call; answers it. */
export async function plan(school: Calls, ground: Ground, from: string, to: string, more: object = {}) {
  const { lesson } = await school.post('/api/school/lessons', {
    type_id: ground.type.id,
    branch_id: ground.branch_id,
    start: at(ground.day, from),
    end: at(ground.day, to),
    trainer_id: ground.trainers[0].id,
    vehicle_id: ground.vehicles[0].id,
    enrolment_ids: [ground.students[0].id],
    ...more,
  })
  expect(lesson.id).toBeGreaterThan(0)
  return lesson as { id: number; version: number; bookings: { id: number; enrolment_id: number; status: string }[] }
}

/** Somebody who may teach a class in a room of the branch from nine to eleven, on Monday and Wednesday of two weeks. */
export async function classOf(school: Calls, day: string, branch_id: number) {
  const type = await typeOf(school, day, 'TH')
  const [room, spare] = await lanesOf(school, day, 'room', branch_id)
  const trainers = await lanesOf(school, day, 'trainer', branch_id)
  await renewPapers(school, trainers, [])
  for (const { id } of trainers) await workingHours(school, id, day, '08:00', '12:00')
  for (const trainer of trainers) {
    const body = {
      rule: { weekdays: [1, 3], first_day: day, time: '09:00', minutes: 120, count: 4 },
      lesson: { type_id: type.id, branch_id, trainer_id: trainer.id, room_id: room?.id },
    }
    const { occurrences } = await school.post('/api/school/lesson-series/check', body)
    if (occurrences.every(({ state }: { state: string }) => state === 'ok'))
      return { type, trainer, room: room as Named, spare: spare as Named }
  }
  throw new Error('nobody can teach a class on these days')
}
