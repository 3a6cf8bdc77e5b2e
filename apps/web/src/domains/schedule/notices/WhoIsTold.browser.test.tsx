import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, somebody } from '../../../testing/show.tsx'
import { lessonOf, serving } from '../board/board.testing.ts'
import { CancelDialog } from '../lessons/card/CancelDialog.tsx'
import { useSaid } from './useSaid.tsx'

const told = [
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

it('adds to what was done whom to call', async () => {
  const Said = () => <p>{useSaid()('تم', told as Parameters<ReturnType<typeof useSaid>>[1])}</p>
  const { screen } = await show(Said, { words: ['schedule'], user: somebody() })
  await expect.element(screen.getByText(/فاتصل بـ .*جواد نور.*\+966501234567/)).toBeVisible()
})
