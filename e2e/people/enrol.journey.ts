import type { Page } from '@playwright/test'
import { type Account, credentials } from '../accounts.ts'
import { paper } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { pressOn, tabTo, typeInto } from '../keyboard.ts'
import { drag, middleOf, sign } from '../pointer.ts'
import { counting } from '../presses.ts'
import { contractTemplate, needs, only, reception } from './arrange.ts'

test.use({ world: 'shared' })

const won = 'سجّل'

async function signInByForm(page: Page, account: Account) {
  await page.goto('/login')
  await typeInto(page, page.getByLabel('البريد الإلكتروني'), credentials(account).email)
  await typeInto(page, page.getByLabel('كلمة المرور', { exact: true }), credentials(account).password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/login/)
}

/** Ticks a box by the keyboard. */
async function tick(page: Page, label: string) {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.press('Space')
}

test('the reception enrols a walk-in without e-mail in one sitting by keys alone, and what is missing is named', async ({
  page,
  callsAs,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  await needs(school)
  await contractTemplate(school)
  await signInByForm(page, await reception(school, callsAs))
  await page.goto('/school/students')
  const way = page.getByRole('link', { name: 'تسجيل طالب' }).first()
  await expect(way).toBeVisible()
  const enrolling = await counting(page, 'take in a walk-in, with papers and contract')
  await pressOn(page, way)
  await typeInto(page, page.getByLabel('الاسم الأول (بالعربية)'), 'شهد')
  await typeInto(page, page.getByLabel('اسم العائلة (بالعربية)'), 'المالكي')
  await typeInto(page, page.getByLabel('تاريخ الميلاد'), '17/05/2001')
  await typeInto(page, page.getByLabel('رقم الهوية'), '1087654321')
  await typeInto(page, page.getByRole('textbox', { name: 'الهاتف' }), '0551234567')
  await tick(page, 'وافق على حفظ بياناته')
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'متابعة' }))
  await pressOn(page, page.getByRole('button', { name: new RegExp(school.course.name) }))
  await expect(page.getByText('ارفع ما أحضره الطالب من وثائق')).toBeVisible()
  await page.locator('input[type=file][multiple]').setInputFiles(['id.pdf', 'photo.pdf', 'medical.pdf'].map(paper))
  await expect(page.getByRole('list', { name: 'الوثائق' }).getByText('بانتظار المراجعة')).toHaveCount(3)
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'متابعة' }))
  await tick(page, 'قرأت العقد وأوافق عليه')
  await expectAccessible()
  // the student's own hand, which no key draws
  await sign(page)
  await pressOn(page, page.getByRole('button', { name: 'قبول العقد' }))
  const missing = page.getByRole('region', { name: 'ما زال ينقص' })
  await expect(missing.getByRole('listitem')).toHaveText([/وثائق تنتظر الاعتماد/])
  await expectAccessible()
  // among them the files and the student's own signature
  await enrolling.done()

  // who goes back does not find the form of somebody new, but the list where they began
  await page.goBack()
  await expect(page).toHaveURL(/\/school\/students$/)

  // the same number once more: the record that is there is taken instead, where it was left
  await page.goto('/school/enrol')
  await page.getByLabel('رقم الهوية').fill('1087654321')
  await page.getByRole('alert').getByRole('button', { name: 'استخدم هذا السجل' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'تسجيل شهد المالكي' })).toBeVisible()
  await expect(missing).toBeVisible()
})

test('a lead that is dropped on “won” becomes a student, whose guardian is not forgotten', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const { calls: desk, owner, course } = school
  await needs(school)
  const wished = await desk.get(`/api/school/courses/${course.id}`)
  const lead = await desk.post('/api/school/leads', {
    name: { ar: 'لمى الشمري' },
    phone: '+966559876543',
    source: 'social',
    licence_type_id: wished.licence_type_id,
    follow_up_on: '2020-01-01',
  })
  await signIn(owner)
  await page.goto('/school/leads?view=board')
  const handle = page.getByRole('button', { name: 'تغيير مكان: لمى الشمري' })
  const column = page.getByRole('region', { name: won, exact: true })
  await handle.scrollIntoViewIfNeeded()
  await drag(page, {
    from: await middleOf(handle),
    to: await middleOf(column),
    isThere: () => column.locator(handle).isVisible(),
  })
  await expect(page).toHaveURL(new RegExp(`/school/enrol\\?lead=${lead.id}`))
  await expect(page.getByLabel('الاسم الأول (بالعربية)')).toHaveValue('لمى')
  const year = new Date().getFullYear() - 17
  await page.getByLabel('تاريخ الميلاد').fill(`01/01/${year}`)
  await page.getByLabel('تاريخ الميلاد').press('Tab')

  // half a guardian is told, not dropped
  await page.getByLabel('اسم العائلة – وليّ الأمر (بالعربية)').fill('الشمري')
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page.getByLabel('الاسم الأول – وليّ الأمر (بالعربية)')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await page.getByLabel('الاسم الأول – وليّ الأمر (بالعربية)').fill('فهد')
  await page.getByRole('textbox', { name: 'الهاتف – وليّ الأمر' }).fill('0501231234')
  await page.getByRole('button', { name: 'متابعة' }).click()

  // what was asked for comes first
  await expect(page.getByRole('button', { name: /كما طلب/ }).first()).toBeVisible()
  await expectAccessible()
  const { status, student_id } = await desk.get(`/api/school/leads/${lead.id}`)
  expect(status).toBe('won')
  const student = await desk.get(`/api/school/students/${student_id}`)
  expect(student).toMatchObject({ source: 'social', is_minor: true, phone: '+966559876543' })
  expect(student.gaps).not.toContain('guardian')
  await page.goto(`/school/leads/${lead.id}`)
  await expect(page.getByRole('link', { name: 'صفحة الطالب', exact: true })).toBeVisible()

  // a brother comes to the same desk: his father is there already
  await page.goto('/school/enrol')
  await page.getByLabel('الاسم الأول (بالعربية)').fill('سعود')
  await page.getByLabel('اسم العائلة (بالعربية)').fill('الشمري')
  await page.getByLabel('تاريخ الميلاد').fill(`02/02/${year}`)
  await page.getByLabel('تاريخ الميلاد').press('Tab')
  await page.getByText('مسجّل لدينا', { exact: true }).click()
  await page.getByRole('combobox', { name: 'وليّ الأمر' }).fill('فهد')
  await page.getByRole('option', { name: /فهد الشمري/ }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page).toHaveURL(/\/school\/enrol\/\d+/)
  const brother = Number(/enrol\/(\d+)/.exec(page.url())?.[1])
  const [father] = await desk.get(`/api/school/students/${brother}/guardians`)
  const [same] = await desk.get(`/api/school/students/${student_id}/guardians`)
  expect(father).toMatchObject({ guardian_id: same.guardian_id, is_main: true })
})

test('an enrolment that was left is taken up where something is missing, and sorts what nobody can tell', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const { calls: desk, owner } = school
  await needs(school)
  await contractTemplate(school)
  const { student_id } = await desk.post('/api/school/students/enrol', {
    student: {
      first_name: { ar: 'رغد' },
      family_name: { ar: 'البلوي' },
      birth_date: '2000-02-02',
      phone: '+966551112299',
      id_number: '1055512345',
      data_consent: true,
    },
  })
  await signIn(owner)
  await page.goto(`/school/students/${student_id}`)
  await pressOn(page, page.getByRole('link', { name: 'متابعة التسجيل' }))
  await page.getByRole('button', { name: new RegExp(school.course.name) }).click()
  await expect(page.getByText('ارفع ما أحضره الطالب من وثائق')).toBeVisible()

  // left, and taken up again another day
  await page.goto(`/school/enrol/${student_id}`)
  await expect(page.getByText('ارفع ما أحضره الطالب من وثائق')).toBeVisible()
  // one file more than is asked for
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(['id.pdf', 'photo.pdf', 'medical.pdf', 'holiday.pdf'].map(paper))
  const which = page.getByRole('region', { name: 'ما هذه الملفات؟' })
  await expectAccessible()
  await which.getByRole('button', { name: 'رفع الملفات' }).click()
  await expect(which.getByRole('combobox', { name: 'نوع holiday.pdf' })).toHaveAttribute('aria-invalid', 'true')
  await which.getByRole('combobox', { name: 'نوع holiday.pdf' }).click()
  await page.getByRole('option', { name: 'تجاهله' }).click()
  await which.getByRole('textbox', { name: 'آخر يوم صلاحية: الهوية' }).fill('31/12/2099')
  await which.getByRole('textbox', { name: 'آخر يوم صلاحية: الهوية' }).press('Tab')
  await which.getByRole('button', { name: 'رفع الملفات' }).click()
  await expect(page.getByRole('list', { name: 'الوثائق' }).getByText('بانتظار المراجعة')).toHaveCount(3)
  const { rows } = await desk.get(`/api/school/documents?student_id=${student_id}&kind=id`)
  expect(only(rows)).toMatchObject({ expires_on: '2099-12-31' })
  await page.goto(`/school/enrol/${student_id}`)
  await expect(page.getByRole('button', { name: 'قبول العقد' })).toBeVisible()
})

test('the last step of the sitting leads on to the first lesson and to the account', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const [{ student_id }] = school.students
  await signIn(school.owner)
  await page.goto(`/school/enrol/${student_id}?step=done`)
  await expect(page.getByText('الطالب نشط الآن')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'حجز درس' }).click()
  await expect(page).toHaveURL(new RegExp(`/school/schedule\\?.*student=${student_id}`))
})
