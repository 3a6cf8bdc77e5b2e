import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { IconGrid } from './icons/IconGrid.tsx'

const words = ['foundations', 'records'] as const

it.each(['سيارة', 'Auto', 'voiture', 'carro', 'car'])('finds the car by %s', async (word) => {
  const { screen } = await show(() => <IconGrid copied="tag" size={24} />, { words })
  await screen.getByRole('searchbox', { name: 'ابحث عن أيقونة' }).fill(word)
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent(/^car$/)
})

it('says when no icon has the word, and marks the one that is pressed by keyboard', async () => {
  const { screen } = await show(() => <IconGrid copied="tag" size={24} />, { words })
  const search = screen.getByRole('searchbox', { name: 'ابحث عن أيقونة' })
  await search.fill('qqqq')
  await expect.element(screen.getByText('لا أيقونة بهذه الكلمة', { exact: false })).toBeVisible()
  await search.fill('steering wheel')
  const tile = screen.getByRole('button', { name: 'steering wheel', exact: true })
  await expect.element(tile).toHaveAttribute('aria-pressed', 'false')
  ;(tile.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tile).toHaveAttribute('aria-pressed', 'true')
})
