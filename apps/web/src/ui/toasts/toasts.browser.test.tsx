import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { notifications } from './ToastHost.tsx'
import { showFailure, showUndo } from './toasts.tsx'

it('what was done can be undone once, and what failed is said at once', async () => {
  const undo = vi.fn()
  const { screen } = await show(() => <p>شاشة</p>)
  showUndo('أُوقف مستخدمان.', 'تراجع', undo)
  await screen.getByRole('button', { name: 'تراجع' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('أُوقف مستخدمان.')).not.toBeInTheDocument()

  showFailure('لم يُرسل.')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('لم يُرسل.')
  notifications.clean()
})
