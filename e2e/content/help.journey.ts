import { expect, test } from '../fixtures.ts'

// Help is for everybody: found without an account, written by the platform, read by strangers the moment it is published.

test('a stranger searches the frequent questions and reads an article', async ({ page, expectAccessible }) => {
  await page.goto('/pages/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'الأسئلة الشائعة' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(5)
  await expectAccessible()

  // without hamza and marks, as people type
  await page.getByRole('searchbox', { name: 'ابحث في الأسئلة' }).fill('الغي درسا')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('tab')).toHaveCount(1)
  await expect(page.getByText('افتح التقويم ثم الدرس')).toBeVisible()
  await page.getByRole('searchbox', { name: 'ابحث في الأسئلة' }).fill('قطار')
  await expect(page.getByText('لا شيء يطابق «قطار»')).toBeVisible()
  await page.getByRole('button', { name: 'مسح البحث' }).click()
  await expect(page.getByRole('tab')).toHaveCount(5)
  await page.getByRole('tab', { name: 'حجوزاتي' }).click()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'حجوزاتي' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('link', { name: 'افتح الأدلة' }).click()
  // by its name: the page before has one too, and stands until this one has come
  await page.getByRole('searchbox', { name: 'ابحث في الأدلة' }).fill('كلمه المرور')
  const hit = page.getByRole('link', { name: 'نسيت كلمة المرور، ماذا أفعل؟' })
  await hit.click()
  await expect(page).toHaveURL(/\/account-and-security\/forgotten-password$/)
  await expect(page.getByRole('heading', { level: 1, name: 'نسيت كلمة المرور، ماذا أفعل؟' })).toBeVisible()
  await page.getByRole('button', { name: 'نعم' }).click()
  await expect(page.getByText('شكرًا، حُفظ رأيك.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('navigation').getByRole('link', { name: 'كيف أختار كلمة مرور جيدة؟' }).click()
  await expect(page).toHaveURL(/choose-a-good-password$/)
  await page.getByRole('link', { name: 'الحساب والأمان' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'الحساب والأمان' })).toBeVisible()
})

test('an editor writes an article and publishes it, and a stranger reads it', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin')
  await page.goto('/pages/help/manage')
  await page.getByRole('link', { name: 'إضافة سؤال' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'إضافة سؤال' })).toBeVisible()
  await page.getByRole('combobox', { name: 'الموضوع' }).click()
  await page.getByRole('option', { name: 'الخطوات الأولى' }).click()
  await page.getByLabel('السؤال (العربية)').fill('كيف أطبع جدول الأسبوع؟')
  await page.getByRole('textbox', { name: 'الجواب (العربية)' }).fill('افتح التقويم في عرض الأسبوع ثم اطبعه من المتصفح.')
  await page.getByLabel('العنوان في الرابط').fill('print-the-week')
  await expectAccessible()
  await page.getByRole('button', { name: 'حفظ مسودة' }).click()
  await expect(page.getByText('حُفظ: كيف أطبع جدول الأسبوع؟')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  const address = '/pages/knowledge-base/getting-started/print-the-week'
  await stranger.goto(address)
  await expect(stranger.getByText('لا يوجد سؤال بهذا العنوان')).toBeVisible()

  await page.getByRole('searchbox', { name: 'ابحث في الأسئلة' }).fill('جدول الأسبوع')
  await page.getByRole('link', { name: 'كيف أطبع جدول الأسبوع؟' }).click()
  await page.getByRole('button', { name: 'نشر' }).click()
  await expect(page.getByText('نُشر: كيف أطبع جدول الأسبوع؟')).toBeVisible()

  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1, name: 'كيف أطبع جدول الأسبوع؟' })).toBeVisible()
  await expect(stranger.getByText('ثم اطبعه من المتصفح')).toBeVisible()
  await stranger.context().close()
})

test('the price page counts by month or by year, and a school asks for a plan that the platform gives', async ({
  page,
  colleague,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/pages/pricing')
  const standard = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'القياسية' }) })
  await expect(standard).toContainText('49')
  await page.getByText('سنويًا', { exact: true }).waitFor()
  await page.getByRole('switch', { name: 'الدفع سنويًا' }).check({ force: true })
  await expect(page).toHaveURL(/cycle=yearly/)
  await expect(standard).toContainText('40')
  await expect(standard).toContainText('480')
  await expectAccessible()
  await expect(standard.getByRole('link', { name: 'جرّبها 14 يومًا' })).toHaveAttribute('href', '/register')

  const school = await colleague('school', '/pages/pricing')
  const own = school.getByRole('listitem').filter({ has: school.getByRole('heading', { name: 'القياسية' }) })
  await expect(own.getByText('باقتك الحالية')).toBeVisible()
  const wished = school.getByRole('listitem').filter({ has: school.getByRole('heading', { name: 'المؤسسات' }) })
  await wished.getByRole('button', { name: 'اطلب هذه الباقة' }).click()
  await school.getByRole('dialog').getByRole('button', { name: 'إرسال الطلب' }).click()
  await expect(wished.getByText('أُرسل طلبك')).toBeVisible()

  await signIn('admin')
  await page.goto('/pages/pricing/manage')
  const request = page.getByRole('listitem').filter({ hasText: 'مدرسة الطريق الآمن' })
  await expect(request).toContainText('باقة المؤسسات، شهريًا')
  await expectAccessible()
  await request.getByRole('button', { name: 'تفعيل' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'تفعيل' }).click()
  await expect(page.getByText('فُعّلت باقة المؤسسات')).toBeVisible()
  await school.reload()
  await expect(wished.getByText('باقتك الحالية')).toBeVisible()
})
