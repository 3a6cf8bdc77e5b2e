import { expect, it } from 'vitest'
import { show, somebody } from '../../../../testing/show.tsx'
import { lessonOf, serving } from '../../board/board.testing.ts'
import { CardPeople } from './CardPeople.tsx'

const person = {
  booking_id: 7,
  student_id: 90,
  student_no: 'S-000090',
  photo: null,
  phone: '+966501234567',
  has_account: false,
  nth: 10,
  of: 16,
  owed: [{ currency: 'SAR', open_minor: 17000, overdue_minor: 12000 }],
}

async function open(more: object = {}, told: object[] = []) {
  serving({ 'GET /api/school/lessons/1/people': () => ({ people: [{ ...person, ...more }], told }) })
  const { screen } = await show(
    () => (
      <>
        <h1>الدرس</h1>
        <CardPeople lesson={lessonOf()} school_id={undefined} />
      </>
    ),
    { words: ['schedule'], user: somebody() },
  )
  return screen
}

it('says which of their lessons it is, what is owed, and whom somebody has to call', async () => {
  const screen = await open({}, [{ name: 'ليلى حسن', by: 'nobody', phone: person.phone }])
  await expect.element(screen.getByText('الدرس 10 من 16')).toBeVisible()
  await expect.element(screen.getByText(/المستحق.*170.*متأخر.*120/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'ليلى حسن', exact: true }))
    .toHaveAttribute('href', '/school/students/90')
  await expect.element(screen.getByText(/لا يصل أي إشعار إلى/)).toBeVisible()
  const calls = screen.getByRole('link', { name: /966501234567/ })
  await expect.element(calls.first()).toHaveAttribute('href', 'tel:+966501234567')
  await expect.element(screen.getByRole('link', { name: /رسالة/ })).toHaveAttribute('href', 'sms:+966501234567')
})

it('writes in the app to who has an account, and tells no amounts to who may not see them', async () => {
  const screen = await open({ has_account: true, owed: null, nth: null, of: null }, [
    { name: 'ليلى حسن', by: 'account' },
  ])
  await expect.element(screen.getByRole('link', { name: /رسالة/ })).toHaveAttribute('href', '/apps/chat?with=90')
  expect(screen.getByText(/مستحق|من 16|لا يصل/).elements()).toEqual([])
})
