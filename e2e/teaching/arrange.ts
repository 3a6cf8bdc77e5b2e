import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Calls } from '../calls.ts'
import { expect } from '../fixtures.ts'
import { typeInto } from '../keyboard.ts'
import { plan } from '../schedule/arrange.ts'
import type { School } from '../school.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ar', timezoneId: 'Asia/Riyadh' }

interface Arranged {
  id: number
  version: number
  student: string
  day: string
}

/** A lesson of the trainer that has just begun, whatever the day: the office writes it down afterwards, and says why. */
export async function arrange(school: Calls, trainer: Calls): Promise<Arranged> {
  const known = await knownLesson(trainer)
  const { type, branch, vehicle, trainer: teacher, bookings } = await school.get(`/api/school/lessons/${known}`)
  for (let ago = 20; ago < 600; ago += 15) {
    const start = new Date(Date.now() - ago * 60_000).toISOString()
    const end = new Date(Date.parse(start) + 60 * 60_000).toISOString()
    const wish = {
      type_id: type.id,
      branch_id: branch.id,
      trainer_id: teacher.id,
      vehicle_id: vehicle.id,
      enrolment_ids: [bookings[0].enrolment_id],
      start,
      end,
      override_reason: 'كُتب بعد الموعد',
    }
    const { violations } = await school.post('/api/school/lessons/check', wish)
    if (violations.some(({ severity }: { severity: string }) => severity === 'hard')) continue
    const { lesson } = await school.post('/api/school/lessons', wish)
    const day = new Date(Date.parse(start) + 3 * 3_600_000).toISOString().slice(0, 10)
    return { id: lesson.id, version: lesson.version, student: lesson.bookings[0].student, day }
  }
  throw new Error('no time in the last hours is free')
}

/** A lesson on the road that the trainer gives in these days. */
async function knownLesson(trainer: Calls): Promise<number> {
  for (let ago = 0; ago < 14; ago++) {
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const { lessons } = await trainer.get(`/api/my/teaching/days/${day}`)
    const found = lessons.find(
      (one: { student: unknown; vehicle: unknown; type: { kind: string } }) =>
        one.student && one.vehicle && one.type.kind === 'road',
    )
    if (found) return found.id
  }
  throw new Error('the trainer gives no lesson in two weeks')
}

const minuteMs = 60_000

/** An hour on the road with the first trainer and student, which began so many minutes ago. The office writes it down afterwards. */
async function begun(school: School, minutesAgo: number) {
  const start = Date.now() - minutesAgo * minuteMs
  return plan(school, {
    type_id: school.types.road.id,
    branch_id: school.branch.id,
    trainer_id: school.trainers[0].id,
    vehicle_id: school.vehicles[0].id,
    enrolment_ids: [school.students[0].id],
    start: new Date(start).toISOString(),
    end: new Date(start + 60 * minuteMs).toISOString(),
    override_reason: 'كُتب بعد الموعد',
  })
}

/** A lesson that the trainer has given and that nobody has signed. */
export async function taughtLesson(school: School, trainer: Calls) {
  const lesson = await begun(school, 65)
  const said = { at: new Date().toISOString(), over: null }
  const all = [{ kind: 'start' }, { kind: 'finish', taught_minutes: 60, minutes_reason: 'كُتب بعد الدرس' }]
  await trainer.post(`/api/my/teaching/lessons/${lesson.id}/acts`, {
    acts: all.map((act) => ({ ...said, key: randomUUID(), ...act })),
  })
  return lesson
}

export async function signInByForm(page: Page, address: string) {
  await page.goto(`${address}/login`)
  await typeInto(page, page.getByLabel('البريد الإلكتروني'), 'trainer@demo.com')
  await typeInto(page, page.getByLabel('كلمة المرور', { exact: true }), 'trainer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Whether the device has all that the day needs to start by itself. */
export const isKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('dsms-day-'))
    return names.length > 0 && (await caches.match('/my/day')) !== undefined
  })
