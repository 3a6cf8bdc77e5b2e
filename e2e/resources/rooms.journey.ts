import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'

test('a circuit is added with its elements by keyboard, closed for weather and opened again', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('school')
  await page.goto('/school/circuits')
  await pressOn(page, page.getByRole('link', { name: 'إضافة ميدان' }))

  await typeInto(page, page.getByLabel('اسم الميدان (بالعربية)'), 'ميدان الصفوة')
  await choose(page, page.getByRole('combobox', { name: 'الفرع' }), 'فرع الشمال')
  await typeInto(page, page.getByLabel('السعة القصوى'), '6')
  await typeInto(page, page.getByLabel('السعة النظامية'), '5')

  await pressOn(page, page.getByRole('button', { name: 'إضافة منطقة' }))
  await typeInto(page, page.getByLabel('اسم المنطقة'), 'الشرقية')

  await pressOn(page, page.getByRole('button', { name: 'إضافة عنصر' }))
  const plan = page.getByRole('region', { name: 'مخطط الميدان' })
  await choose(page, page.getByRole('combobox', { name: 'العنصر' }), 'دوار')
  await expectAccessible()

  await pressOn(page, page.getByRole('button', { name: 'إضافة ميدان' }))
  await expect(page.getByText('5 من 5 مركبات في آن واحد')).toBeVisible()
  await expect(plan.getByRole('button', { name: /^1\. دوار: 10٪/ })).toBeVisible()

  await pressOn(page, page.getByRole('button', { name: 'إغلاق بسبب الطقس' }))
  await expect(page.getByText('0 من 5 مركبات في آن واحد')).toBeVisible()
  await expect(page.getByText('مغلق بسبب الطقس')).toBeVisible()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(page.getByText('5 من 5 مركبات في آن واحد')).toBeVisible()
  await expectAccessible()
})

test('a simulator is added with a scenario and calibrated', async ({ page, signIn, expectAccessible }) => {
  await signIn('school')
  await page.goto('/school/simulators/new')
  await typeInto(page, page.getByLabel('رقم الأصل'), 'SIM-77')
  await typeInto(page, page.getByLabel('اسم الجهاز (بالعربية)'), 'جهاز النخبة')
  await typeInto(page, page.getByLabel('الرقم التسلسلي'), 'NX-77')
  await choose(page, page.getByRole('combobox', { name: 'الفرع' }), 'فرع الشمال')
  await typeInto(page, page.getByLabel('المعايرة كل (أيام)'), '90')
  await pressOn(page, page.getByRole('button', { name: 'إضافة سيناريو' }))
  await typeInto(page, page.getByLabel('الرمز'), 'PARK-1')
  await typeInto(page, page.getByLabel('اسم السيناريو (بالعربية)'), 'وقوف في شارع ضيق')
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'إضافة جهاز محاكاة' }))

  const calibration = page.getByRole('region', { name: 'المعايرة', exact: true })
  await expect(calibration.getByText('لم يُعايَر بعد')).toBeVisible()
  await pressOn(page, calibration.getByRole('button', { name: 'تسجيل معايرة' }))
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByLabel('رقم الشهادة'), 'C-2026-9')
  await pressOn(page, dialog.getByRole('button', { name: 'تسجيل معايرة' }))
  await expect(page.getByText('سُجّلت معايرة جهاز النخبة.')).toBeVisible()
  await expect(calibration.getByText('صالحة')).toBeVisible()
  await expect(calibration.getByRole('cell', { name: 'C-2026-9' })).toBeVisible()
  await expectAccessible()
})

test('rooms go out as a file and come in again: the wrong row is told, the good ones are added', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('school')
  const [head, ...lines] = await saved(page)
  expect(head?.slice(0, 3)).toEqual(['name_ar', 'name_en', 'branch'])
  const max = Number(head?.indexOf('max_capacity'))
  const renamed = lines.map(([ar, en, ...rest]) => [`${ar} الجديدة`, en && `${en} new`, ...rest])
  // the first row has a room that holds fewer than the law would allow
  const rows = renamed.map((row, place) => (place === 0 ? row.map((cell, at) => (at === max ? '1' : cell)) : row))

  const dialog = page.getByRole('dialog')
  const bring = async (content: (string | undefined)[][]) => {
    await page.getByRole('button', { name: 'إجراءات أخرى' }).first().click()
    await page.getByRole('menuitem', { name: 'استيراد من ملف' }).click()
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'rooms.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        content.map((row) => row.map((cell) => `"${cell?.replaceAll('"', '""')}"`).join(',')).join('\n'),
      ),
    })
  }
  await bring([head ?? [], ...rows])
  await expect(dialog.getByText('صف واحد فيه خطأ.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: /وترك الخاطئ/ }).click()
  await expect(dialog).toHaveCount(0)

  const after = await saved(page)
  expect(after).toHaveLength(1 + lines.length + rows.length - 1)
  // what came in is what went out
  for (const row of rows.slice(1)) expect(after).toContainEqual(row)
})

/** The list of rooms as a file, cell by cell. */
async function saved(page: Page): Promise<string[][]> {
  await page.goto('/school/class-rooms')
  await page.getByRole('button', { name: 'تصدير' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'ملف نصي (CSV)' }).click()
  const text = readFileSync(await (await saving).path(), 'utf8').replace(/^\uFEFF/, '')
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? String(plain) : quoted.replaceAll('""', '"'),
      ),
    )
}
