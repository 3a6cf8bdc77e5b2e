import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test('a learner searches, wishes, buys in three steps, and finds the order with its invoice', async ({
  page,
  signIn,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn('student')
  await page.goto('/apps/ecommerce/shop')
  await expect(page.getByRole('status').filter({ hasText: /\d+ نتيجة/ })).toBeVisible()
  await expect(products(page)).toHaveCount(9)
  await expectAccessible()

  // pages, and filters that go back to the first page
  await page.getByRole('button', { name: 'الصفحة 3' }).click()
  await expect(page).toHaveURL(/page=3/)
  await page.getByRole('searchbox', { name: 'ابحث في المنتجات' }).fill('سترة')
  await expect(products(page)).toHaveCount(1)
  await expect(page).not.toHaveURL(/page=/)

  // a wish, taken back and given again
  const name = String(await products(page).first().getByRole('heading').textContent())
  const heart = page.getByRole('button', { name: `الأمنيات: ${name}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/apps/ecommerce/wishlist')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: `إزالة: ${name}` }).click()
  await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectAccessible()

  // the product itself, and into the cart
  await page.getByRole('link', { name }).last().click()
  await expect(page).toHaveURL(/\/product-detail\/.+-\d+$/)
  await page.getByRole('button', { name: 'الكمية: أكثر بواحد' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: `أضف إلى السلة: ${name}` }).click()
  await page.getByRole('link', { name: `عرض في السلة: ${name}` }).click()

  // the cart
  await expect(page.getByRole('article', { name }).getByRole('status')).toHaveText('2')
  await page.getByRole('button', { name: `كمية ${name}: أكثر بواحد` }).click()
  await expect(page.getByRole('article', { name }).getByRole('status')).toHaveText('3')
  await page.getByLabel('القسيمة').fill('no-such-code')
  await page.getByRole('button', { name: 'تطبيق', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  forget(consoleErrors, 422)
  await expectAccessible()
  await page.getByRole('button', { name: 'متابعة إلى العنوان' }).click()

  // the address
  await expect(page).toHaveURL(/step=address/)
  await addAddress(page)
  await expectAccessible()
  await page.getByRole('button', { name: 'توصيل إلى هذا العنوان' }).click()

  // payment; pressed twice it is still one order
  await page.getByRole('radio', { name: 'على الفاتورة' }).check()
  await expectAccessible()
  await page.getByRole('button', { name: /تأكيد الطلب/ }).dblclick()
  await expect(page.getByText('شكرًا، سُجّل طلبك')).toBeVisible()
  await expect(page).toHaveURL(/\/apps\/ecommerce\/orders\/\d+\?placed=true$/)
  await expectAccessible()
  const title = String(await page.getByRole('heading', { level: 1 }).textContent())
  const invoice = page.getByRole('link', { name: /^الفاتورة / })
  const invoiceNumber = String(await invoice.textContent()).replace('الفاتورة ', '')

  // the invoice, and the order in the list once
  await invoice.click()
  await expect(page.getByText(invoiceNumber).first()).toBeVisible()
  await page.goto('/apps/ecommerce/orders')
  await expect(page.getByRole('link', { name: title.replace('الطلب ', ''), exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(1)
  await page.goto('/apps/ecommerce/checkout')
  await expect(page.getByText('سلتك فارغة.')).toBeVisible()
})

test('two people buy the last piece: one gets it, the other is told', async ({
  page,
  signIn,
  colleague,
  consoleErrors,
}) => {
  await signIn('school')
  await page.goto('/apps/ecommerce/manage')
  const name = 'خوذة العرض الأخير'
  const slug = await addLastPiece(page, name)

  const student = await colleague('student', `/apps/ecommerce/product-detail/${slug}`)
  const trainer = await colleague('trainer', `/apps/ecommerce/product-detail/${slug}`)
  for (const buyer of [student, trainer]) {
    await expect(buyer.getByText('بقيت قطعة واحدة').first()).toBeVisible()
    await buyer.getByRole('button', { name: `أضف إلى السلة: ${name}` }).click()
    await buyer.getByRole('link', { name: `عرض في السلة: ${name}` }).click()
    await buyer.getByRole('button', { name: 'متابعة إلى الدفع' }).click()
    await expect(buyer.getByRole('button', { name: /تأكيد الطلب/ })).toBeEnabled()
  }
  // calls at the same moment are tried on the server; here it is certain who comes late
  await student.getByRole('button', { name: /تأكيد الطلب/ }).click()
  await expect(student.getByText('شكرًا، سُجّل طلبك')).toBeVisible()
  await trainer.getByRole('button', { name: /تأكيد الطلب/ }).click()
  await expect(trainer.getByText(`سبقك غيرك إلى آخر قطعة من «${name}»`, { exact: false })).toBeVisible()
  forget(consoleErrors, 409)

  // whoever came late goes back to the cart, which says why
  await trainer.getByRole('button', { name: 'العودة إلى السلة' }).click()
  await expect(trainer.getByText('نفد هذا المنتج. أزله لتتابع.')).toBeVisible()
})

test('the shop manager adds a product, moves an order on, and hides a review', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('school')
  await page.goto('/apps/ecommerce/manage')
  await page.getByRole('link', { name: 'إضافة منتج' }).click()
  await page.getByRole('textbox', { name: 'الاسم (العربية)' }).fill('مرآة جانبية للتدريب')
  await page.getByRole('combobox', { name: 'الحالة' }).click()
  await page.getByRole('option', { name: 'معروض' }).click()
  await page.getByRole('combobox', { name: 'الفئة' }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel('العلامة التجارية').fill('Duraway')
  await page.getByRole('textbox', { name: 'السعر' }).fill('٤٩٫٥٠')
  await page.getByLabel('القطع في البداية').fill('7')
  await page.getByRole('radio', { name: 'الصورة 1', exact: true }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'إضافة منتج' }).click()
  await expect(page.getByText('حُفظ مرآة جانبية للتدريب')).toBeVisible()
  await page.goto('/apps/ecommerce/shop?q=مرآة جانبية')
  await expect(products(page).first()).toContainText('مرآة جانبية للتدريب')

  await page.goto('/apps/ecommerce/orders?status=placed')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء الطلب' }).click()
  await expect(page.getByText('ملغى').first()).toBeVisible()

  await page.goto('/apps/ecommerce/manage?tab=reviews')
  await page
    .getByRole('button', { name: /^إجراءات/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'إخفاء' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'إخفاء' }).click()
  await expect(page.getByText('أُخفي التقييم')).toBeVisible()
  await expectAccessible()
})

const products = (page: Page) => page.getByRole('list', { name: 'المنتجات' }).getByRole('article')

/** The browser reports each refused call in the console; here exactly one was meant to be refused. */
function forget(errors: string[], status: number) {
  const place = errors.findIndex((error) => error.includes(`status of ${status}`))
  expect(place, `a refusal with ${status}`).toBeGreaterThanOrEqual(0)
  errors.splice(place, 1)
}

async function addAddress(page: Page) {
  await page.getByRole('button', { name: 'إضافة عنوان' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('الجوال').fill('0501234567')
  await dialog.getByLabel('المبنى والشارع').fill('١٢، شارع الياسمين')
  await dialog.getByLabel('المدينة').fill('الرياض')
  await dialog.getByLabel('الرمز البريدي').fill('12345')
  await dialog.getByRole('button', { name: 'حفظ' }).click()
  await expect(dialog).toHaveCount(0)
}

/** A course with one place left, so that nobody needs an address. Returns how its page is called. */
async function addLastPiece(page: Page, name: string): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const categories = await (await page.request.get('/api/shop/categories')).json()
  const answer = await page.request.post('/api/shop/manage/products', {
    headers,
    data: {
      names: { ar: name, en: 'Last helmet' },
      brand: 'Duraway',
      categoryId: categories.rows[0].id,
      kind: 'course',
      listPriceMinor: 10_000,
      taxBasisPoints: 1500,
      image: '/api/shop/images/helmet-1.svg',
      stock: 1,
      status: 'active',
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).product.slug
}
