import type { Page } from '@playwright/test'
import { today } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'
import { counting } from '../presses.ts'
import { plan, roadLesson } from '../schedule/arrange.ts'
import { guardianOf } from '../school.ts'
import { contractTemplate, needs } from './arrange.ts'

test.use({ world: 'shared' })

const sixteenYearsAgo = `${Number(today.slice(0, 4)) - 16}-01-02`
const mail = 'um-yazeed@people.example'

async function activate(page: Page) {
  await page.getByRole('button', { name: 'إجراءات أخرى' }).first().click()
  await page.getByRole('menuitem', { name: 'تغيير الحالة' }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, dialog.getByRole('combobox', { name: 'الحالة الجديدة' }), 'نشط')
  await pressOn(page, dialog.getByRole('button', { name: 'تغيير' }))
}

test('a minor is stopped until a guardian has signed on their own phone', async ({
  page,
  browser,
  signIn,
  callsAs,
  makeSchool,
  baseURL,
  consoleErrors,
  expectAccessible,
}) => {
  test.slow()
  const school = await makeSchool()
  const { calls: office, owner } = school
  await needs(school, { needs_contract: true, needs_documents: false })
  const template_id = await contractTemplate(school)
  const names = { first_name: { ar: 'يزيد', en: '' }, family_name: { ar: 'الدوسري', en: '' } }
  const student = await office.post('/api/school/students', {
    ...names,
    birth_date: sixteenYearsAgo,
    phone: '+966551230001',
    id_number: '1099887766',
    data_consent: true,
  })
  const guardian = await office.post('/api/school/guardians', {
    first_name: { ar: 'منيرة', en: '' },
    family_name: { ar: 'الدوسري', en: '' },
    email: mail,
    phone: '+966551230002',
  })
  await office.post(`/api/school/students/${student.id}/guardians`, {
    guardian_id: guardian.id,
    relation: 'mother',
    rights: ['view_progress', 'sign'],
  })

  await signIn(owner)
  await page.goto(`/school/students/${student.id}`)
  const refused = page.getByText('لا يُفعَّل هذا الطالب قبل أن يكتمل ما ينقصه')
  await activate(page)
  await expect(refused).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // by name, and nothing else is missing
  await expect(page.getByText('العقد المقبول').first()).toBeVisible()
  expect((await office.get(`/api/school/students/${student.id}`)).gaps).toEqual(['contract'])

  const contract = await office.post('/api/school/contracts', { student_id: student.id, template_id, send: true })
  await office.post(`/api/school/contracts/${contract.id}/acceptance`, {
    role: 'student',
    hash: contract.hash,
    signature: 'M 1 1 L 9 9',
  })
  await page.reload()
  await activate(page)
  await expect(refused, 'the minor’s own word is not enough').toBeVisible()

  await office.post(`/api/school/guardians/${guardian.id}/invitation`, {})
  const platform = await callsAs('admin')
  const outbox = JSON.stringify(await platform.get(`/api/outbox?q=${mail}`))
  const token = /reset-password\?token=([\w.-]+)/.exec(outbox)?.[1]
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: String(baseURL) })
  const phone = await context.newPage()
  phone.on('pageerror', (error) => consoleErrors.push(String(error)))
  await phone.goto(`/reset-password?token=${token}`)
  const password = 'منيرة-تقرأ-العقد-7'
  await typeInto(phone, phone.getByLabel('كلمة المرور الجديدة', { exact: true }), password)
  await typeInto(phone, phone.getByLabel('كلمة المرور الجديدة مرة أخرى'), password)
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL(/login/)
  await typeInto(phone, phone.getByLabel('البريد الإلكتروني'), mail)
  await typeInto(phone, phone.getByLabel('كلمة المرور', { exact: true }), password)
  await phone.keyboard.press('Enter')
  await expect(phone).not.toHaveURL(/login/)
  await phone.goto('/home')
  await expect(phone.getByText('يزيد الدوسري').first()).toBeVisible()
  await phone.getByRole('link', { name: 'اقرأ العقد واقبله' }).click()
  await phone.getByLabel('قرأت العقد وأوافق عليه').click()
  await pressOn(phone, phone.getByRole('button', { name: 'قبول العقد' }))
  await expect(phone.getByText('قُبل العقد').first()).toBeVisible()
  await context.close()

  await page.reload()
  await activate(page)
  await expect(page.getByText('يزيد الدوسري: نشط')).toBeVisible()
  await expectAccessible()
  // the office was refused on the way, as the page said
  consoleErrors.splice(0, Infinity, ...consoleErrors.filter((error) => !error.includes('status of 409')))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guardian switches between their children and takes a copy of what is kept of one', async ({
    page,
    signIn,
    callsAs,
    makeSchool,
    expectAccessible,
  }) => {
    const school = await makeSchool({ minors: 2 })
    const [one, other] = school.students
    await plan(school, roadLesson(school, '09:00', '10:00'))
    await signIn(await guardianOf(school, [one, other], ['view_progress', 'sign', 'cancel'], callsAs))
    await page.goto('/home')
    const reading = await counting(page, 'see the next lesson of each child')
    // each child apart and by name, and nothing is called the guardian's own
    const next = page.getByRole('region', { name: `درس ${one.name} القادم` })
    await expect(next.getByRole('button', { name: /^إلغاء/ })).toBeVisible()
    await expect(page.getByText(`ليس لـ${other.name} درس قادم.`)).toBeVisible()
    await reading.done()
    await expect(page.getByText('درسك القادم')).toHaveCount(0)
    const whom = page.getByRole('combobox', { name: 'الطالب' })
    await expect(whom).toHaveValue(one.name)
    await expectAccessible()
    await whom.click()
    await page.getByRole('option', { name: other.name }).click()
    await expect(whom).toHaveValue(other.name)
    await page.getByRole('link', { name: `دروس ${one.name}` }).click()
    await expect(next).toBeVisible()
    await page.goto('/my/details')
    const loading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'تنزيل نسخة' }).click()
    expect((await loading).suggestedFilename()).toMatch(/^student-\d+\.zip$/)
    await expectAccessible()
  })
})
