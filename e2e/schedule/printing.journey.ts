import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from '../fixtures.ts'
import { pressOn } from '../keyboard.ts'
import { classLesson, firstDay as day, plan } from './arrange.ts'
import { barOf } from './onBoard.ts'

// so low that the board draws a few of its lanes only
test.use({ world: 'shared', viewport: { width: 1280, height: 420 } })

/** Letters as they are typed: a PDF has those of Arabic in the shapes that they are joined in. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '')

test('paper has every lane and lesson of the day, and the names of a class', async ({ page, signIn, makeSchool }) => {
  // more lanes than the board draws
  const school = await makeSchool({ rooms: 12 })
  const { students, rooms } = school
  await plan(school, { ...classLesson(school, '09:00', '11:15'), capacity: 5 })
  await signIn(school.owner)
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
  await page.goto(`/school/schedule?date=${day}&by=room`)
  await expect(page.locator('[data-bar]')).toHaveCount(1)
  await pressOn(page, page.getByRole('main').getByRole('button', { name: 'إجراءات أخرى' }))
  await page.getByRole('menuitem', { name: 'طباعة' }).press('Enter')
  await expect(page.locator('html[data-printed]')).toHaveCount(1)

  // what the browser does as it takes the paper
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('region', { name: 'طباعة' })
  await expect(sheet.getByRole('heading', { level: 1 })).toContainText(String(Number(day.slice(8))))
  for (const { name } of rooms)
    await expect(sheet.getByRole('rowheader', { name: new RegExp(`^${name} `) })).toBeVisible()
  await expect(sheet.getByRole('rowheader')).toHaveCount(rooms.length)
  const lesson = sheet.getByRole('row', { name: new RegExp(`^${rooms[0].name} `) }).getByRole('listitem')
  for (const { name } of students) await expect(lesson).toContainText(name)
  await expect(lesson).toContainText('2/5')
  await expect(barOf(page, students[0])).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })

  const paper = await page.pdf({ preferCSSPageSize: true })
  const pdf = await getDocumentProxy(new Uint8Array(paper))
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  expect([Math.round(width), Math.round(height)]).toEqual([842, 595])
  const { text } = await extractText(pdf, { mergePages: true })
  expect(plain(text)).toContain('2/5')
})
