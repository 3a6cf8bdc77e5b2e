import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { KeepFocus } from './KeepFocus.tsx'

function Times() {
  const [held, setHeld] = useState<string>()
  const [isOver, setOver] = useState(false)
  return (
    <KeepFocus>
      {!held && (
        <button type="button" onClick={() => setHeld('nine')}>
          nine
        </button>
      )}
      {held && !isOver && (
        <section>
          <h2>{held} is held</h2>
          <button type="button" onClick={() => setOver(true)}>
            leave it
          </button>
        </section>
      )}
      <p>later</p>
    </KeepFocus>
  )
}

it('the focus goes to the heading of what comes in the place of the button that was pressed', async () => {
  const { screen } = await show(() => <Times />, { words: [] })
  screen.getByRole('button', { name: 'nine' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'nine is held' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'leave it' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  // nothing has a heading any more: the part itself
  await expect.poll(() => document.activeElement?.textContent).toBe('later')
})

it('the focus stays where somebody took it meanwhile', async () => {
  const { screen } = await show(
    () => (
      <>
        <Times />
        <input aria-label="elsewhere" />
      </>
    ),
    { words: [] },
  )
  const button = screen.getByRole('button', { name: 'nine' }).element()
  button.focus()
  const other = screen.getByRole('textbox', { name: 'elsewhere' })
  other.element().focus()
  if (button instanceof HTMLElement) button.click()
  await expect.element(screen.getByRole('heading', { name: 'nine is held' })).toBeVisible()
  await expect.element(other).toHaveFocus()
})
