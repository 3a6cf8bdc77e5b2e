import type { MyStudent } from '@dsms/contract/students/portal/calls'
import { expect, it, onTestFinished, vi } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { StudentHome } from './StudentHome.tsx'

const paper = (kind: 'photo' | 'id' | 'medical' | 'eye_test', status: MyStudent['papers'][number]['status']) => ({
  ...{ kind, status, document_id: null, expires_on: null },
  reason: status === 'rejected' ? 'الوجه غير واضح' : null,
})
const course: MyStudent['courses'][number] = {
  ...{ enrolment_id: 1, course: 'رخصة خاصة', licence_type: 'B', status: 'awaiting_payment', is_bookable: false },
  ...{ trainer: null, start_on: '2027-01-04', days_left: null, owed_minutes: 600, done_minutes: 0 },
}
const reem: MyStudent = {
  ...{ id: 7, name: 'ريم الشهري', student_no: 'S-7', photo: null, status: 'applicant', version: 1, is_self: true },
  ...{ is_minor: true, shared_notes: null, details: null, locked: null },
  rights: ['view_progress', 'pay', 'book', 'cancel', 'sign'],
  gaps: ['identity', 'documents', 'documents_pending', 'contract'],
  papers: [
    paper('photo', 'rejected'),
    paper('id', 'pending'),
    paper('medical', 'missing'),
    paper('eye_test', 'approved'),
  ],
  contract: { id: 3, awaits: ['student', 'guardian'], may_sign: 'student' },
  courses: [course],
}

async function home(changes: Partial<MyStudent> = {}) {
  const server = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json([{ ...reem, ...changes }] satisfies MyStudent[]))
  onTestFinished(() => server.mockRestore())
  const words = ['portal', 'students', 'documents', 'enrolments'] as const
  const { screen } = await show(StudentHome, { words, path: '/home', user: somebody({ kind: 'student', id: 7 }) })
  await expect.element(screen.getByRole('heading', { name: course.course })).toBeVisible()
  const list = screen.getByRole('region', { name: 'قبل أن تُحجز الدروس' })
  return {
    screen,
    list,
    lines: () =>
      list
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent),
    ways: () =>
      list
        .getByRole('link')
        .elements()
        .map((link) => [link.textContent, link.getAttribute('href')]),
  }
}

it('says why booking is not open in order, each paper by name with its reason, and the way to do each', async () => {
  const { screen, list, lines, ways } = await home()
  await expect.element(list).toBeVisible()
  expect(lines()).toEqual([
    expect.stringMatching(/^رقم الهوية/),
    expect.stringMatching(/^صورة شخصية.*مرفوضة.*الوجه غير واضح/),
    expect.stringMatching(/^الفحص الطبي.*ناقصة/),
    expect.stringMatching(/^الهوية.*تراجعها المدرسة، وتصلك رسالة/),
    expect.stringMatching(/^العقد/),
    expect.stringMatching(/^العقد.*بانتظار قبول وليّ أمر/),
    expect.stringMatching(/^رخصة خاصة.*تبدأ الدورة عند وصول الدفعة/),
  ])
  expect(ways()).toEqual([
    ['إكمال رقم الهوية', '/my/details'],
    ['استبدال صورة شخصية', '/my/papers'],
    ['رفع الفحص الطبي', '/my/papers'],
    ['اقرأ العقد واقبله', '/my/contracts/3'],
    ['عرض الرسوم', '/my/charges'],
  ])
  // of what is settled there is nothing to say
  expect(screen.getByRole('region', { name: 'الوثائق' }).elements()).toEqual([])
})

it('offers a guardian who does not sign nothing to do', async () => {
  const { list, lines, ways } = await home({ is_self: false, rights: ['view_progress'], contract: null })
  await expect.element(list).toBeVisible()
  expect(lines()).toContainEqual(expect.stringMatching(/تُعدّ المدرسة العقد/))
  expect(ways()).toEqual([])
})

it('says nothing of it where booking is open', async () => {
  const { list } = await home({
    ...{ status: 'active', gaps: [], papers: [], contract: null },
    courses: [{ ...course, status: 'active', is_bookable: true }],
  })
  expect(list.elements()).toEqual([])
})
