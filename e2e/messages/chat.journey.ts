import type { Locator, Page } from '@playwright/test'
import { expect, soon, test } from '../fixtures.ts'
import { pressOn } from '../keyboard.ts'

// Two people talk: what one does the other sees within a second, whatever the connection does meanwhile.

const [school, trainer] = ['مديرة المدرسة', 'مدرّب القيادة']

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `رسالة إلى ${name}` })
const log = (page: Page) => page.getByRole('log')
const said = (page: Page, text: string) => log(page).getByRole('listitem').filter({ hasText: text })
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'المحادثات' }).getByRole('link').filter({ hasText: name })
const contact = (page: Page, name: string) =>
  page.getByRole('list', { name: 'جهات الاتصال' }).getByRole('link').filter({ hasText: name })

async function say(page: Page, to: string, text: string) {
  await field(page, to).fill(text)
  await field(page, to).press('Enter')
}

test('a school and its trainer talk: message, tick, typing, reply, picture, a second window', async ({
  page,
  colleague,
  signIn,
  expectAccessible,
}) => {
  const other = await colleague('trainer', '/apps/chat')
  await expect(other.getByRole('heading', { name: 'جهات الاتصال' })).toBeVisible()
  await signIn('school')
  await page.goto('/apps/chat')
  await expect(page.getByText('ابدأ محادثة')).toBeVisible()
  await expectAccessible()

  // by keyboard alone: find the trainer, open the conversation, say something
  await page.keyboard.press('/')
  await page.keyboard.type('مدرّب القياده')
  await pressOn(page, contact(page, trainer))
  await expect(field(page, trainer)).toBeFocused()
  await page.keyboard.type('صباح الخير، هل سيارة المساء جاهزة؟')
  await page.keyboard.press('Enter')
  await expect(row(other, school)).toContainText('هل سيارة المساء جاهزة؟', soon)
  await expect(row(other, school)).toContainText('رسالة جديدة واحدة')

  // opening it is seen
  await row(other, school).click()
  await expect(said(page, 'هل سيارة المساء جاهزة؟').getByRole('img', { name: 'قُرئت' })).toBeVisible(soon)
  await expect(row(other, school)).not.toContainText('رسالة جديدة')

  // so is writing, and what comes of it
  await field(other, school).pressSequentially('نعم، فحصتها')
  await expect(page.getByRole('button', { name: trainer })).toContainText('يكتب الآن…', soon)
  await field(other, school).press('Enter')
  await expect(said(page, 'نعم، فحصتها')).toBeVisible(soon)
  await expect(page.getByRole('button', { name: trainer })).toContainText('متصل')

  // a picture
  const image = await other.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } })
  await other.locator('input[type=file]').setInputFiles({ name: 'car.png', mimeType: 'image/png', buffer: image })
  await expect(other.getByRole('button', { name: 'إزالة car.png' })).toBeVisible()
  await expect(other.getByRole('progressbar')).toHaveCount(0)
  await say(other, school, 'هذه صورتها')
  const picture = said(page, 'هذه صورتها').getByRole('button', { name: 'تكبير الصورة car.png' })
  await expect(picture).toBeVisible(soon)
  await pressOn(page, picture)
  await expect(page.getByRole('dialog').getByRole('img', { name: 'car.png' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(picture).toBeFocused()

  // another window of the same person says the same, and what is said there stands here
  const second = await page.context().newPage()
  await second.goto('/apps/chat')
  await expect(row(second, trainer)).toContainText('هذه صورتها')
  await say(other, school, 'أتركها عند الباب')
  await expect(row(second, trainer)).toContainText('أتركها عند الباب', soon)
  await expect(row(second, trainer)).not.toContainText('رسالة جديدة', soon)
  await row(second, trainer).click()
  await say(second, trainer, 'شكرًا لك')
  await expect(said(page, 'شكرًا لك')).toBeVisible(soon)
  await expect(said(other, 'شكرًا لك')).toBeVisible(soon)
  await second.close()

  // what belongs to the other one
  await pressOn(page, page.getByRole('button', { name: trainer }))
  await expect(page.getByRole('region', { name: 'بيانات الشخص' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'الصور المشتركة' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'بيانات الشخص' })).toHaveCount(0)
})

test('without a connection messages wait, keep their order, and arrive once', async ({
  page,
  colleague,
  signIn,
  consoleErrors,
}) => {
  const other = await colleague('trainer', '/apps/chat')
  await expect(other.getByRole('heading', { name: 'جهات الاتصال' })).toBeVisible()
  await signIn('school')
  await page.goto('/apps/chat')
  await contact(page, trainer).click()
  await contact(other, school).click()
  await expect(log(page)).toBeVisible()
  await expect(log(other)).toBeVisible()
  await say(page, trainer, 'أسمعك')
  await expect(said(other, 'أسمعك')).toBeVisible(soon)

  await other.context().setOffline(true)
  await say(other, school, 'الأولى من النفق')
  await say(other, school, 'الثانية من النفق')
  await expect(said(other, 'الثانية من النفق').getByRole('img', { name: 'قيد الإرسال' })).toBeVisible()
  await say(page, trainer, 'أين أنت؟')
  await expect(said(other, 'أين أنت؟')).toHaveCount(0)

  await other.context().setOffline(false)
  await expect(said(page, 'الثانية من النفق')).toBeVisible(soon)
  await expect(said(page, 'من النفق')).toHaveText([/الأولى/, /الثانية/])
  // and what came meanwhile is there
  await expect(said(other, 'أين أنت؟')).toHaveCount(1)
  await expect(said(other, 'من النفق')).toHaveText([/الأولى/, /الثانية/])
  await expect(other.getByRole('img', { name: 'قيد الإرسال' })).toHaveCount(0)
  // the browser itself tells of the lines that were cut
  expect(consoleErrors.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])

  // a draft outlives a reload
  await field(other, school).fill('لم أكمل بعد')
  await other.reload()
  await expect(field(other, school)).toHaveValue('لم أكمل بعد')
})

test('older messages come while scrolling up, nothing jumps, and a search leads to an old one', async ({
  page,
  colleague,
  signIn,
  expectAccessible,
}) => {
  const other = await colleague('trainer', '/apps/chat')
  await expect(other.getByRole('heading', { name: 'جهات الاتصال' })).toBeVisible()
  await signIn('school')
  await page.goto('/apps/chat')
  await contact(page, trainer).click()
  const id = Number(new URL(page.url()).searchParams.get('with'))
  for (let number = 1; number <= 120; number++) {
    const text = number === 9 ? 'موعد الفنار يوم الخميس' : `خبر رقم ${number}`
    const sent = await page.request.post('/apps/chat/send-msg', {
      data: { obj: { contact: { id }, message: text } },
      headers: { origin: new URL(page.url()).origin },
    })
    expect(sent.status()).toBe(201)
  }
  await row(other, school).click()
  await expect(said(other, 'خبر رقم 120')).toBeInViewport()
  await expect(said(other, 'خبر رقم 71').first()).toBeAttached()
  await expect(said(other, 'خبر رقم 60')).toHaveCount(0)

  // further up, until the first one is there
  const upwards = said(other, 'خبر رقم 72')
  await upwards.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const before = await placeOf(upwards)
  await expect(said(other, 'خبر رقم 60')).toHaveCount(1)
  expect(Math.abs((await placeOf(upwards)) - before)).toBeLessThan(3)

  // what comes meanwhile does not move the reader, and is a press away
  await say(page, trainer, 'خبر أخير')
  await pressOn(other, other.getByRole('button', { name: 'إلى أحدث رسالة، رسالة جديدة واحدة' }))
  await expect(said(other, 'خبر أخير')).toBeInViewport()

  // a search leads to the first ones, and from there on down again
  await pressOn(page, page.getByRole('button', { name: 'البحث في المحادثة' }))
  await expect(page.getByRole('searchbox', { name: 'نص الرسالة' })).toBeFocused()
  await page.keyboard.type('الفنار')
  await pressOn(page, page.getByRole('button', { name: 'موعد الفنار يوم الخميس' }))
  await expect(said(page, 'موعد الفنار يوم الخميس')).toBeInViewport()
  await expect(said(page, 'خبر أخير')).toHaveCount(0)
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'إلى أحدث رسالة' }))
  await expect(said(page, 'خبر أخير')).toBeInViewport()
})

test('a status is seen at once; clearing, blocking and reporting do what they say', async ({
  page,
  colleague,
  signIn,
  expectAccessible,
  consoleErrors,
}) => {
  const other = await colleague('trainer', '/apps/chat')
  await expect(other.getByRole('heading', { name: 'جهات الاتصال' })).toBeVisible()
  await signIn('school')
  await page.goto('/apps/chat')
  await contact(page, trainer).click()
  await contact(other, school).click()
  await expect(log(page)).toBeVisible()
  await expect(log(other)).toBeVisible()
  await say(other, school, 'رسالة للتجربة')
  await expect(said(page, 'رسالة للتجربة')).toBeVisible(soon)

  // my profile
  await pressOn(page, page.getByRole('button', { name: 'ملفي في المحادثات' }))
  await page.getByRole('textbox', { name: 'نبذة' }).fill('ن'.repeat(121))
  await expect(page.getByText('121/120')).toBeVisible()
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText('120 حرفًا على الأكثر').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'نبذة' }).fill('في المكتب حتى الظهر')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText('حُفظ ملفك')).toBeVisible()
  await page.getByRole('radio', { name: 'عدم الإزعاج' }).click()
  await expect(page.getByRole('radio', { name: 'عدم الإزعاج' })).toBeChecked(soon)
  await expect(other.getByRole('button', { name: school })).toContainText('مشغول', soon)
  await expectAccessible()
  await page.getByRole('radio', { name: 'متصل', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'متصل', exact: true })).toBeChecked(soon)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'ملفي في المحادثات' })).toBeFocused()

  // cleared for one of the two, and taken back
  await choose(page, 'مسح المحادثة عندي')
  await expect(said(page, 'رسالة للتجربة')).toHaveCount(0)
  await expect(said(other, 'رسالة للتجربة')).toHaveCount(1)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(said(page, 'رسالة للتجربة')).toHaveCount(1)

  // blocked: the other one is refused in words, and may try again later
  await choose(page, 'حظر')
  await page.getByRole('dialog').getByRole('button', { name: 'حظر' }).click()
  await expect(page.getByText('فلا رسائل بينكما')).toBeVisible()
  await say(other, school, 'هل تصل؟')
  await expect(other.getByRole('alert').filter({ hasText: 'لم تُرسل.' })).toBeVisible()
  expect(consoleErrors.splice(0).filter((text) => !text.includes('409'))).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'إلغاء الحظر' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء الحظر' }).click()
  await expect(field(page, trainer)).toBeVisible()
  await other.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(said(page, 'هل تصل؟')).toBeVisible(soon)

  // reported: in the own school, by somebody who looks after reports
  await choose(page, 'إبلاغ')
  await page.getByRole('radio', { name: 'سبب آخر' }).check()
  await page.getByRole('button', { name: 'إرسال البلاغ' }).click()
  await expect(page.getByText('وصل بلاغك إلى المسؤولين')).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: /بلاغات المحادثات/ }))
  const report = page.getByRole('listitem').filter({ hasText: 'سبب آخر' })
  await expect(report).toBeVisible()
  await report.getByRole('button', { name: /عرض/ }).click()
  await expect(report).toContainText('هل تصل؟')
  await expectAccessible()
  await report.getByRole('button', { name: 'تعليم كمُعالَج' }).click()
  await expect(page.getByText('لا بلاغات تنتظر المعالجة.')).toBeVisible()
})

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'إجراءات المحادثة' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const placeOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top)
