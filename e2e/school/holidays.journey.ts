import { expect, test } from '../fixtures.ts'

// A school's year: what its country has, what it adds, what it does otherwise, and what a file brings.

test('a school takes over its holidays, adds its own, calls one off, and reads a calendar file', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('school')
  await page.goto('/school/holidays?year=2031')
  await expect(page.getByRole('heading', { name: 'تقويم العطل' })).toBeVisible()
  const year = page.getByRole('table', { name: 'عطل السنة' })
  await expect(year.getByRole('row', { name: /اليوم الوطني/ })).toBeVisible()

  // its own, with the next dates told while it is written
  await page.getByRole('link', { name: 'إضافة عطلة' }).click()
  await page.getByRole('textbox', { name: 'اسم العطلة (بالعربية)' }).fill('عطلة الربيع')
  await page.getByRole('textbox', { name: 'من', exact: true }).fill('10/04/2031')
  await page.getByRole('textbox', { name: 'من', exact: true }).press('Tab')
  await page.getByRole('combobox', { name: 'التكرار' }).click()
  await page.getByRole('option', { name: 'كل سنة ميلادية' }).click()
  await page.getByRole('button', { name: 'إضافة عطلة' }).click()
  await expect(page.getByRole('heading', { name: 'عطلة الربيع' })).toBeVisible()
  await page.getByRole('button', { name: 'تغيير الحالة' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'تغيير' }).click()
  await expect(page.getByText('منشورة').first()).toBeVisible()

  await page.goto('/school/holidays?year=2032')
  await expect(year.getByRole('row', { name: /عطلة الربيع/ })).toBeVisible()
  await expectAccessible()

  // the country's day is no holiday here
  await year.getByRole('button', { name: 'اليوم الوطني' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاؤها عندنا' }).click()
  await expect(year.getByRole('row', { name: /اليوم الوطني.*ملغاة هنا/ })).toBeVisible()

  // a file with an entry that says no day
  const ics = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART;VALUE=DATE:20320110',
    'DTEND;VALUE=DATE:20320113',
    'SUMMARY:عطلة الشتاء',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:b',
    'SUMMARY:بلا موعد',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  await page.getByRole('button', { name: 'إجراءات أخرى' }).click()
  await page.getByRole('menuitem', { name: /استيراد ملف تقويم/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'days.ics', mimeType: 'text/calendar', buffer: Buffer.from(ics) })
  await expect(dialog.getByText('في الملف موعد سليم واحد.')).toBeVisible()
  await expect(dialog.getByText(/الموعد 2/)).toBeVisible()
  await dialog.getByRole('button', { name: 'إضافة عطلة واحدة' }).click()
  await expect(year.getByRole('row', { name: /عطلة الشتاء/ })).toBeVisible()
})
