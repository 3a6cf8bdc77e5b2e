import type { Page } from '@playwright/test'
import { expect, soon, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'

// Mail between two people of one school who both sit before their screens: what one does, the other sees at once.

const text = 'أرفقت لكم جدول الحصص للأسبوع القادم.'
const answer = 'وصلني الجدول، شكرًا لك.'

test('a mail with a file goes out, is read and answered by keyboard, and each sees it within a second', async ({
  page,
  colleague,
  signIn,
  expectAccessible,
}) => {
  const subject = 'جدول الأسبوع القادم'
  await signIn('school')
  const trainer = await colleague('trainer', '/apps/email')
  await expect(rows(trainer).first()).toBeVisible()
  const before = await unread(trainer)

  // written by keyboard: c begins, Tab leads on
  await page.goto('/apps/email')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('c')
  const writing = page.getByRole('dialog', { name: 'رسالة جديدة' })
  await expect(writing.getByRole('textbox', { name: 'إلى', exact: true })).toBeFocused()
  await page.keyboard.type('trainer@demo.com ')
  await pressOn(page, page.getByRole('button', { name: 'إضافة نسخة مخفية' }))
  await typeInto(page, page.getByRole('textbox', { name: 'نسخة مخفية', exact: true }), 'student@demo.com ')
  await typeInto(page, page.getByRole('textbox', { name: 'الموضوع', exact: true }), subject)
  await typeInto(page, page.getByRole('textbox', { name: 'نص الرسالة' }), text)
  await page.locator('input[type=file]').setInputFiles({
    name: 'schedule.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Sunday 08:00'),
  })
  await expect(page.getByText('schedule.txt')).toBeVisible()
  await expect(page.getByText(/^حُفظت \d/)).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Control+Enter')

  // sent at once, and there at once
  await page.getByRole('button', { name: 'إرسال الآن' }).click()
  await arrives(trainer, rows(trainer).filter({ hasText: subject }))
  await expect(trainer.getByRole('status').filter({ hasText: `${subject}` })).toHaveCount(1)
  expect(await unread(trainer)).toBe(before + 1)

  // opened by keyboard; who got it in secret is not told
  await trainer.keyboard.press('j')
  await expect(trainer.locator('[data-row] a:focus')).toContainText(subject)
  await trainer.keyboard.press('Enter')
  await expect(trainer.getByRole('heading', { level: 2, name: subject })).toBeFocused()
  await expect(trainer.getByRole('article')).toContainText(text)
  await expect(trainer.getByRole('link', { name: 'تنزيل schedule.txt' })).toBeVisible()
  await expect.poll(() => unread(trainer)).toBe(before)
  await trainer.getByRole('button', { name: 'المرسل والمستلمون والتاريخ' }).click()
  await expect(trainer.getByRole('definition').filter({ hasText: 'trainer@demo.com' })).toBeVisible()
  await expect(trainer.getByText('student@demo.com')).toHaveCount(0)
  await trainer.keyboard.press('Escape')

  // answered
  await trainer.keyboard.press('r')
  const answering = trainer.getByRole('dialog', { name: `رد: ${subject}` })
  await expect(answering.getByRole('textbox', { name: 'نص الرسالة' })).toBeFocused()
  await trainer.keyboard.type(answer)
  await trainer.keyboard.press('Control+Enter')
  await trainer.getByRole('button', { name: 'إرسال الآن' }).click()
  await arrives(page, rows(page).filter({ hasText: `رد: ${subject}` }))
  await rows(page)
    .filter({ hasText: `رد: ${subject}` })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('article')).toContainText(answer)
  await expectAccessible()

  // the sender sees how it fared, the secret recipient included
  await page.goto('/apps/email/sent')
  await rows(page).filter({ hasText: subject }).first().getByRole('link').click()
  await pressOn(page, page.getByRole('button', { name: 'المرسل والمستلمون والتاريخ' }))
  await expect(page.getByRole('definition').filter({ hasText: 'student@demo.com' })).toContainText('سُلّمت')
})

test('sending is undone from another screen, and a draft outlives the page', async ({ page, signIn }) => {
  const subject = 'رسالة لم تكتمل'
  await signIn('school')
  await page.goto('/apps/email')
  await pressOn(page, page.getByRole('button', { name: 'رسالة جديدة' }))
  await page.getByRole('textbox', { name: 'إلى', exact: true }).fill('trainer@demo.com ')
  await typeInto(page, page.getByRole('textbox', { name: 'الموضوع', exact: true }), subject)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('تُرسل الرسالة خلال')).toBeVisible()

  // elsewhere in the application
  await page.getByRole('navigation').getByRole('link', { name: 'المهام' }).first().click()
  await expect(page).toHaveURL(/\/apps\/todo/)
  await page.getByRole('button', { name: 'تراجع' }).click()
  const writing = page.getByRole('dialog', { name: subject })
  await expect(writing.getByRole('textbox', { name: 'الموضوع', exact: true })).toHaveValue(subject)

  // a moment after the last letter the draft is kept, so the page may go
  await typeInto(page, writing.getByRole('textbox', { name: 'نص الرسالة' }), 'أكملها غدًا')
  await expect(writing.getByText(/^حُفظت \d/)).toBeVisible()
  await page.goto('/apps/email/draft')
  await page.reload()
  await expect(page.getByRole('dialog', { name: subject })).toContainText('أكملها غدًا')
  await pressOn(page, page.getByRole('button', { name: 'حفظ كمسودة وإغلاق' }))
  await rows(page).filter({ hasText: subject }).getByRole('link').click()
  await expect(page.getByRole('dialog', { name: subject })).toContainText('أكملها غدًا')
  await page.getByRole('button', { name: 'التخلص من المسودة' }).click()
  await expect(rows(page).filter({ hasText: subject })).toHaveCount(0)
})

test('mails are chosen in a range, put away, brought back, and counted at once', async ({ page, signIn }) => {
  await signIn('trainer')
  await page.goto('/apps/email')
  await expect(rows(page).nth(3)).toBeVisible()
  const subjects = await rows(page).locator('a').allInnerTexts()
  const boxes = page.getByRole('checkbox', { name: /^اختيار «/ })
  await boxes.nth(0).check()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 رسائل مختارة')).toBeVisible()
  await page.getByRole('button', { name: 'نقل إلى المهملات' }).click()
  await expect(rows(page)).toHaveCount(subjects.length - 3)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(rows(page)).toHaveCount(subjects.length)
  expect(await rows(page).locator('a').allInnerTexts()).toEqual(subjects)

  // # puts the row with the focus away, and the focus goes on to the next
  await page.keyboard.press('j')
  await page.keyboard.press('Home')
  await expect(rows(page).nth(0).getByRole('link')).toBeFocused()
  await page.keyboard.press('#')
  await expect(rows(page)).toHaveCount(subjects.length - 1)
  await expect(rows(page).nth(0).getByRole('link')).toBeFocused()

  // / leads to the search, whose words stand in the address
  await page.keyboard.press('/')
  await page.keyboard.type('لا شيء بهذا الاسم')
  await expect(page.getByRole('status').filter({ hasText: 'لا رسائل تطابق' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('q')).toBe('لا شيء بهذا الاسم')
})

const rows = (page: Page) => page.locator('[data-row]')

/** The number on the badge of the inbox. */
async function unread(page: Page): Promise<number> {
  const link = page.getByRole('complementary', { name: 'المجلدات' }).getByRole('link', { name: 'الوارد' })
  return Number((await link.innerText()).match(/\d+/)?.[0] ?? 0)
}

async function arrives(page: Page, row: ReturnType<Page['locator']>): Promise<void> {
  await expect(row.first(), `a second after it was sent, at ${page.url()}`).toBeVisible(soon)
}
