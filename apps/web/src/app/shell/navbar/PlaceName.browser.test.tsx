import { expect, it } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { useFrameSearch } from '../menu.ts'
import { PlaceName } from './PlaceName.tsx'

const branches = [
  { id: 4, name: 'الرئيسي' },
  { id: 7, name: 'الشمال' },
]

/** The name with what a link of the menu to a list with branches, and to one without, would say. */
function Bar() {
  const searchOf = useFrameSearch()
  return (
    <>
      <PlaceName />
      <output>{JSON.stringify([searchOf('/school/vehicles'), searchOf('/school/guardians')])}</output>
    </>
  )
}
const shown = (user = somebody({ branches }), path = '/school/vehicles?page=3&status=active') =>
  show(() => <Bar />, { words: ['shell'], path, user })

it('is the name alone where there is no choice', async () => {
  const { screen } = await shown(somebody())
  await expect.element(screen.getByText('مدرسة النور')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

it('offers the branches, narrows the list on the screen and what the menu opens, and goes back to all', async () => {
  localStorage.removeItem('dsms.branch.1')
  const { screen, address } = await shown()
  const button = screen.getByRole('button', { name: 'مدرسة النور الفرع: كل الفروع' })
  await button.click()
  await screen.getByRole('menuitem', { name: 'الشمال' }).click()
  await expect.element(screen.getByRole('button', { name: 'مدرسة النور الفرع: الشمال' })).toBeVisible()
  expect(address()).toBe('/school/vehicles?status=active&branch_id=7')
  await expect.element(screen.getByRole('status')).toHaveTextContent('[{"branch_id":7},{}]')
  expect(localStorage.getItem('dsms.branch.1')).toBe('7')

  await screen.getByRole('button', { name: 'مدرسة النور' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'الشمال' })).toHaveAttribute('aria-current', 'true')
  await screen.getByRole('menuitem', { name: 'كل الفروع' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('[{},{}]')
  expect(address()).toBe('/school/vehicles?status=active')
  expect(localStorage.getItem('dsms.branch.1')).toBeNull()
})

it('forgets a branch that the reader no longer reaches', async () => {
  localStorage.setItem('dsms.branch.2', '9')
  const { screen } = await shown(somebody({ id: 2, branches }), '/school/guardians')
  await expect.element(screen.getByRole('button', { name: 'كل الفروع' })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('[{},{}]')
})
