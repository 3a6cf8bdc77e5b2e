import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'
import { only, reception } from '../people/arrange.ts'
import { counting } from '../presses.ts'
import { plan, roadLesson } from '../schedule/arrange.ts'
import { accountOf, accountOfTrainer, type Learner, type School } from '../school.ts'
import { allDay, phone, taughtLesson } from '../teaching/arrange.ts'

test.use({ world: 'shared' })

const name = 'باقة عشر ساعات'
const actions = (page: Page) => page.getByRole('button', { name: `إجراءات ${name}` })

/** A lesson on the road that holds an hour of what a student bought. */
const hourOf = (school: School, { id }: Learner) =>
  plan(school, { ...roadLesson(school, '09:00', '10:00'), enrolment_ids: [id] })

/** Somebody who was written down learns from now on: answers by what lessons are planned for them. */
async function learning({ calls }: School, student_id: number): Promise<Learner> {
  const { rows } = await calls.get(`/api/school/enrolments?student_id=${student_id}`)
  const { id, student } = only(rows as { id: number; student: string }[])
  for (const status of ['awaiting_documents', 'awaiting_payment', 'active'])
    await calls.post(`/api/school/enrolments/${id}/status`, { status })
  return { id, name: student, student_id }
}

test('a package is put on sale, sold while somebody is written down, used by lessons, and returned', async ({
  page,
  signIn,
  colleague,
  callsAs,
  makeSchool,
  expectAccessible,
  consoleErrors,
}) => {
  const school = await makeSchool(allDay)
  const { owner, calls, course, students } = school
  await signIn(owner)

  await test.step('ten hours in three monthly parts are put on sale', async () => {
    await page.goto('/school/packages/new')
    await typeInto(page, page.getByLabel('الاسم (بالعربية)'), name)
    await pressOn(page, page.getByRole('button', { name: 'إضافة بند' }))
    await typeInto(page, page.getByLabel('الدقائق'), '600')
    await typeInto(page, page.getByRole('textbox', { name: 'السعر', exact: true }), '3000')
    await typeInto(page, page.getByLabel('عدد الأقساط'), '3')
    await expect(page.getByText('ثم يُستحق قسط كل شهر.')).toBeVisible()
    await expectAccessible()
    await pressOn(page, page.getByRole('button', { name: 'إضافة باقة' }))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await pressOn(page, page.getByRole('button', { name: 'تغيير الحالة' }))
    await expect(page.getByRole('combobox', { name: 'الحالة الجديدة' })).toHaveValue('معروضة للبيع')
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'تغيير', exact: true }))
    await expect(page.getByText(`${name}: معروضة للبيع`)).toBeVisible()
    await page.goto('/school/packages')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('3,000.00')
    await expect(row).toContainText('600 دقيقة: طريق')
    await expect(row).toContainText('معروضة للبيع')
    await expectAccessible()
  })

  await test.step('on the page of a student it is sold in three presses', async () => {
    await page.goto(`/school/students/${students[0].student_id}`)
    const balance = page.getByRole('link', { name: 'الرصيد' })
    await expect(balance).toBeVisible()
    const selling = await counting(page, 'sell a package')
    await pressOn(page, balance)
    await pressOn(page, page.getByRole('button', { name: 'بيع باقة' }))
    const dialog = page.getByRole('dialog', { name: /^بيع باقة/ })
    await expect(dialog.getByRole('radio', { name: new RegExp(name) })).toBeChecked()
    await pressOn(page, dialog.getByRole('button', { name: /^بيع مقابل .*3,000\.00/ }))
    await expect(dialog.getByRole('status')).toHaveText(`بيعت ${name}.`)
    await selling.done()
    await expectAccessible()
  })

  const student_id =
    await test.step('somebody new buys it as they are written down, and pays the first part', async () => {
      await page.goto('/school/enrol')
      await typeInto(page, page.getByLabel('الاسم الأول (بالعربية)'), 'هيفاء')
      await typeInto(page, page.getByLabel('اسم العائلة (بالعربية)'), 'السبيعي')
      await pressOn(page, page.getByRole('button', { name: 'متابعة' }))
      await pressOn(page, page.getByRole('button', { name: new RegExp(course.name) }))
      await expect(page.getByText('لا تطلب المدرسة وثائق.')).toBeVisible()
      await pressOn(page, page.getByRole('button', { name: 'متابعة' }))
      await expect(page.getByText('لا قالب عقد منشور بعد.')).toBeVisible()
      await pressOn(page, page.getByRole('button', { name: 'لاحقًا' }))
      const step = page.getByRole('region', { name: 'الباقة' })
      await expect(step.getByRole('radio', { name: new RegExp(name) })).toBeChecked()
      await expect(step.getByRole('button', { name: 'لاحقًا' })).toBeVisible()
      await expectAccessible()
      const id = Number(/enrol\/(\d+)/.exec(page.url())?.[1])
      await pressOn(page, step.getByRole('button', { name: /^بيع مقابل .*3,000\.00/ }))
      await expect(step.getByRole('status')).toHaveText(`بيعت ${name}.`)
      await expect(step.getByRole('listitem')).toContainText(['القسط 1 من 3', 'القسط 2 من 3', 'القسط 3 من 3'])
      await expectAccessible()

      await pressOn(page, step.getByRole('link', { name: 'استلام دفعة' }))
      await expect(page).toHaveURL(new RegExp(`/school/students/${id}\\?`))
      const dialog = page.getByRole('dialog', { name: /^استلام دفعة/ })
      await typeInto(page, dialog.getByLabel('المبلغ'), '1000')
      await expect(dialog.getByRole('radio', { name: 'نقدًا' })).toBeChecked()
      await pressOn(page, dialog.getByRole('button', { name: /^تسجيل .*1,000\.00/ }))
      await expect(dialog.getByRole('status')).toContainText('R-')

      // the sitting goes on where the package is there already
      await page.goto(`/school/enrol/${id}?step=package`)
      await expect(page.getByRole('region', { name: 'باقات الطالب' })).toContainText('بقي 600 من 600 دقيقة')
      await expectAccessible()
      await pressOn(page, page.getByRole('button', { name: 'متابعة' }))
      await pressOn(page, page.getByRole('button', { name: 'تفعيل الطالب' }))
      await expect(page.getByText('الطالب نشط الآن')).toBeVisible()
      return id
    })

  const learner = await learning(school, student_id)
  const lesson = await hourOf(school, learner)
  const left = page.getByRole('listitem').filter({ hasText: 'بيعت في' })

  await test.step('a lesson that is booked holds its minutes, one that was taught used them', async () => {
    await page.goto(`/school/students/${student_id}?tab=money`)
    await expect(left).toContainText('مستعمل 0 · محجوز 60 · بقي 540 من 600 دقيقة')
    const trainer = await callsAs(await accountOfTrainer(school, school.trainers[0], callsAs))
    await taughtLesson(school, trainer, learner)
    await page.reload()
    await expect(left).toContainText('مستعمل 60 · محجوز 60 · بقي 480 من 600 دقيقة')
    await expect(left).toContainText(/المستحق .*2,000\.00/)
    await expectAccessible()
  })

  await test.step('the reception, which may not refund, is not offered to', async () => {
    const desk = await colleague(await reception(school, callsAs), `/school/students/${student_id}?tab=money`)
    await pressOn(desk, actions(desk))
    await expect(desk.getByRole('menuitem', { name: 'السجل' })).toBeVisible()
    await expect(desk.getByRole('menuitem', { name: 'إرجاع' })).toHaveCount(0)
  })

  await test.step('it is returned once no lesson holds minutes, and the rest is balance', async () => {
    const refund = async () => {
      await pressOn(page, actions(page))
      await pressOn(page, page.getByRole('menuitem', { name: 'إرجاع' }))
    }
    const dialog = page.getByRole('dialog', { name: `إرجاع ${name}؟` })
    await refund()
    await expect(dialog.getByRole('alert')).toContainText('دروس محجوزة تمسك 60 من الرصيد')
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await calls.post(`/api/school/lessons/${lesson.id}/cancel`, { version: lesson.version, reason: 'student_other' })
    const { rows } = await calls.get(`/api/school/sales?student_id=${student_id}`)
    const sale = only(rows as { id: number }[])
    const numbers = await calls.post(`/api/school/sales/${sale.id}/refund`, { preview: true })
    expect(numbers).toMatchObject({ paid_minor: 100_000, owed_minor: 0 })
    expect(numbers.used_minor + numbers.fee_minor + numbers.refund_minor).toBe(100_000)
    await refund()
    for (const part of ['paid_minor', 'used_minor', 'refund_minor'])
      await expect(dialog.getByRole('definition').filter({ hasText: shown(numbers[part]) })).not.toHaveCount(0)
    await expectAccessible()
    await typeInto(page, dialog.getByLabel('السبب'), 'انتقلت إلى مدينة أخرى')
    await pressOn(page, dialog.getByRole('button', { name: 'إرجاع' }))
    await expect(page.getByText(`أُرجعت ${name}.`)).toBeVisible()
    await expect(left).toContainText('انتقلت إلى مدينة أخرى')
    await expect(page.getByText(/^رصيد الطالب/)).toContainText(shown(numbers.refund_minor))
    await expectAccessible()
  })
})

/** An amount as screens write it. */
const shown = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })

test.describe('on a phone', () => {
  test.use(phone)

  test('students see what is left of their packages', async ({
    page,
    signIn,
    callsAs,
    makeSchool,
    expectAccessible,
  }) => {
    const school = await makeSchool()
    const { calls, students } = school
    const [student] = students
    const offered = await calls.post('/api/school/packages', {
      name: { ar: name },
      price_minor: 300_000,
      items: [{ lesson_kinds: ['road'], unit: 'minutes', qty: 600 }],
      parts: 3,
    })
    await calls.post(`/api/school/packages/${offered.id}/status`, { status: 'active' })
    await calls.post('/api/school/sales', { key: randomUUID(), enrolment_id: student.id, package_id: offered.id })
    await hourOf(school, student)
    await signIn(await accountOf(school, student, callsAs))
    await page.goto('/my/charges')
    await expect(page.getByRole('heading', { name: 'باقاتي' })).toBeVisible()
    const sale = page.getByRole('listitem').filter({ hasText: 'بيعت في' })
    await expect(sale).toContainText('مستعمل 0 · محجوز 60 · بقي 540 من 600 دقيقة')
    await expect(sale).toContainText(/المستحق .*3,000\.00/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible()
  })
})
