import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { expect, it } from 'vitest'
import { show, somebody } from '../../../../testing/show.tsx'
import { lessonOf, serving } from '../../board/board.testing.ts'
import { CardActions } from './CardActions.tsx'

/** So many minutes from now. */
const at = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()

async function showActions(other: Partial<Lesson>) {
  const lesson = lessonOf({ opens_at: at(-120), ...other })
  const sent = serving({
    'POST /api/school/lessons/1/undo': () => lesson,
    'POST /api/school/lessons/1/complete': () => lesson,
  })
  const { screen } = await show(
    () => (
      <>
        <h1>الدرس</h1>
        <CardActions lesson={lesson} school_id={undefined} edit={() => {}} move={undefined} />
      </>
    ),
    { words: ['schedule'], user: somebody() },
  )
  await expect.element(screen.getByRole('heading')).toBeVisible()
  const complete = () => screen.getByRole('button', { name: 'إنهاء الدرس', exact: true })
  const dialog = screen.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'إنهاء الدرس', exact: true })
  return { screen, sent, complete, dialog, confirm }
}

it.each<[string, Partial<Lesson>, string[]]>([
  ['is to be confirmed before its hour', { opens_at: at(30), start: at(45), end: at(105) }, ['تأكيد']],
  [
    'is confirmed, and nothing is to be done yet',
    { status: 'confirmed', opens_at: at(30), start: at(45), end: at(105) },
    [],
  ],
  ['may be begun', { status: 'confirmed', opens_at: at(-5), start: at(10), end: at(70) }, ['بدء الدرس']],
  ['is to be begun although nobody confirmed it', { opens_at: at(-5), start: at(10), end: at(70) }, ['بدء الدرس']],
  ['runs', { status: 'in_progress', opens_at: at(-30), start: at(-15), end: at(45) }, ['إنهاء الدرس']],
  ['is over', { status: 'confirmed', opens_at: at(-90), start: at(-75), end: at(-15) }, ['إنهاء الدرس']],
])('has one filled button at most: a lesson that %s', async (_, other, filled) => {
  const { screen } = await showActions(other)
  await expect.element(screen.getByRole('button').first()).toBeVisible()
  const buttons = screen.getByRole('button').elements()
  const loud = buttons.filter((one) => (one.getAttribute('data-variant') ?? 'filled') === 'filled')
  expect(loud.map(({ textContent }) => textContent)).toEqual(filled)
})

it('is begun or ended from its hour on alone', async () => {
  const { screen } = await showActions({ status: 'confirmed', opens_at: at(30), start: at(45), end: at(105) })
  await expect.element(screen.getByRole('button', { name: 'تعديل' })).toBeVisible()
  expect(screen.getByRole('button', { name: /بدء الدرس|إنهاء الدرس/ }).elements()).toEqual([])
})

it('takes back what was done last, as long as there is time', async () => {
  const { screen, sent } = await showActions({ status: 'completed', undo_until: at(10) })
  await screen.getByRole('button', { name: 'تراجع' }).click()
  await expect
    .poll(() => sent.map(({ call, body }) => [call, body]))
    .toEqual([['POST /api/school/lessons/1/undo', { version: 3 }]])
  await expect.element(screen.getByText('أُعيد الدرس كما كان')).toBeVisible()
})

it('offers it no longer after that', async () => {
  const { screen } = await showActions({ status: 'completed', undo_until: at(-1) })
  expect(screen.getByRole('button', { name: 'تراجع' }).elements()).toEqual([])
})

it('asks for the minutes and the reason where what was taught differs from the plan', async () => {
  const hours = { start: at(-61), end: at(-1), started_at: at(-20) }
  const { sent, complete, dialog, confirm } = await showActions({ status: 'in_progress', ...hours })
  await complete().click()
  await expect.element(dialog.getByText('المخطط 60 دقيقة، وبين البداية والنهاية 20 دقيقة.')).toBeVisible()
  await confirm.click()
  await expect.element(dialog.getByRole('textbox', { name: 'دقائق التدريب الفعلية' })).toBeInvalid()
  await expect.element(dialog.getByRole('textbox', { name: 'سبب الاختلاف' })).toBeInvalid()
  expect(sent).toEqual([])

  await dialog.getByRole('textbox', { name: 'دقائق التدريب الفعلية' }).fill('25')
  await dialog.getByRole('textbox', { name: 'سبب الاختلاف' }).fill('وصل متأخرًا')
  await confirm.click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ minutes: 25, minutes_reason: 'وصل متأخرًا', reason: null })
})

it('asks for nothing where it was taught as planned', async () => {
  const hours = { start: at(-61), end: at(-1), started_at: at(-55) }
  const { sent, complete, dialog, confirm } = await showActions({ status: 'in_progress', ...hours })
  await complete().click()
  await expect.element(confirm).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /دقائق|سبب/ }).elements()).toEqual([])
  await confirm.click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ attendance: [{ booking_id: 7, attendance: 'present' }] })
})

it('ends before the planned end with a reason alone', async () => {
  const hours = { start: at(-30), end: at(5), started_at: at(-30) }
  const { sent, complete, dialog, confirm } = await showActions({ status: 'in_progress', ...hours })
  await complete().click()
  await confirm.click()
  const reason = dialog.getByRole('textbox', { name: 'سبب الإنهاء المبكر' })
  await expect.element(reason).toBeInvalid()
  expect(sent).toEqual([])
  await reason.fill('شعر بالتعب')
  await confirm.click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ reason: 'شعر بالتعب' })
})
