import { Button, TextInput } from '@mantine/core'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { MenuLink } from '../page/links.tsx'
import { MenuChoice } from './choices.tsx'
import { PressMenu } from './PressMenu.tsx'
import { PressPanel } from './PressPanel.tsx'

it('a menu that a press fetches opens at once, by key too, and leads the focus back', async () => {
  const run = vi.fn()
  const { screen, address } = await show(() => (
    <PressMenu target={<Button>المزيد</Button>}>
      <MenuChoice onClick={run}>طباعة</MenuChoice>
      <MenuLink to="/notifications">الإشعارات</MenuLink>
    </PressMenu>
  ))
  const button = screen.getByRole('button', { name: 'المزيد' })
  await expect.element(button).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'طباعة' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(run).toHaveBeenCalledOnce()
  await expect.element(button).toHaveFocus()
  await button.click()
  await screen.getByRole('menuitem', { name: 'الإشعارات' }).click()
  await expect.poll(address).toBe('/notifications')
})

it('a panel that a press fetches holds the focus, and gives it back', async () => {
  const { screen } = await show(() => (
    <PressPanel target={<Button>عوامل</Button>}>
      <TextInput label="المدينة" />
    </PressPanel>
  ))
  const button = screen.getByRole('button', { name: 'عوامل' })
  await button.click()
  await expect.element(screen.getByRole('textbox', { name: 'المدينة' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('textbox', { name: 'المدينة' })).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
