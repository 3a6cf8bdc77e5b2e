import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { serving } from '../../schedule/board/board.testing.ts'
import { ActionQueue } from './ActionQueue.tsx'
import type { Action } from './acts.ts'
import type { Today } from './today.ts'

const actionOf = (kind: Action['kind'], id: number | null, other: Partial<Action> = {}): Action => ({
  kind,
  subject: 'ليلى حسن',
  deadline: '2026-03-30',
  owner: null,
  link: '/school/schedule/moves',
  record: id === null ? null : { id, version: 3 },
  start: null,
  wanted: null,
  days: null,
  ...other,
})
const today: Today = {
  time_zone: 'Asia/Riyadh',
  today: '2026-03-31',
  lessons: null,
  gaps: null,
  absences: null,
  vehicles_down: null,
  waiting: null,
  actions: [
    actionOf('move_requested', 1, { start: '2026-04-01T06:00:00Z', wanted: '2026-04-02T07:00:00Z' }),
    actionOf('lead_follow_up', 2, { subject: 'سعد الحربي', link: '/school/leads/2' }),
    actionOf('document_pending', null, { subject: 'منى علي', link: '/school/documents/7' }),
  ],
  action_totals: {},
  at_risk: null,
}
const shown = () =>
  show(() => <ActionQueue today={today} whose="all" school={{ school_id: undefined, search: {} }} />, {
    words: ['today'],
    path: '/dashboard/school',
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
  await expect.element(dialog).toHaveTextContent('2026')
  await dialog.getByRole('textbox', { name: 'السبب' }).fill('المدرّب في إجازة')
  await dialog.getByRole('button', { name: 'رفض' }).click()
  const followed = screen.getByRole('button', { name: 'تمت المتابعة: سعد الحربي' })
  await expect.element(followed).toHaveFocus()
  expect(sent[0]?.body).toMatchObject({ version: 3, reason: 'المدرّب في إجازة' })
  await expect.element(screen.getByText(/فاتصل بـ .*\+966501234567/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('link', { name: /منى علي/ })).toHaveFocus()
  // what can be taken back is not asked first
  await screen.getByRole('button', { name: 'تراجع' }).click()
  await expect.element(followed).toBeVisible()
  expect(sent.slice(1).map(({ body }) => body)).toMatchObject([
    { version: 3, follow_up_on: '2026-04-03' },
    { version: 4, follow_up_on: '2026-03-30' },
  ])
})
