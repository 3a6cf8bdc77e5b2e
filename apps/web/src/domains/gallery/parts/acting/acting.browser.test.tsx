import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { demosOf } from '../../samples/showDemo.testing.tsx'
import { samples } from '../samples.ts'

const showDemo = demosOf(samples, ['parts'])

it('what stands between the names of a trail is for the eye alone', async () => {
  const { screen } = await showDemo('breadcrumbs', 'separators')
  const trails = screen.getByRole('navigation', { name: 'موضع الدرس' })
  await expect.element(trails.nth(4)).toBeVisible()
  for (const trail of trails.all()) {
    const heard = trail.element().cloneNode(true) as HTMLElement
    for (const hidden of heard.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    expect(heard.textContent).toBe('الرئيسيةالمعرضدرس قيادة')
    expect(trail.getByRole('listitem').all()).toHaveLength(3)
  }
  const arrow = trails.first().element().querySelector('svg.mirror')
  expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
})

it('details open when they are reached by keyboard, and close on Escape, on a key and when they are left', async () => {
  const { screen } = await showDemo('collapse', 'hover')
  const text = screen.getByText(/دواستان للمدرّب/)
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { expanded: true })).toHaveFocus()
  await expect.element(text).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { expanded: false })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(text).not.toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
})

it('details open under the pointer, and a click closes them', async () => {
  const { screen } = await showDemo('collapse', 'hover')
  const button = screen.getByRole('button')
  await button.hover()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

it.each([
  { dialog: 'نافذة تنسى ما كُتب', held: '' },
  { dialog: 'نافذة تحفظ ما كُتب', held: 'بعد الظهر' },
])('a dialog that opens again has what its name says: $dialog', async ({ dialog, held }) => {
  const { screen } = await showDemo('modals', 'typed')
  const opener = screen.getByRole('button', { name: dialog })
  const field = screen.getByRole('textbox', { name: 'ملاحظة' })
  await opener.click()
  await field.fill('بعد الظهر')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(field).toBeVisible()
  await expect.element(field).toHaveValue(held)
})
