import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// A new school comes in by the public form and sets itself up by hand, beside the guided way to its first lesson.

test('a registered school is led to its setup, and fills in by hand what it likes', async ({
  page,
  expectAccessible,
}) => {
  const name = 'rawda.new'
  await page.goto('/register')
  await page.getByLabel('اسم المدرسة').fill('مدرسة الروضة')
  await page.getByLabel('اسم المستخدم').fill(name)
  await page.getByLabel('البريد الإلكتروني').fill(`${name}@example.org`)
  await page.getByLabel('كلمة المرور', { exact: true }).fill('ميناء هادئ ومصباح 27')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'تسجيل المدرسة' }).click()

  await expect(page).toHaveURL(/\/school\/setup$/)
  await expect(page.getByRole('heading', { level: 1, name: 'تجهيز المدرسة' })).toBeVisible()
  const step = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(step('ملف المدرسة').getByText('اختياري', { exact: true })).toBeVisible()
  await expectAccessible()

  // its profile
  await page.getByRole('link', { name: 'ابدأ: ملف المدرسة' }).click()
  await page.getByRole('textbox', { name: 'الهاتف' }).fill('0112345678')
  await page.getByLabel('المدينة').fill('حائل')
  await page.getByLabel('العنوان').fill('طريق الملك فهد')
  await page.getByLabel('رقم الترخيص').fill('HAI-77')
  await page.getByLabel('خط العرض').fill('27.5114')
  await page.getByLabel('خط الطول').fill('41.7208')
  await expect(page.getByRole('link', { name: 'عرض على الخريطة' })).toHaveAttribute(
    'href',
    /mlat=27\.5114&mlon=41\.7208/,
  )
  await expectAccessible()
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByText('حُفظ ملف المدرسة.')).toBeVisible()

  // its hours
  await page.goto('/school/setup')
  await expect(step('ملف المدرسة').getByText('تمت', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'ساعات العمل' }).click()
  await page.getByRole('link', { name: 'ساعات كل يوم على حدة' }).click()
  await page.getByRole('button', { name: 'ابدأ بأسبوع معتاد' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByText('حُفظت ساعات')).toBeVisible()

  // a room
  await page.goto('/school/setup')
  await expect(step('ساعات العمل').getByRole('img', { name: 'تمت' })).toBeVisible()
  await page.getByRole('link', { name: 'ابدأ: قاعة درس' }).click()
  await page.getByRole('link', { name: 'إضافة قاعة' }).first().click()
  await page.getByLabel('اسم القاعة (بالعربية)').fill('قاعة السدر')
  await page.getByRole('combobox', { name: 'الفرع' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'نوع القاعة' }).click()
  await page.getByRole('option', { name: 'قاعة دراسية' }).click()
  await page.getByLabel('السعة القصوى').fill('20')
  await page.getByLabel('السعة النظامية').fill('16')
  await page.getByRole('button', { name: 'إضافة قاعة' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'قاعة السدر' })).toBeVisible()

  // what it trains for, where, and with what
  await add(page, '/school/licence-types', 'إضافة نوع رخصة')
  await page.getByLabel('الاسم (بالعربية)').fill('رخصة خاصة')
  await page.getByLabel('الرمز').fill('B')
  await page.getByRole('textbox', { name: 'السن الأدنى للرخصة: السنوات' }).fill('18')
  await page.getByRole('textbox', { name: 'السن الأدنى للتدريب: السنوات' }).fill('17')
  await page.getByRole('button', { name: 'إضافة نوع رخصة' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'رخصة خاصة' })).toBeVisible()

  await begin(page, 'ميدان تدريب', 'إضافة ميدان')
  await page.getByLabel('اسم الميدان (بالعربية)').fill('ميدان السدر')
  await pick(page, 'الفرع')
  await page.getByLabel('السعة القصوى').fill('6')
  await page.getByLabel('السعة النظامية').fill('5')
  await page.getByRole('button', { name: 'إضافة ميدان' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ميدان السدر' })).toBeVisible()

  await begin(page, 'جهاز محاكاة', 'إضافة جهاز محاكاة')
  await page.getByLabel('رقم الأصل').fill('SIM-1')
  await page.getByLabel('اسم الجهاز (بالعربية)').fill('جهاز السدر')
  await page.getByLabel('الرقم التسلسلي').fill('NX-1')
  await pick(page, 'الفرع')
  await page.getByRole('button', { name: 'إضافة جهاز محاكاة' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'جهاز السدر' })).toBeVisible()

  await add(page, '/school/vehicles', 'إضافة مركبة')
  await page.getByLabel('الاسم (بالعربية)').fill('مركبة السدر')
  await pick(page, 'الماركة', 'تويوتا')
  await page.getByLabel('الطراز').fill('Yaris')
  await pick(page, 'النوع', 'سيارة')
  await page.getByLabel('سنة الصنع').fill('2024')
  await page.getByLabel('رقم اللوحة').fill('ب ح ر 5512')
  await page.getByLabel('رقم الهيكل').fill('JTDBR32E720123456')
  await pick(page, 'ناقل الحركة')
  await page.getByLabel('سعة الركاب').fill('5')
  await pick(page, 'نوع الرخصة', /رخصة خاصة/)
  await pick(page, 'الغرض')
  await pick(page, 'الفرع')
  await page.getByLabel('تاريخ انتهاء التأمين').fill('30/06/2098')
  await page.getByLabel('تاريخ انتهاء التأمين').blur()
  await page.getByRole('button', { name: 'إضافة مركبة' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'مركبة السدر' })).toBeVisible()

  // the lessons that are usual in its country
  await page.goto('/school/lesson-types')
  await page.getByRole('button', { name: 'إضافة الأنواع المعتادة' }).click()
  await expect(page.getByRole('dialog').getByText('قيادة ليلية')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'إضافة الناقص' }).click()
  await expect(page.getByRole('link', { name: 'اختبار القيادة' })).toBeVisible()

  // the card on the dashboard counts them, and can be taken away
  await page.goto('/dashboard/school')
  const card = page.getByRole('region', { name: 'تجهيز المدرسة' })
  await expect(card).toContainText('3 من 7')
  await card.getByRole('button', { name: 'إخفاء بطاقة التجهيز' }).click()
  await expect(card).toHaveCount(0)
})

/** Goes from the setup to the empty list of what is optional, and from there to its first record. */
async function begin(page: Page, step: string, action: string) {
  await page.goto('/school/setup')
  await page.getByRole('link', { name: `ابدأ: ${step}`, exact: true }).click()
  await toForm(page, action)
}

/** Goes from an empty list to its first record. */
async function add(page: Page, list: string, action: string) {
  await page.goto(list)
  await toForm(page, action)
}

async function toForm(page: Page, action: string) {
  await page.getByRole('link', { name: action }).first().click()
  // the list's search stands until the form has come, and is found by the same words
  await expect(page.getByRole('heading', { level: 1, name: action })).toBeVisible()
}

/** Takes a choice of a list by its name, or its first. */
async function pick(page: Page, list: string, name?: string | RegExp) {
  await page.getByRole('combobox', { name: list, exact: true }).press('ArrowDown')
  const options = page.getByRole('option')
  await (name ? page.getByRole('option', { name, exact: true }) : options).first().click()
  await page.keyboard.press('Escape')
}

test('what the platform has fixed is shown to a school, and cannot be changed there', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('school')
  await page.goto('/school/settings?q=الوثائق')
  await expect(page.getByText('ثبّتته المنصة')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'منع الحجز بوثيقة منتهية' })).toBeDisabled()
  const warning = page.getByRole('textbox', { name: 'التنبيه قبل انتهاء الوثائق' })
  await warning.fill('45')
  await expect(page.getByText('تغيير واحد لم يُحفظ')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await page.getByRole('button', { name: /^العودة إلى .*: التنبيه قبل انتهاء الوثائق$/ }).click()
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(warning).toHaveValue('30 يومًا')
})
