import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'

test.use({ world: 'shared' })

test('a message to chosen students is seen before it leaves, names whom to call, and is kept', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  await signIn(school.owner)
  await page.goto('/school/students')
  // three presses besides the words: all, write, send
  await page.getByRole('row').getByRole('checkbox').first().click()
  await pressOn(page, page.getByRole('button', { name: 'إرسال رسالة' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^طالبان\./)).toBeVisible()
  await typeInto(page, dialog.getByLabel('الموضوع'), 'إلى {name}')
  await typeInto(page, dialog.getByLabel('الرسالة'), 'نلتقي غدًا')
  await expect(dialog.getByRole('region', { name: 'معاينة' })).toContainText(/إلى \S+/)
  await expect(dialog.getByRole('region', { name: 'معاينة' })).toContainText('نلتقي غدًا')
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: 'إرسال' }))
  await expect(dialog).toBeHidden()
  await page.goto('/school/messages-sent')
  await expect(page.getByRole('row', { name: /إلى \{name\}/ })).toBeVisible()
  await expectAccessible()
})
