import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, somebody } from '../../../testing/show.tsx'
import { useListState } from '../../records/useListState.ts'
import { SavedViews } from './SavedViews.tsx'

it('the menu of views closes by Escape, also where nothing in it can be chosen', async () => {
  const Views = () => <SavedViews name="samples" list={useListState([])} />
  const { screen } = await show(Views, { words: ['records'], user: somebody() })
  const opener = screen.getByRole('button')
  await opener.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
