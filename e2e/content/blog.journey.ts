import { expect, test } from '../fixtures.ts'

// An article is written, published, read and answered by strangers, and what they say is shown once somebody read it.

const title = 'كيف تختار مدرّبك'

test('an article is written and published, read signed out, commented on, approved and found', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  await signIn('admin')
  await page.goto('/pages/blog/list')
  await page.getByRole('link', { name: 'كتابة مقال' }).click()
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByLabel('العنوان (العربية)')).toBeFocused()
  await page.getByLabel('العنوان (العربية)').fill(title)
  await page.getByLabel('الموجز (العربية)').fill('اسأل قبل أن تحجز.')
  await page
    .getByRole('textbox', { name: 'النص (العربية)' })
    .fill('اطلب درسًا واحدًا قبل أن تلتزم، وانظر هل يشرح بهدوء حين تخطئ.')
  await page.getByLabel('الاسم في الرابط').fill('choose-your-trainer')
  await page.getByRole('combobox', { name: 'التصنيفات' }).press('ArrowDown')
  await page.getByRole('option', { name: 'نصائح' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'الصورة 5', exact: true }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'معاينة' }).click()
  await expect(page.getByRole('dialog').getByText('انظر هل يشرح بهدوء')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText(`حُفظ مسودة: ${title}`)).toBeVisible()
  await expectAccessible()

  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto('/pages/blog/list')
  await expect(stranger.getByRole('article')).toHaveCount(6)
  await expect(stranger.getByRole('article').filter({ hasText: title })).toHaveCount(0)

  await page.getByRole('link', { name: title }).click()
  await page.getByRole('combobox', { name: 'الحالة' }).click()
  await page.getByRole('option', { name: 'منشور' }).click()
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page).toHaveURL(/\/pages\/blog\/detail\/\d+$/)
  await page.getByRole('button', { name: /حفظ لوقت لاحق \(0\)/ }).click()
  await expect(page.getByRole('button', { name: /حفظ لوقت لاحق \(1\)/ })).toHaveAttribute('aria-pressed', 'true')

  // without an account, and without the search knowing how it is spelt
  await stranger.reload()
  await stranger.getByRole('link', { name: title }).first().click()
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(stranger.getByText('وانظر هل يشرح بهدوء')).toBeVisible()
  await stranger.getByLabel('الاسم', { exact: false }).fill('زائرة')
  await stranger.getByLabel('البريد الإلكتروني').fill('visitor')
  await stranger.getByRole('textbox', { name: /^التعليق/ }).fill('وهل أسأل عن السيارة أيضًا؟')
  await stranger.getByRole('button', { name: 'نشر التعليق' }).click()
  await expect(stranger.getByLabel('البريد الإلكتروني')).toHaveAttribute('aria-invalid', 'true')
  await stranger.getByLabel('البريد الإلكتروني').fill('visitor@example.org')
  await stranger.getByRole('checkbox', { name: /تذكّر بياناتي/ }).check()
  await stranger.getByRole('button', { name: 'نشر التعليق' }).click()
  await expect(stranger.getByRole('status').filter({ hasText: 'يراجعه محرر' })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByLabel('البريد الإلكتروني')).toHaveValue('visitor@example.org')
  await expect(stranger.getByText('وهل أسأل عن السيارة')).toHaveCount(0)

  await page.goto('/pages/blog/manage?tab=comments&status=pending')
  await page.getByRole('row').filter({ hasText: 'وهل أسأل عن السيارة' }).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'الموافقة والعرض' }).click()
  await expect(page.getByText('ظهر تعليق زائرة')).toBeVisible()
  await expectAccessible()

  await page.goto('/pages/blog/detail')
  await page.getByRole('button', { name: 'رد على زائرة' }).click()
  const answer = page.getByRole('article', { name: 'تعليق زائرة' })
  await answer.getByRole('textbox', { name: /^التعليق/ }).fill('نعم، واطلب أن تجلس فيها قبل الدرس.')
  await answer.getByRole('button', { name: 'إرسال الرد' }).click()
  await expect(page.getByRole('article', { name: 'تعليق مدير المنصة' })).toContainText('قبل الدرس')

  await stranger.reload()
  await expect(stranger.getByRole('article', { name: 'تعليق زائرة' })).toContainText('وهل أسأل عن السيارة')
  await expect(stranger.getByRole('article', { name: 'تعليق مدير المنصة' })).toContainText('قبل الدرس')

  // hamza and teh marbuta as people type them, begun beside the article and gone on with above the list
  const search = stranger.getByRole('searchbox', { name: 'ابحث في المقالات' })
  await search.fill('مسافه الامان')
  await expect(stranger).toHaveURL(/\/pages\/blog\/list\?q=/)
  await expect(search).toBeFocused()
  await expect(stranger.getByRole('article')).toHaveCount(1)
  await expect(stranger.getByRole('article')).toContainText('مسافة الأمان')
  await search.fill('قطار')
  await expect(stranger.getByText('لا مقال مطابقًا')).toBeVisible()
  await stranger.getByRole('button', { name: 'عرض كل المقالات' }).click()
  await stranger.getByRole('navigation', { name: 'التصنيفات' }).getByRole('link', { name: 'النظري' }).click()
  await expect(stranger.getByRole('article')).toHaveCount(2)
  await stranger.goto('/pages/blog/list?page=2')
  await expect(stranger.getByRole('article')).toHaveCount(5)
  await context.close()
})
