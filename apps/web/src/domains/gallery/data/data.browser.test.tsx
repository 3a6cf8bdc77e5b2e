import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { demosOf } from '../samples/showDemo.testing.tsx'
import { samples } from './samples.ts'

const showDemo = demosOf(samples, ['data', 'cards', 'map', 'records', 'problems'])

it.each([
  ['apex', 'lessons'],
  ['chartjs', 'classes'],
  ['recharts', 'exams'],
])('a chart of %s has a name, and by a press the table of its numbers', async (name, demo) => {
  const { screen } = await showDemo(name, demo)
  await expect.element(screen.getByRole('img', { name: /./ })).toBeVisible()
  const turn = screen.getByRole('button', { name: 'اعرضها جدولًا' })
  await userEvent.tab()
  await expect.element(turn).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('table', { name: /./ })).toBeVisible()
  expect(screen.getByRole('row').all().length).toBeGreaterThan(2)
  await screen.getByRole('button', { name: 'اعرضها رسمًا' }).click()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

it('a chart without numbers says so', async () => {
  const { screen } = await showDemo('apex', 'nothing')
  await expect.element(screen.getByRole('paragraph')).toBeVisible()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})

it('a point is picked on a map by arrows and Enter, and told', async () => {
  const { screen } = await showDemo('leaflet', 'picking')
  await expect.element(screen.getByRole('status')).toHaveTextContent('لم تُختر نقطة بعد.')
  const map = screen.getByRole('application', { name: 'اختيار نقطة لقاء' })
  await expect.element(map).toHaveAccessibleDescription(/./)
  await expect.element(screen.getByRole('button', { name: 'تكبير' })).toBeEnabled()
  await userEvent.tab()
  await expect.element(map).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}')
  const point = () => screen.getByRole('status').element().textContent
  await expect.poll(point).toMatch(/خط العرض .\d+\.\d{4}/)
  const west = point()
  // a map has its west at the left, in whatever direction the page is read
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(() => lastNumber(point()) - lastNumber(west)).toBeGreaterThan(0)
})

const lastNumber = (text: string | null): number => Number(text?.match(/(-?[\d.]+)\D*$/)?.[1])

it('the places of a map are buttons with their names, and one is chosen', async () => {
  const { screen } = await showDemo('leaflet', 'places')
  const list = screen.getByRole('button', { name: 'مدرسة جدة' })
  await list.first().click()
  await expect.poll(() => list.all().map((one) => one.element().getAttribute('aria-pressed'))).toContain('true')
})

it('a table that could not be read says so, and is read again', async () => {
  const { screen } = await showDemo('reactstrap', 'failed')
  await expect.element(screen.getByText('lesson-4711', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect.element(screen.getByRole('table', { name: 'تعذّر التحميل' })).toBeVisible()
})

it('a table without rows says what will stand there', async () => {
  const { screen } = await showDemo('reactstrap', 'empty')
  await expect.element(screen.getByText('لا دروس اليوم بعد.')).toBeVisible()
})

it('the acts of a row are reached by keys, and the focus comes back to the row', async () => {
  const { screen } = await showDemo('reactstrap', 'long')
  const opener = screen.getByRole('button', { name: /^إجراءات/ }).first()
  await expect.element(opener).toBeVisible()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})
