import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { ActionCard } from './ActionCard.tsx'

it('is folded, removed and brought back by the keyboard, and never loses the focus', async () => {
  const { screen } = await show(
    () => (
      <ActionCard title="مواعيدي" actions={['collapse', 'reload', 'remove']}>
        <p>درس عملي</p>
      </ActionCard>
    ),
    { words: ['cards'] },
  )
  const fold = screen.getByRole('button', { name: 'طيّ: مواعيدي' })
  await expect.element(fold).toBeVisible()
  fold.element().focus()
  await userEvent.keyboard('{Enter}')
  const open = screen.getByRole('button', { name: 'فتح: مواعيدي' })
  await expect.element(open).toHaveFocus()
  await expect.element(open).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('أزيلت «مواعيدي»')
  await expect.element(screen.getByRole('button', { name: 'إعادة' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'إزالة: مواعيدي' })).toHaveFocus()
})
