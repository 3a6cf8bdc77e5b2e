import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { LateSelect } from './LateSelect.tsx'

const cities = ['الرياض', 'جدة', 'حائل'].map((label, at) => ({ value: String(at), label }))

const Filter = ({ first = null }: { first?: string | null }) => {
  const [value, setValue] = useState<string | null>(first)
  return (
    <LateSelect
      aria-label="المدينة"
      placeholder="المدينة"
      data={cities}
      value={value}
      onChange={setValue}
      searchable
      clearable
    />
  )
}

it('is chosen from by a press, by key, and by typing at once', async () => {
  const { screen } = await show(() => <Filter />)
  const field = screen.getByRole('combobox', { name: 'المدينة' })
  await field.click()
  await screen.getByRole('option', { name: 'حائل' }).click()
  await expect.element(field).toHaveValue('حائل')

  await screen.unmount()
  const other = await show(() => <Filter />)
  const typed = other.screen.getByRole('combobox', { name: 'المدينة' })
  await typed.fill('جد')
  await other.screen.getByRole('option', { name: 'جدة' }).click()
  await expect.element(typed).toHaveValue('جدة')
})

it('takes no focus from who went on before its list was there', async () => {
  const { screen } = await show(() => (
    <>
      <Filter />
      <button type="button">بعده</button>
    </>
  ))
  const field = screen.getByRole('combobox', { name: 'المدينة' })
  const after = screen.getByRole('button', { name: 'بعده' })
  // both within one turn, before anything fetched can be there
  const [one, other] = [field.element(), after.element()] as HTMLElement[]
  one?.focus()
  other?.focus()
  await import('./LateSelectHost.tsx')
  await expect.element(after).toHaveFocus()
  await field.click()
  await expect.element(screen.getByRole('option', { name: 'حائل' })).toBeVisible()
})

it('shows what is chosen before its list is there, and stays closed for who only passes by', async () => {
  const { screen } = await show(() => <Filter first="1" />)
  const field = screen.getByRole('combobox', { name: 'المدينة' })
  await expect.element(field).toHaveValue('جدة')
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'حائل' })).toBeVisible()
})
