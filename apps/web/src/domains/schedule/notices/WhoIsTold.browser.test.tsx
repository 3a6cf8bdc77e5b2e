import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { userStore } from '../../../kernel/session/sessionStore.ts'
import { show, somebody } from '../../../testing/show.tsx'
import { lessonOf, serving } from '../board/board.testing.ts'
import { CancelDialog } from '../lessons/card/CancelDialog.tsx'
import { useToasts } from './useToasts.ts'

const told: ToldPerson[] = [
  { name: 'أمل سالم', by: 'account' },
  { name: 'بدر علي', by: 'mail' },
  { name: 'جواد نور', by: 'nobody', phone: '+966501234567' },
]

it('says before a lesson is cancelled who is told of it, how, and whom to call, and hands on who was told', async () => {
  const asked: unknown[] = []
  serving({
    'POST /api/school/lessons/told/check': (body) => {
      asked.push(body)
      return { told }
    },
    'POST /api/school/lessons/1/cancel': () => ({ ...lessonOf({ status: 'cancelled' }), told }),
    'POST /api/school/lessons/1/cancellation-preview': () => ({ time_zone: 'Asia/Riyadh', costs: [] }),
  })
  const handed: unknown[] = []
  const Dialog = () => (
    <CancelDialog
      lesson={lessonOf({})}
      school_id={undefined}
      close={() => undefined}
      done={async (people) => void handed.push(people)}
    />
  )
  const { screen } = await show(Dialog, { words: ['schedule', 'policies'], user: somebody() })
  await expect.element(screen.getByText('يصل الإشعار إلى حساب: \u2068أمل سالم\u2069')).toBeVisible()
  await expect.element(screen.getByText('بدر علي')).toBeVisible()
  const number = screen.getByRole('link', { name: '+966501234567' })
  await expect.element(number).toHaveAttribute('href', 'tel:+966501234567')
  expect(asked).toEqual([expect.objectContaining({ deed: 'cancel', lesson_ids: [1] })])
  await screen.getByRole('combobox').click()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await screen.getByRole('button', { name: 'إلغاء الدرس' }).click()
  await expect.poll(() => handed).toEqual([told])
})

it('says nobody is told where nobody is', async () => {
  serving({ 'POST /api/school/lessons/told/check': () => ({ told: [] }) })
  const { WhoIsTold } = await import('./WhoIsTold.tsx')
  const { screen } = await show(() => <WhoIsTold deed="change" lessons={[1]} school_id={undefined} />, {
    words: ['schedule'],
    user: somebody(),
  })
  await expect.element(screen.getByText('لا أحد يُبلَّغ بذلك.')).toBeVisible()
})

/** Buttons of deeds, one of which can be undone. */
function Deeds({ undo }: { undo: () => void }) {
  const toasts = useToasts()
  const silent = (name: string) => [{ name, by: 'nobody' as const, phone: '+966509876543' }]
  return (
    <>
      <button type="button" onClick={() => toasts.done('حُفظ', told)}>
        حفظ
      </button>
      <button type="button" onClick={() => toasts.undo('نُقل', silent('هدى سعد'), 'تراجع', undo)}>
        نقل
      </button>
      <button type="button" onClick={() => toasts.done('تم', silent('علي عمر'))}>
        آخر
      </button>
    </>
  )
}

it('asks to call until somebody closes that by the keyboard, long after what was done has gone', async () => {
  const { screen } = await show(() => <Deeds undo={() => undefined} />, { words: ['schedule'], user: somebody() })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await screen.getByRole('button', { name: 'حفظ' }).click()
  const toCall = screen.getByRole('alert').filter({ hasText: /فاتصل بـ .*جواد نور.*\+966501234567/ })
  await expect.element(toCall).toBeVisible()
  await screen.getByRole('button', { name: 'آخر' }).click()
  await expect.element(screen.getByText('تم', { exact: true })).toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(screen.getByText('تم', { exact: true })).not.toBeInTheDocument()
  await expect.element(toCall).toHaveTextContent(/علي عمر.*جواد نور/)
  vi.useRealTimers()
  toCall.getByRole('button', { name: 'إغلاق' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(toCall).not.toBeInTheDocument()
})

it('asks no more to call about what is undone', async () => {
  const undo = vi.fn()
  const { screen } = await show(() => <Deeds undo={undo} />, { words: ['schedule'], user: somebody() })
  await screen.getByRole('button', { name: 'حفظ' }).click()
  await screen.getByRole('button', { name: 'نقل' }).click()
  const toCall = screen.getByText(/فاتصل بـ/)
  await expect.element(toCall).toHaveTextContent(/هدى سعد.*جواد نور/)
  await screen.getByRole('button', { name: 'تراجع' }).click()
  await expect.element(toCall).not.toHaveTextContent('هدى سعد')
  await expect.element(toCall).toHaveTextContent('جواد نور')
  expect(undo).toHaveBeenCalledOnce()
  // whoever signs in next does not read the numbers of another
  userStore.set(somebody({ id: 2 }))
  await expect.element(toCall).not.toBeInTheDocument()
})
