import type { Page } from '@playwright/test'
import { paper } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { counting } from '../presses.ts'
import { confirmAddress, contractTemplate, needs, only } from './arrange.ts'

const email = 'reem.applicant@example.org'
const password = 'quiet-harbour-lamp-27'

interface Row {
  id: number
  kind: string
  /** Of a mail. */
  text: string
}

async function fillIn(page: Page) {
  await page.getByLabel('الاسم الأول (بالعربية)').fill('ريم')
  await page.getByLabel('اسم العائلة (بالعربية)').fill('الشهري')
  await page.getByLabel('تاريخ الميلاد').fill('17/05/2001')
  await page.getByLabel('تاريخ الميلاد').press('Tab')
  await page.getByLabel('البريد الإلكتروني').fill(email)
  await page.getByRole('textbox', { name: 'الهاتف' }).fill('0559876543')
  await page.getByLabel('رقم الهوية').fill('1098765432')
  await page.getByLabel(/^كلمة المرور( \*)?$/).fill(password)
  await page.getByLabel('كلمة المرور مرة أخرى').fill(password)
  await page.getByLabel(/أوافق على أن تحفظ/).check()
}

async function bring(page: Page, action: string, file: string) {
  await page.getByRole('button', { name: action }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').first().setInputFiles(paper(file))
  await expect(dialog.getByText(file).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'إضافة وثيقة' }).click()
  await expect(dialog).toHaveCount(0)
}

test.use({ world: 'shared', viewport: { width: 390, height: 844 } })

test('a visitor applies, hands in papers, replaces a rejected one, accepts the contract and is active', async ({
  page,
  callsAs,
  makeSchool,
  consoleErrors,
  expectAccessible,
}) => {
  test.slow()
  const admin = await callsAs('admin')
  const school = await makeSchool()
  const { calls: desk, owner, course } = school
  await confirmAddress(school, callsAs)
  // the contract counts as well
  await needs(school, { needs_contract: true })
  const template_id = await contractTemplate(school)
  const { name, slug } = await desk.get('/api/school/profile')

  await page.goto(`/schools/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectAccessible()
  const applying = await counting(page, 'apply to a school')
  await page.getByRole('link', { name: `سجّل في: ${course.name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التسجيل طالبًا')
  await expect(page.getByRole('combobox', { name: 'الدورة المطلوبة' })).toHaveValue(course.name)

  await fillIn(page)
  await applying.aside(async () => {
    // a user name that is somebody's: told once the address is theirs, and not before
    await page.getByLabel('اسم المستخدم').fill(String(owner.email.split('@')[0]))
    await page.getByLabel('كلمة المرور مرة أخرى').fill('another one')
    await page.getByRole('button', { name: 'أرسل واحصل على الرمز' }).click()
    await expect(page.getByLabel('كلمة المرور مرة أخرى')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible()
    await page.getByLabel('كلمة المرور مرة أخرى').fill(password)
  })
  await page.getByRole('button', { name: 'أرسل واحصل على الرمز' }).click()

  await expect(page.getByRole('heading', { name: 'افتح بريدك' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^رمز آخر بعد/ })).toBeDisabled()
  await expectAccessible()
  const { rows } = await admin.get(`/api/outbox?q=${email}`)
  const code = String(/^\d{6}$/m.exec(rows[0]?.text ?? '')?.[0])
  const field = page.getByLabel('الرمز من ستة أرقام')
  await applying.aside(async () => {
    await field.fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'تأكيد' }).click()
    await expect(page.getByText('المحاولات الباقية: 4')).toBeVisible()
    // what was typed is there for whoever goes back
    await page.getByRole('button', { name: 'عدّل ما كتبته' }).click()
    await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(email)
    await page.getByRole('button', { name: 'أرسل واحصل على الرمز' }).click()
    await expect(page.getByRole('heading', { name: 'افتح بريدك' })).toBeVisible()
  })
  const again = (await admin.get(`/api/outbox?q=${email}`)).rows
  const newest = again.sort((one: Row, other: Row) => other.id - one.id)[0]
  await field.fill(String(/^\d{6}$/m.exec(newest?.text ?? '')?.[0]))
  await page.getByRole('button', { name: 'تأكيد' }).click()
  await applying.aside(async () => {
    await page.getByRole('textbox', { name: 'اسم المستخدم' }).fill('reem.applicant')
    await expectAccessible()
    await page.getByRole('button', { name: 'تأكيد' }).click()
  })

  await expect(page).toHaveURL(/\/my\/papers/)
  await applying.done()
  for (const [kind, file] of [
    ['الهوية', 'id.pdf'],
    ['صورة شخصية', 'photo.pdf'],
    ['الفحص الطبي', 'medical.pdf'],
  ] as const)
    await bring(page, `رفع: ${kind}`, file)
  const asked = page.getByRole('region', { name: 'المطلوب منك' })
  await expect(asked.getByText('بانتظار المراجعة')).toHaveCount(3)

  const applicants = await desk.get('/api/school/students?q=reem.applicant&status=applicant')
  const student = only<{ id: number }>(applicants.rows)
  const papers = (await desk.get(`/api/school/documents?student_id=${student.id}&status=pending`)).rows
  expect(papers).toHaveLength(3)
  for (const { id, kind } of papers)
    await desk.post(
      `/api/school/documents/${id}/status`,
      kind === 'photo' ? { status: 'rejected', reason: 'الوجه غير واضح' } : { status: 'approved' },
    )
  // the home says what happens next, in order and each with its way, and offers no booking
  await page.goto('/home')
  const steps = page.getByRole('region', { name: 'قبل أن تُحجز الدروس' })
  await expect(steps).toContainText('الوجه غير واضح')
  await expect(page.getByRole('main').getByRole('link', { name: 'حجز درس' })).toHaveCount(0)
  await expect(page.getByRole('main').getByText('لا درس قادم لك.')).toHaveCount(0)
  await expectAccessible()
  await steps.getByRole('link', { name: 'استبدال صورة شخصية' }).click()
  await expect(asked.getByText('الوجه غير واضح')).toBeVisible()
  await expect(asked.getByText('معتمدة')).toHaveCount(2)
  await bring(page, 'استبدال: صورة شخصية', 'face.pdf')
  await expect(asked.getByText('بانتظار المراجعة')).toHaveCount(1)
  const waiting = await desk.get(`/api/school/documents?student_id=${student.id}&status=pending`)
  const second = only<{ id: number }>(waiting.rows)
  await desk.post(`/api/school/documents/${second.id}/status`, { status: 'approved' })

  // the wish of the form is the draft of an enrolment, which the contract is about
  const drafts = await desk.get(`/api/school/enrolments?student_id=${student.id}&status=draft`)
  await desk.post('/api/school/contracts', {
    student_id: student.id,
    enrolment_id: only<{ id: number }>(drafts.rows).id,
    template_id,
    send: true,
  })
  await page.goto('/my/contracts')
  await page.getByRole('region', { name: 'عقودي' }).getByRole('link').click()
  await page.getByLabel('قرأت العقد وأوافق عليه').check()
  await page.getByLabel('الاسم كما في الهوية').fill('ريم الشهري')
  await page.getByRole('button', { name: 'قبول العقد' }).click()
  await expect(page.getByText('مقبول', { exact: true }).first()).toBeVisible()

  await desk.post(`/api/school/students/${student.id}/status`, { status: 'active' })
  expect((await desk.get(`/api/school/students/${student.id}`)).status).toBe('active')
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('الوجه غير واضح')).toHaveCount(0)
  // a wrong code and a taken name are refused with a status, which browsers write down
  for (const text of consoleErrors.filter((one) => one.includes('422')))
    consoleErrors.splice(consoleErrors.indexOf(text), 1)
})

test('a school that takes no applications says so, and one that is not there too', async ({
  page,
  callsAs,
  makeSchool,
  consoleErrors,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const { calls: desk } = school
  await confirmAddress(school, callsAs)
  const { slug } = await desk.get('/api/school/profile')
  await desk.patch('/api/settings', {
    changes: [{ key: 'training.applications', version: 0, value: false }],
  })
  await page.goto(`/schools/${slug}`)
  await expect(page.getByText('لا تستقبل هذه المدرسة طلبات تسجيل الآن', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'سجّل طالبًا' })).toHaveCount(0)
  await page.goto(`/schools/${slug}/apply`)
  await expect(page.getByText('لا تستقبل هذه المدرسة طلبات تسجيل الآن', { exact: false })).toBeVisible()
  await expectAccessible()
  await page.goto('/schools/nowhere')
  await expect(page.getByText('لا توجد مدرسة بهذا العنوان', { exact: false })).toBeVisible()
  await expectAccessible()
  consoleErrors.splice(0)
})
