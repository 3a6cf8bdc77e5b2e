import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { useListState } from '../records/useListState.ts'
import { FilterBar } from './FilterBar.tsx'

const names = ['one', 'two', 'three', 'four', 'five']
const choices = [
  { value: 'a', label: 'ألف' },
  { value: 'b', label: 'باء' },
]

async function showBar(count: number, width = 1366, path = '/') {
  await page.viewport(width, 820)
  onTestFinished(() => page.viewport(1366, 820))
  const filters = names
    .slice(0, count)
    .map((name, place) => ({ name, label: `المرشح ${place + 1}`, choices, isDay: name === 'five' }))
  return show(() => <FilterBar list={useListState(names)} filters={filters} searchLabel="الاسم" />, { path })
}

it('keeps three filters in the bar and the others behind a button that counts them', async () => {
  const { screen, address } = await showBar(5)
  await expect.element(screen.getByRole('combobox', { name: 'المرشح 3' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'المرشح 4' }).elements()).toHaveLength(0)
  const more = screen.getByRole('button', { name: 'عوامل تصفية أخرى' })
  await more.click()
  await screen.getByRole('combobox', { name: 'المرشح 4' }).click()
  // a list inside the box: pressing it does not close the box
  await screen.getByRole('option', { name: 'باء' }).click()
  await expect.element(screen.getByRole('button', { name: 'عوامل تصفية أخرى (1)' })).toBeVisible()
  expect(address()).toBe('/?four=b')

  const day = screen.getByRole('textbox', { name: 'المرشح 5' })
  await day.fill('٣١/٣/٢٠٢٦')
  await userEvent.keyboard('{Tab}')
  await expect.poll(address).toBe('/?four=b&five=2026-03-31')
  await expect.element(screen.getByText('المرشح 5: 31', { exact: false })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('textbox', { name: 'المرشح 5' })).not.toBeInTheDocument()
})

it('shows a calendar to whoever presses a day', async () => {
  const { screen, address } = await showBar(5, 1366, '/?five=2026-03-31')
  await screen.getByRole('button', { name: 'عوامل تصفية أخرى (1)' }).click()
  const day = screen.getByRole('textbox', { name: 'المرشح 5' })
  await expect.element(day).toHaveValue('31/03/2026')
  await day.click()
  await screen.getByRole('button', { name: '15 مارس 2026' }).click()
  await expect.poll(address).toBe('/?five=2026-03-15')
})

it('hides no filter behind a button that would save no room', async () => {
  const { screen } = await showBar(4)
  await expect.element(screen.getByRole('combobox', { name: 'المرشح 4' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'عوامل تصفية أخرى' }).elements()).toHaveLength(0)
})

it('has all of them behind a button on a phone, and is no wider than it', async () => {
  const { screen } = await showBar(5, 390, '/?one=a&four=b')
  await expect.element(screen.getByRole('button', { name: 'عوامل التصفية (2)' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'المرشح 1' }).elements()).toHaveLength(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await screen.getByRole('button', { name: 'عوامل التصفية (2)' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'المرشح 1' })).toHaveValue('ألف')
})
