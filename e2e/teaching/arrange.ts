import { randomUUID } from 'node:crypto'
import { hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { Page } from '@playwright/test'
import { type Account, type CallsAs, credentials } from '../accounts.ts'
import type { Calls } from '../calls.ts'
import { expect } from '../fixtures.ts'
import { typeInto } from '../keyboard.ts'
import { type PlannedLesson, plan } from '../schedule/arrange.ts'
import { accountOfTrainer, type Learner, type School, type SchoolWishes } from '../school.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ar', timezoneId: 'Asia/Riyadh' }

/** Trainers work all day, so that a lesson has just begun whenever the clock began. */
export const allDay: SchoolWishes = { from: '06:00', to: '23:00' }

/** What the lesson before was left with. */
export const before = { skill: 'الركن الموازي', level: 3, km: 48_210, note: 'بداية هادئة' }

/** The trainer of a school that rates skills and marks errors, once they have taught its first student. */
export async function trainerAtWork(school: School, callsAs: CallsAs) {
  const account = await accountOfTrainer(school, school.trainers[0], callsAs)
  const { ids } = await school.calls.post('/api/school/skill-presets', { preset: 'gulf' })
  await school.calls.post('/api/school/skills/statuses', { ids, status: 'active' })
  await school.calls.post('/api/school/error-presets', { preset: 'uk' })
  const trainer = await callsAs(account)
  const { skills } = await trainer.get('/api/my/teaching/days/today')
  const rated = skills.map(({ id }: { id: number }) => ({ kind: 'rate', skill_id: id, level: before.level }))
  await give(trainer, await begun(school, 130), [
    ...rated,
    { kind: 'km', start: before.km - 20, end: before.km },
    { kind: 'note', which: 'shared', text: before.note },
  ])
  return account
}

/** A lesson that has just begun. */
export const lessonNow = (school: School) => begun(school, 5)

/** The screen on which its trainer gives a lesson. */
export const pathOf = ({ id, day }: Begun) => `/my/day/${id}?day=${day}`

interface Begun extends PlannedLesson {
  day: string
}

/** The day of an instant in Riyadh, where schools of journeys are. */
const dayOf = (instant: number) => new Date(instant + 180 * minuteMs).toISOString().slice(0, 10)

/** An hour on the road with the first trainer, which began so many minutes ago. The office writes it down afterwards. */
async function begun(school: School, minutesAgo: number, learner: Learner = school.students[0]): Promise<Begun> {
  const start = Date.now() - minutesAgo * minuteMs
  const lesson = await plan(school, {
    type_id: school.types.road.id,
    branch_id: school.branch.id,
    trainer_id: school.trainers[0].id,
    vehicle_id: school.vehicles[0].id,
    enrolment_ids: [learner.id],
    start: new Date(start).toISOString(),
    end: new Date(start + hourMs).toISOString(),
    override_reason: 'كُتب بعد الموعد',
  })
  return { ...lesson, day: dayOf(start) }
}

/** A lesson that the trainer has given and that nobody has signed: with the first student unless told otherwise. */
export async function taughtLesson(school: School, trainer: Calls, learner?: Learner) {
  const lesson = await begun(school, 65, learner)
  await give(trainer, lesson)
  return lesson
}

/** From its start to its end, with what is done between. */
async function give(trainer: Calls, { id }: Begun, between: object[] = []) {
  const said = { at: new Date().toISOString(), over: null }
  const finish = { kind: 'finish', taught_minutes: 60, minutes_reason: 'كُتب بعد الدرس' }
  const acts = [{ kind: 'start' }, ...between, finish].map((act) => ({ ...said, key: randomUUID(), ...act }))
  const { results } = await trainer.post(`/api/my/teaching/lessons/${id}/acts`, { acts })
  expect(results).toEqual(acts.map(({ key }) => ({ key, outcome: 'applied', reason: null })))
}

export async function signInByForm(page: Page, address: string, account: Account) {
  const { email, password } = credentials(account)
  await page.goto(`${address}/login`)
  await typeInto(page, page.getByLabel('البريد الإلكتروني'), email)
  await typeInto(page, page.getByLabel('كلمة المرور', { exact: true }), password)
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
