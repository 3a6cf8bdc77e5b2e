import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../../testing/show.tsx'
import { serving } from '../../../schedule/board/board.testing.ts'
import { todayOf } from '../today.testing.ts'
import { ActionQueue } from './ActionQueue.tsx'
import type { Action } from './acts.ts'

const actionOf = (kind: Action['kind'], id: number | null, other: Partial<Action> = {}): Action => ({
  kind,
  subject: 'ليلى حسن',
  detail: null,
  paper: null,
  phone: null,
  cause: null,
  expires_on: null,
  deadline: '2026-03-30',
  owner: null,
  link: '/school/schedule/moves',
  record: id === null ? null : { id, version: 3 },
  start: null,
  wanted: null,
  start_on: null,
  wanted_on: null,
  days: null,
  ...other,
})
const lead = actionOf('lead_follow_up', 2, {
  subject: 'سعد الحربي',
  link: '/school/leads/2',
  phone: '+966501234567',
})
const today = todayOf({
  actions: [
    actionOf('move_requested', 1, {
      start: '2026-04-01T06:00:00Z',
      wanted: '2026-04-02T07:00:00Z',
      start_on: '2026-04-01',
      wanted_on: '2026-04-02',
    }),
    actionOf('document_pending', null, {
      subject: 'منى علي',
      link: '/school/documents/7',
      deadline: null,
      paper: 'medical',
      expires_on: '2027-05-03',
    }),
    lead,
  ],
  action_totals: { move_requested: 1, lead_follow_up: 1, document_pending: 39 },
})
const shown = (day = today) =>
  show(() => <ActionQueue today={day} whose="all" school={{ school_id: undefined, search: {} }} />, {
    words: ['today'],
    path: '/dashboard/school',
  })

it('groups what waits in the order of what cannot wait, with counts, facts and the way to all', async () => {
  const unsafe = actionOf('defect_unsafe', null, { subject: 'شاحنة إيسوزو', detail: 'ق ك ل 4018', deadline: null })
  const day = {
    ...today,
    actions: [...today.actions, unsafe],
    action_totals: { ...today.action_totals, defect_unsafe: 1 },
  }
  const { screen } = await shown(day)
  const names = screen.getByRole('heading', { level: 3 })
  await expect.element(names.first()).toHaveTextContent('خطر اليوم · 1')
  expect(names.elements().map(({ textContent }) => textContent)).toEqual([
    'خطر اليوم · 1',
    'طلبات الطلاب · 1',
    'وثائق · 39',
    'متابعات · 1',
  ])
  // the last day of a paper is a fact, with its year where that is another; it is no deadline
  const paper = screen.getByRole('listitem').filter({ hasText: 'منى علي' })
  await expect.element(paper).toHaveTextContent(/الفحص الطبي · صالحة حتى .*2027/)
  await expect.element(paper).not.toHaveTextContent('متأخر')
  expect(screen.getByRole('link', { name: 'وثيقة تنتظر المراجعة: الكل (39)' }).element().getAttribute('href')).toBe(
    '/school/documents',
  )
  await expect
    .element(screen.getByRole('link', { name: 'اتصال: سعد الحربي' }))
    .toHaveAttribute('href', 'tel:+966501234567')
})

it('keeps what a lead said with the follow-up', async () => {
  const sent = serving({
    'POST /api/school/leads/2/talks': () => ({ version: 8 }),
  })
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'تدوين ما قيل: سعد الحربي' }).click()
  const dialog = screen.getByRole('dialog', { name: /ماذا قال/ })
  await dialog.getByRole('textbox', { name: 'ما قيل' }).fill('يبدأ بعد رمضان')
  await dialog.getByRole('button', { name: 'تدوين ما قيل' }).click()
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({
      said: 'يبدأ بعد رمضان',
      next_on: '2026-04-03',
    })
})

it('gives the lessons of an unsafe vehicle other ones, while it has some', async () => {
  const sent = serving({
    'GET /api/school/lessons-to-replan': () => ({ time_zone: 'Asia/Riyadh', looked_at: 0, lessons: [] }),
  })
  const unsafe = (id: number | null, subject: string) =>
    actionOf('defect_unsafe', id, { subject, link: '/school/defects' })
  const actions = [unsafe(7, 'كورولا 7'), unsafe(null, 'يارس 8')]
  const { screen } = await shown({ ...today, actions, action_totals: { defect_unsafe: 2 } })
  await screen.getByRole('button', { name: 'تخصيص مركبات أخرى: كورولا 7' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'تخصيص مركبات أخرى' })).toBeVisible()
  expect(sent[0]?.call).toBe('GET /api/school/lessons-to-replan')
  await expect.element(screen.getByRole('button', { name: /يارس 8/ })).not.toBeInTheDocument()
})

it('keeps what a student said with the call, which can be taken back', async () => {
  const sent = serving({
    'POST /api/school/students-to-call/5/done': () => ({}),
    'POST /api/school/students-to-call/5/undo': () => ({}),
  })
  const call = actionOf('student_to_call', 5, { phone: '+966501234567', link: '/school/students/90' })
  const { screen } = await shown({ ...today, actions: [call], action_totals: { student_to_call: 1 } })
  const note = screen.getByRole('button', { name: 'تدوين ما قيل: ليلى حسن' })
  await note.click()
  const dialog = screen.getByRole('dialog', { name: /ماذا قال/ })
  await expect.element(dialog).toHaveTextContent('يُحفظ مع الاتصال في صفحة الطالب.')
  await dialog.getByRole('textbox', { name: 'ما قيل' }).fill('يأتي غدًا')
  await dialog.getByRole('button', { name: 'تدوين ما قيل' }).click()
  await screen.getByRole('button', { name: 'تراجع' }).click()
  await expect.element(note).toBeVisible()
  expect(sent.map(({ call, body }) => [call, body])).toMatchObject([
    ['POST /api/school/students-to-call/5/done', { said: 'يأتي غدًا' }],
    ['POST /api/school/students-to-call/5/undo', {}],
  ])
})

it('settles what one call settles, asks first, and takes the keyboard to the next row', async () => {
  const sent = serving({
    'POST /api/school/move-requests/1/decline': () => ({
      told: [{ name: 'ليلى حسن', by: 'nobody', phone: '+966501234567' }],
    }),
    'PATCH /api/school/leads/2': () => ({ version: 4 }),
  })
  const { screen } = await shown()
  await expect.element(screen.getByRole('button', { name: /منى علي/ })).not.toBeInTheDocument()
  screen.getByRole('button', { name: 'رفض: ليلى حسن' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: /إبقاء درس/ })
  await expect.element(dialog).toHaveTextContent(/1 أبريل.*2 أبريل/)
  await dialog.getByRole('textbox', { name: 'السبب' }).fill('المدرّب في إجازة')
  await dialog.getByRole('button', { name: 'رفض' }).click()
  const followed = screen.getByRole('button', { name: 'تمت المتابعة: سعد الحربي' })
  // a paper is only looked at
  await expect.element(screen.getByRole('link', { name: /^منى علي/ })).toHaveFocus()
  followed.element().focus()
  expect(sent[0]?.body).toMatchObject({ version: 3, reason: 'المدرّب في إجازة' })
  await expect.element(screen.getByText(/فاتصل بـ .*\+966501234567/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('link', { name: /^منى علي/ })).toHaveFocus()
  // what can be taken back is not asked first
  await screen.getByRole('button', { name: 'تراجع' }).click()
  await expect.element(followed).toBeVisible()
  expect(sent.slice(1).map(({ body }) => body)).toMatchObject([
    { version: 3, follow_up_on: '2026-04-03' },
    { version: 4, follow_up_on: '2026-03-30' },
  ])
})
