import type { Page } from '@playwright/test'
import { inDays } from './clock.ts'
import { expect, test } from './fixtures.ts'
import { choose, pressOn, typeInto } from './keyboard.ts'
import { bring, needs } from './people/arrange.ts'
import { counting } from './presses.ts'
import { plan, roadLesson } from './schedule/arrange.ts'
import { barOf } from './schedule/onBoard.ts'
import { heading } from './screens.ts'

test.use({ world: 'shared', viewport: { width: 1440, height: 900 } })

const home = '/dashboard/school'
const phone = '0551000001'

// What a desk does all day, from its home and by keys alone; each is counted, see jobs.ts.

test('the phone rings: who it is, what they owe and who is free, by keys alone', async ({
  page,
  signIn,
  makeSchool,
}) => {
  const school = await makeSchool({ to: '18:00' })
  const [, caller] = school.students
  const [busy, free] = school.trainers
  const tomorrow = inDays(1)
  await plan(school, roadLesson(school, '16:00', '17:00', tomorrow))
  await signIn(school.owner)
  await open(page, home)

  const calling = await counting(page, 'find a student by phone and call')
  await find(page, phone, caller.name)
  const link = page.getByRole('dialog').getByRole('link', { name: 'اتصال' })
  await expect(link).toHaveAttribute('href', 'tel:+966551000001')
  // no program here takes the call
  await link.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()))
  await pressOn(page, link)
  await calling.done()

  await open(page, home)
  const owing = await counting(page, 'see what a student owes')
  await find(page, caller.name, caller.name)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(caller.name)
  await expect(page.getByRole('region', { name: 'الرصيد' })).toContainText('لا شيء مستحق')
  await owing.done()

  await open(page, home)
  const looking = await counting(page, 'see who is free tomorrow at four')
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'الجدول', exact: true }))
  await expect(heading(page)).toContainText('جدول الدروس')
  await pressOn(page, page.getByRole('button', { name: 'اليوم التالي' }))
  const taken = barOf(page, school.students[0])
  await expect(page.getByRole('group', { name: busy.name }).locator(taken)).toBeVisible()
  await expect(page.getByRole('group', { name: free.name }).locator('[data-bar]')).toHaveCount(0)
  await looking.done()
})

test('papers are approved, a lead becomes a student and a sick day is planned, by keys alone', async ({
  page,
  signIn,
  makeSchool,
}) => {
  const school = await makeSchool({ students: 3 })
  const { calls, owner, course, trainers, students } = school
  for (const student of students) await bring(school, student, 'photo')
  const { licence_type_id } = await calls.get(`/api/school/courses/${course.id}`)
  const lead = { name: { ar: 'لمى الشمري' }, phone: '+966559876543', source: 'social', licence_type_id }
  await calls.post('/api/school/leads', { ...lead, follow_up_on: inDays(0) })
  const day = inDays(14)
  await needs(school)
  await signIn(owner)
  await open(page, home)

  const approving = await counting(page, 'approve three papers')
  await pressOn(page, page.getByRole('link', { name: /^مراجعة: / }).last())
  // the desk begins with the one that was pressed, and goes on to the others
  for (const left of [3, 2, 1]) {
    await expect(page.getByText(`${left} من ${left}`, { exact: true }).first()).toBeVisible()
    await page.keyboard.press('a')
  }
  await expect.poll(async () => (await calls.get('/api/school/documents?status=approved')).total).toBe(3)
  await approving.done()

  await open(page, home)
  const turning = await counting(page, 'turn a lead into a student')
  await pressOn(page, page.getByRole('main').getByRole('link', { name: /^لمى الشمري/ }))
  await pressOn(page, page.getByRole('link', { name: 'تحويل إلى طالب' }))
  await expect(page.getByLabel('الاسم الأول (بالعربية)')).toHaveValue('لمى')
  await typeInto(page, page.getByLabel('تاريخ الميلاد'), '17/05/2001')
  await pressOn(page, page.getByRole('button', { name: 'متابعة' }))
  await expect(page).toHaveURL(/\/school\/enrol\/\d+/)
  await turning.done()
  expect((await calls.get('/api/school/leads?q=الشمري&status=won')).total).toBe(1)

  await open(page, home)
  const planning = await counting(page, 'plan the sick day of a trainer')
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'الجدول', exact: true }))
  await pressOn(page, page.getByRole('link', { name: 'إجازات المدرّبين' }))
  await pressOn(page, page.getByRole('link', { name: 'طلب إجازة' }).first())
  await choose(page, page.getByRole('combobox', { name: 'المدرّب' }), trainers[0].name)
  await choose(page, page.getByRole('combobox', { name: 'نوع الإجازة' }), 'مرضية')
  const [year, month, date] = day.split('-')
  await typeInto(page, page.getByLabel('أول يوم'), `${date}/${month}/${year}`)
  await expect(page.getByLabel('آخر يوم')).toHaveValue(`${date}/${month}/${year}`)
  await pressOn(page, page.getByRole('button', { name: 'طلب إجازة' }))
  await pressOn(page, page.getByRole('button', { name: 'اعتماد' }))
  await expect(page.getByText(`اعتُمدت إجازة ${trainers[0].name}`)).toBeVisible()
  await planning.done()
  const away = await calls.get(`/api/school/leave-requests?trainer_id=${trainers[0].id}&status=approved`)
  expect(away.rows).toMatchObject([{ kind: 'sick', first_day: day, last_day: day }])
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
}

/** Ctrl and K, what is known of somebody, and they are marked. */
async function find(page: Page, known: string, name: string) {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'بحث' })
  await expect(field).toBeFocused()
  await page.keyboard.type(known)
  await expect(page.getByRole('option', { name: new RegExp(name), selected: true })).toBeVisible()
}
