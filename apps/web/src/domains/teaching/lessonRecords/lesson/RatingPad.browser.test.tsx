import { emptyState } from '@dsms/contract/teaching/lessonRecords/state'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, somebody } from '../../../../testing/show.tsx'
import { queueOf } from '../kept/desks.ts'
import { ErrorPad } from './ErrorPad.tsx'
import { RatingPad } from './RatingPad.tsx'
import { dayLessonOf, start, teachingDayOf, withoutNetwork } from './teaching.testing.ts'

const drive = { traffic: 'normal', light: 'day', weather: 'dry', road: 'urban' } as const
const skill = (id: number, name: string) => ({
  id,
  name,
  group: null,
  stage: 'road' as const,
  target_level: 5,
  licence_type_ids: [],
})
const stood = (skill_id: number, level: number) => ({
  skill_id,
  level,
  trend: 0,
  last_seen: '2026-03-20T06:00:00.000Z',
  times: 1,
  contexts: [drive],
  own_level: null,
})
const lessonOf = (id: number) =>
  dayLessonOf({
    id,
    skills: [stood(1, 4), stood(2, 3)],
    record: { ...emptyState, started_at: start, context: drive },
  })
const day = teachingDayOf({
  skills: [skill(1, 'الدوّارات'), skill(2, 'المرايا'), skill(3, 'الركن')],
  levels: ['لم يبدأ', 'تعرّف', 'بمساعدة', 'بتوجيه', 'مستقل', 'مستوى الاختبار'].map((name, level) => ({ level, name })),
  errors: [
    {
      id: 7,
      code: 'J1',
      name: 'لم ينظر عند التقاطع',
      group: 'junctions',
      default_severity: 'minor',
      allowed_severities: ['minor', 'serious'],
      points: 1,
      repeat_escalates_after: null,
      immediate_fail: false,
      licence_type_ids: [],
    },
  ],
})

/** The pad of a lesson on a device without a network. */
async function open(id: number) {
  withoutNetwork()
  const lesson = lessonOf(id)
  const pad = { day, lesson, isClosed: false }
  const Pads = () => (
    <>
      <RatingPad {...pad} />
      <ErrorPad {...pad} />
    </>
  )
  const { screen } = await show(Pads, { words: ['lessonRecords', 'drivingErrors', 'markingSchemes'], user: somebody() })
  const level = (of: string, name: string) =>
    screen.getByRole('radiogroup', { name: of }).getByRole('radio', { name, exact: true })
  return { screen, level }
}

it('rates by one tap what is as it was, by keys what is not, and keeps each under a key of its own', async () => {
  const { screen, level } = await open(1)
  await screen.getByRole('button', { name: 'كما في المرة السابقة' }).click()
  await expect.element(level('الدوّارات', 'مستقل')).toBeChecked()
  await expect.element(level('المرايا', 'بتوجيه')).toBeChecked()
  // left is further where one reads from the right
  level('المرايا', 'بتوجيه').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(level('المرايا', 'مستقل')).toHaveFocus()
  await expect.element(level('المرايا', 'بتوجيه')).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(level('المرايا', 'مستقل')).toBeChecked()
  const queue = queueOf('1')
  expect(queue).toMatchObject([
    { kind: 'rate', skill_id: 1, level: 4 },
    { kind: 'rate', skill_id: 2, level: 3 },
    { kind: 'rate', skill_id: 2, level: 4, over: queue[1]?.key },
  ])
  expect(new Set(queue.map(({ key }) => key)).size).toBe(3)
})

it('says why the highest level is too soon and offers the one below, until the drive is another', async () => {
  const { screen, level } = await open(2)
  await level('الدوّارات', 'مستوى الاختبار').click()
  await expect.element(level('الدوّارات', 'مستوى الاختبار')).not.toBeChecked()
  await screen.getByRole('button', { name: 'منح: مستقل' }).click()
  await expect.element(level('الدوّارات', 'مستقل')).toBeChecked()
  await screen.getByText('الظروف:', { exact: false }).click()
  await screen.getByText('مطر', { exact: true }).click()
  await level('الدوّارات', 'مستوى الاختبار').click()
  await expect.element(level('الدوّارات', 'مستوى الاختبار')).toBeChecked()
})

it('marks an error by one tap, and takes a mark back, one after the other', async () => {
  const { screen } = await open(3)
  const minor = screen.getByRole('button', { name: 'لم ينظر عند التقاطع: بسيط' })
  await minor.click()
  await minor.click()
  const marks = screen.getByRole('list', { name: 'الأخطاء المسجلة' })
  await expect.element(marks).toHaveTextContent('× 2')
  await marks.getByRole('button', { name: /^التراجع عن/ }).click()
  await expect.element(marks).not.toHaveTextContent('×')
  expect(queueOf('3').map(({ kind }) => kind)).toEqual(['mark', 'mark', 'unmark'])
})
