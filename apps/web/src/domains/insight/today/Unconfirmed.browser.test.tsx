import { expect, it } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { serving } from '../../schedule/board/board.testing.ts'
import { todayOf } from './today.testing.ts'
import { Unconfirmed } from './Unconfirmed.tsx'

const row = {
  id: 7,
  version: 3,
  start: '2026-04-01T06:00:00Z',
  type: 'درس على الطريق',
  trainer: 'أحمد المطيري',
  student_id: 90,
  student: 'ليلى حسن',
  phone: '+966501234567',
  has_account: false,
}
const unconfirmed = {
  day: '2026-04-01',
  lessons: 3,
  total: 2,
  rows: [row, { ...row, id: 8, student: 'سعد الحربي', phone: null }],
}
const shown = (user = somebody()) =>
  show(
    () => <Unconfirmed today={todayOf()} unconfirmed={unconfirmed} school={{ school_id: undefined, search: {} }} />,
    {
      words: ['today'],
      user,
    },
  )

it('names whom to call, and confirms a lesson at once', async () => {
  const sent = serving({
    'POST /api/school/lessons/7/confirm': () => ({
      version: 4,
      told: [{ name: 'ليلى حسن', by: 'nobody', phone: '+966501234567' }],
    }),
  })
  const { screen } = await shown()
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('الغد بلا تأكيد · 2 من 3')
  const first = screen.getByRole('listitem').first()
  await expect.element(first).toHaveTextContent(/9:00 ص.*أحمد المطيري.*\+966 50 123 4567.*بلا حساب/)
  await expect
    .element(screen.getByRole('link', { name: 'اتصال: ليلى حسن' }))
    .toHaveAttribute('href', 'tel:+966501234567')
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('لا رقم هاتف')
  await screen.getByRole('button', { name: 'تأكيد: ليلى حسن' }).click()
  await expect.element(screen.getByText(/تم تأكيد درس .*ليلى حسن/)).toBeVisible()
  // no notice reached her
  await expect.element(screen.getByText(/فاتصل بـ .*\+966501234567/)).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ version: 3 })
})

it('keeps what was said on the page of the student, and the lesson as it is', async () => {
  const sent = serving({ 'POST /api/school/students/90/calls': () => ({}) })
  const { screen } = await shown()
  // nobody can be called without a number
  await expect.element(screen.getByRole('button', { name: 'تدوين ما قيل: سعد الحربي' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'تدوين ما قيل: ليلى حسن' }).click()
  const dialog = screen.getByRole('dialog', { name: /ماذا قال/ })
  await dialog.getByRole('textbox', { name: 'ما قيل' }).fill('لا ترد')
  await dialog.getByRole('button', { name: 'تدوين ما قيل' }).click()
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ said: 'لا ترد' }])
  await expect.element(screen.getByRole('button', { name: 'تأكيد: ليلى حسن' })).toBeVisible()
})

it('confirms nothing for whoever may not', async () => {
  const { screen } = await shown(somebody({ ability: [{ action: 'view', subject: 'schedules' }] }))
  await expect.element(screen.getByRole('link', { name: 'اتصال: ليلى حسن' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^تأكيد/ })).not.toBeInTheDocument()
})
