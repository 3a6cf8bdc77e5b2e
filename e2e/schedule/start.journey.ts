import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, tabTo, typeInto } from '../keyboard.ts'
import { counting } from '../presses.ts'

// A new school goes from the public form to its first booked lesson on one guided page. What somebody has to type, choose or tick
// on the way is counted, and so is each screen: a step that opens is a screen of its own.

const most = { inputs: 40, screens: 12 }
const paper = {
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'),
}

/** Somebody at the screen without a mouse: each of their acts is a real one, and is counted. */
function countingHand(page: Page) {
  const inputs: string[] = []
  const screens = new Set<string>()
  const look = async (what: string) => {
    const step = page.locator('[id^="start-"][aria-expanded="true"]')
    const open = (await step.count()) > 0 ? await step.first().getAttribute('id') : ''
    screens.add(`${new URL(page.url()).pathname} ${open}`)
    inputs.push(what)
  }
  return {
    inputs,
    screens,
    type: async (field: string | Locator, text: string) => {
      await look(String(field))
      await typeInto(page, typeof field === 'string' ? page.getByLabel(field, { exact: true }) : field, text)
    },
    day: async (label: string, text: string) => {
      await look(label)
      await typeInto(page, page.getByRole('textbox', { name: label, exact: true }), text)
      // which closes the calendar
      await page.keyboard.press('Tab')
    },
    tick: async (label: string) => {
      await look(label)
      await tabTo(page, page.getByRole('checkbox', { name: label, exact: true }))
      await page.keyboard.press('Space')
    },
    choose: async (list: string, option: string) => {
      await look(list)
      await choose(page, page.getByRole('combobox', { name: list, exact: true }), option)
    },
    attach: async (label: string) => {
      await look(label)
      const button = page.getByRole('button', { name: label, exact: true })
      const chooser = page.waitForEvent('filechooser')
      await pressOn(page, button)
      await (await chooser).setFiles(paper)
      await expect(button).toContainText(paper.name)
    },
    press: async (name: string | RegExp) => {
      await look(`press ${name}`)
      inputs.pop()
      await pressOn(page, page.getByRole('button', { name, exact: typeof name === 'string' }))
    },
  }
}

type Hand = ReturnType<typeof countingHand>

async function typePapers(hand: Hand) {
  await hand.type('رقم تصريح التدريب', 'TP-77')
  await hand.day('تصريح التدريب سارٍ حتى', '31/12/2098')
  await hand.type('رقم رخصة القيادة', 'DL-77')
  await hand.day('رخصة القيادة سارية حتى', '31/12/2098')
}

/** Who gives the first lesson: the owner, or somebody whom the owner employs. */
const ways = {
  teaches: async (hand: Hand) => {
    await hand.tick('أدرّب بنفسي')
    await hand.type('الاسم الأول', 'نواف')
    await hand.type('اسم العائلة', 'العتيبي')
    await typePapers(hand)
    return 'أنا مدرّب هنا'
  },
  employs: async (hand: Hand) => {
    await hand.type('الاسم الأول', 'هدى')
    await hand.type('اسم العائلة', 'القحطاني')
    await hand.type('رقم الجوال', '0505550101')
    await typePapers(hand)
    return 'إضافة المدرّب'
  },
}

for (const [nth, [way, teach]] of Object.entries(ways).entries())
  test(`an owner who ${way} registers and books a first lesson with at most 40 inputs on 12 screens`, async ({
    page,
    expectAccessible,
  }) => {
    const hand = countingHand(page)
    const name = `start-${way}-${process.pid}`
    await page.goto('/register')
    // the browser's clock is that of Riyadh
    await expect(page.getByRole('combobox', { name: 'الدولة' })).toHaveValue('SA')
    const opening = await counting(page, 'open the first lesson of a new school')
    await hand.type('اسم المدرسة', 'مدرسة النخيل')
    await hand.type('اسم المستخدم', name)
    await hand.type('البريد الإلكتروني', `${name}@example.org`)
    await hand.type('كلمة المرور', 'ميناء هادئ ومصباح 27')
    await hand.tick('أوافق على شروط الاستخدام وسياسة الخصوصية.')
    await hand.press('تسجيل المدرسة')

    await expect(page).toHaveURL(/\/school\/setup$/)
    const judge = page.getByRole('region', { name: 'ما الذي ما زال يمنع الدرس الأول؟' })
    await expect(judge).toContainText('لا يوجد نوع رخصة مفعّل.')
    await expect(page.getByText('1 من 7 خطوات').first()).toBeVisible()
    await expectAccessible()
    await hand.press('استخدام الحزمة')

    await expect(judge).toContainText('ينقص الدرس: مدرّب')
    const save = await teach(hand)
    await expectAccessible()
    await hand.press(save)

    await expect(judge).not.toContainText('ينقص الدرس: مدرّب')
    await expect(judge).toContainText('ينقص الدرس: مركبة')
    await hand.type('رقم اللوحة', `ب ح ر 773${nth}`)
    await hand.choose('ناقل الحركة', 'آلي')
    await hand.day('التأمين حتى', '30/06/2098')
    await hand.choose('الماركة', 'تويوتا')
    await hand.type('الطراز', 'Yaris')
    await hand.type('سنة الصنع', '2024')
    await hand.type('رقم الهيكل', `JTDBR32E72017731${nth}`)
    await hand.tick('لها دواسات للمدرّب')
    await expectAccessible()
    await hand.press('إضافة المركبة')

    await expect(page.getByRole('checkbox', { name: 'الأحد' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'الجمعة' })).not.toBeChecked()
    await expectAccessible()
    await hand.press('حفظ هذه الساعات')

    await hand.type('الاسم الأول', 'ليان')
    await hand.type('اسم العائلة', 'القرني')
    await hand.type('رقم الجوال', '0501234567')
    await hand.day('تاريخ الميلاد', '17/05/2001')
    await expectAccessible()
    await hand.press('إضافة الطالب')

    await expect(judge).toContainText('وثيقة ناقصة أو منتهية لدى الطالب: الهوية')
    for (const kind of ['الهوية', 'صورة شخصية', 'الفحص الطبي']) await hand.attach(kind)
    await expectAccessible()
    await hand.press('اعتماد هذه الوثائق')

    await expect(judge).toContainText('لا شيء. اختر موعدًا واحجز الدرس الأول.')
    await expectAccessible()
    await hand.press(/الثلاثاء، 5 يناير 8:00/)
    await expect(page.getByText(/حُجز درس .*ليان القرني.*: الثلاثاء/)).toBeVisible()
    await expect(page.getByText('كل الخطوات تمت، ومدرستك تدرّب.')).toBeVisible()
    await expect(judge).toHaveCount(0)
    await opening.done()

    test.info().annotations.push({
      type: 'counted',
      description: `${hand.inputs.length} inputs, ${hand.screens.size} screens`,
    })
    console.log(`counted: ${hand.inputs.length} inputs, ${hand.screens.size} screens`)
    expect(hand.inputs.length, hand.inputs.join(', ')).toBeLessThanOrEqual(most.inputs)
    expect(hand.screens.size, [...hand.screens].join(', ')).toBeLessThanOrEqual(most.screens)
  })

test('a school that teaches already is told so, with what is optional', async ({ page, signIn, expectAccessible }) => {
  await signIn('school')
  await page.goto('/school/setup')
  await expect(page.getByText('كل الخطوات تمت، ومدرستك تدرّب. ما بقي أدناه اختياري.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'اختياري، لاحقًا' })).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  // the window is narrower at once, what stands in it a moment later
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('in a country without a pack the way goes on by hand, on a phone too', async ({ page, request }) => {
  const own = { email: `cairo-${process.pid}@example.org`, password: 'ميناء هادئ ومصباح 27' }
  const data = { ...own, username: `cairo-${process.pid}`, schoolName: 'مدرسة النيل', country: 'EG', stay: 'work' }
  const registered = await request.post('/jwt/register', { data })
  expect(registered.ok(), await registered.text()).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await page.getByLabel('البريد الإلكتروني').fill(own.email)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(own.password)
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page).toHaveURL(/\/school\/setup$/)
  await expect(page.getByText('لا توجد حزمة جاهزة')).toBeVisible()
  await page.getByRole('button', { name: 'إضافة المعتاد' }).click()
  await expect(page.getByText('لا يوجد نوع درس.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'إضافة نوع رخصة' })).toBeVisible()
  await page.getByRole('button', { name: 'ساعات العمل' }).click()
  await page.getByRole('button', { name: 'حفظ هذه الساعات' }).click()
  await expect(page.getByText('2 من 7 خطوات').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
