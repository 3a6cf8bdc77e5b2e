import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getPreferences } from '../../../kernel/session/preferences.ts'
import { demosOf } from '../samples/showDemo.testing.tsx'
import { samples } from './samples.ts'

const showDemo = demosOf(samples, ['layouts'])

it.each([
  ['collapse-menu', { isMenuCollapsed: true, isMenuHidden: false }],
  ['without-menu', { isMenuHidden: true }],
  ['layout-boxed', { contentWidth: 'boxed' }],
])('%s holds the frame in its state while it is shown, and no longer', async (name, state) => {
  const before = getPreferences()
  const { screen } = await showDemo(name, 'state')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(getPreferences()).toMatchObject(state)
  await screen.unmount()
  expect(getPreferences()).toEqual(before)
})

it('who likes a state keeps it by keyboard, and may take that back', async () => {
  const { screen } = await showDemo('without-menu', 'state')
  const keep = screen.getByRole('button', { name: 'أبقِ على هذه الحالة' })
  await expect.element(keep).toBeVisible()
  await userEvent.tab()
  await expect.element(keep).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const undo = screen.getByRole('button', { name: 'تراجع' })
  await undo.click()
  // it goes once it was done
  await expect.element(undo).not.toBeInTheDocument()
  await screen.unmount()
  await expect.poll(() => getPreferences().isMenuHidden).toBe(false)
})

it('a page without a frame names the way back', async () => {
  const { screen } = await showDemo('layout-blank', 'note')
  await expect.element(screen.getByRole('link', { name: 'عودة إلى المعرض' })).toHaveAttribute('href', '/gallery')
})
