import type { Roster, RosterRow } from '@dsms/contract/schedule/classes/roster'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, somebody } from '../../../../testing/show.tsx'
import { lessonOf, serving, zone } from '../../board/board.testing.ts'
import { rosterKey } from '../classes.ts'
import { AttendanceCard } from './AttendanceCard.tsx'

const rowOf = (booking_id: number, student: string, other: Partial<RosterRow> = {}): RosterRow => ({
  booking_id,
  enrolment_id: booking_id * 10,
  student_id: booking_id * 100,
  student,
  student_no: null,
  phone: '+966501234567',
  licence_type: 'B',
  status: 'booked',
  attendance: null,
  late_minutes: null,
  checked_in_at: null,
  marked_by: null,
  marked_at: null,
  cancel_reason: null,
  cancelled_at: null,
  short_notice: false,
  waiting_since: null,
  place: null,
  wait_reason: null,
  against: [],
  ...other,
})

const rosterOf = (other: Partial<Roster> = {}): Roster => ({
  time_zone: zone,
  now: '2026-03-31T06:30:00.000Z',
  lesson: lessonOf({ status: 'in_progress', capacity: 16 }),
  marking: 'open',
  opens_at: '2026-03-31T05:45:00.000Z',
  locks_at: null,
  may_mark: true,
  may_unlock: false,
  may_override: false,
  rows: [rowOf(1, 'أمل سالم'), rowOf(2, 'بدر علي'), rowOf(3, 'جواد نور', { attendance: 'excused' })],
  ...other,
})

interface Sent {
  attendance: Pick<RosterRow, 'booking_id' | 'attendance' | 'late_minutes'>[]
}

/** The part as the page of the class shows it, over a server that keeps what it is told. */
async function showCard(roster: Roster) {
  let now = roster
  const sent = serving({
    'POST /api/school/lessons/1/attendance': (body) => {
      const { attendance } = body as Sent
      const rows = now.rows.map((row) => ({ ...row, ...attendance.find((one) => one.booking_id === row.booking_id) }))
      now = { ...now, rows }
      return roster.lesson
    },
  })
  const Card = () => {
    const { data } = useQuery({ queryKey: rosterKey(1), queryFn: () => now })
    return data && <AttendanceCard roster={data} school_id={undefined} />
  }
  const { screen } = await show(Card, { words: ['schedule', 'classes'], user: somebody() })
  const marks = () => sent.map(({ body }) => (body as Sent).attendance)
  const button = (student: string, mark: string) =>
    screen.getByRole('group', { name: `حضور ${student}` }).getByRole('button', { name: mark, exact: true })
  return { screen, sent, marks, button }
}

it('is noted by keys: arrows go from student to student, a letter notes, wherever the keyboard has it', async () => {
  const { screen, marks, button } = await showCard(rosterOf())
  await button('أمل سالم', 'حاضر').click()
  await expect.poll(() => marks().at(-1)).toEqual([{ booking_id: 1, attendance: 'present', late_minutes: null }])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(button('بدر علي', 'حاضر')).toHaveFocus()
  await userEvent.keyboard('a')
  await expect.poll(() => marks().at(-1)).toEqual([{ booking_id: 2, attendance: 'absent', late_minutes: null }])
  await expect.element(button('بدر علي', 'غائب')).toHaveFocus()
  await expect.element(screen.getByRole('status').getByText('بدر علي: غائب')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(button('جواد نور', 'غائب')).toHaveFocus()
  // the key that is E on a Latin keyboard
  await button('جواد نور', 'غائب')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ث', code: 'KeyE', bubbles: true, cancelable: true }))
  // excused already: once more takes it back
  await expect.poll(() => marks().at(-1)).toEqual([{ booking_id: 3, attendance: null, late_minutes: null }])
})

it('is noted for all who are not noted yet at one press, and taken back', async () => {
  const { screen, sent, marks } = await showCard(rosterOf())
  await screen.getByRole('button', { name: 'الكل حاضر' }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({ version: 3, only_unmarked: true })
  expect(marks()[0]).toMatchObject([{ booking_id: 1 }, { booking_id: 2 }])
  await screen.getByRole('button', { name: 'تراجع' }).click()
  await expect.poll(() => marks().at(-1)).toMatchObject([{ attendance: null }, { attendance: null }])
})

it('says since when it is locked, and is put right by who may unlock it', async () => {
  const locked = rosterOf({ marking: 'locked', locks_at: '2026-04-01T07:00:00.000Z', may_unlock: true })
  const { screen, sent, button } = await showCard(locked)
  await expect.element(screen.getByText(/أُقفل الحضور/)).toBeVisible()
  expect(screen.getByRole('group').elements()).toEqual([])
  await screen.getByRole('button', { name: 'فتح للتصحيح' }).click()
  await button('أمل سالم', 'متأخر').click()
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ unlock: true, attendance: [{ attendance: 'late' }] })
  await expect.element(screen.getByRole('textbox', { name: 'دقائق التأخر: أمل سالم' })).toBeVisible()
})

it('is the trainer’s until the end; who may override notes it with a reason', async () => {
  const { screen, sent, button } = await showCard(rosterOf({ marking: 'before_end', may_override: true }))
  await expect.element(screen.getByText(/يسجّل المدرّب الحضور حتى/)).toBeVisible()
  expect(screen.getByRole('group').elements()).toEqual([])
  await screen.getByRole('button', { name: 'تسجيل الحضور الآن' }).click()
  await screen.getByRole('textbox', { name: 'لماذا لا يسجّله المدرّب؟' }).fill('جهازه معطل')
  await screen.getByRole('button', { name: 'تسجيل الآن', exact: true }).click()
  await button('أمل سالم', 'حاضر').click()
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ reason: 'جهازه معطل' })
})

it('offers who may not override nothing before the end', async () => {
  const { screen } = await showCard(rosterOf({ marking: 'before_end' }))
  await expect.element(screen.getByText(/يسجّل المدرّب الحضور حتى/)).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})
