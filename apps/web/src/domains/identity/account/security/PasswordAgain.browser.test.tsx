import { payBackCharge } from '@dsms/contract/billing/charges/calls'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { call } from '../../../../kernel/call/call.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { show } from '../../../../testing/show.tsx'
import { PasswordAgain } from './PasswordAgain.tsx'

/** A server that pays back once the password was given. */
function server() {
  const asked: string[] = []
  let isGiven = false
  const answer = (path: string, { current_password }: { current_password?: string }) => {
    if (path !== '/api/account/confirm-password')
      return isGiven
        ? Response.json({})
        : Response.json({ code: 'password_needed', params: { minutes: 15 } }, { status: 403 })
    isGiven = current_password === 'right'
    const fields = { current_password: { code: 'password_wrong' } }
    return isGiven ? Response.json({}) : Response.json({ code: 'invalid_input', fields }, { status: 422 })
  }
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push(path)
    return answer(path, JSON.parse(body))
  })
  return asked
}

function Screen({ paid }: { paid: () => void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <ConfirmDialog
        opened={isOpen}
        title="ردّ ١٢٠"
        action="ردّ"
        close={() => setOpen(false)}
        run={async () => {
          await Promise.all(
            [1, 2].map((id) => call(payBackCharge, { params: { id: String(id) }, body: { version: 1 } })),
          )
          paid()
        }}
      />
      <PasswordAgain />
    </>
  )
}

let asked: string[]
beforeEach(() => {
  asked = server()
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const paid = vi.fn()
  const { screen } = await show(() => <Screen paid={paid} />, { words: ['account', 'signIn', 'problems'] })
  const below = screen.getByRole('dialog', { name: 'ردّ ١٢٠' })
  await below.getByRole('button', { name: 'ردّ' }).click()
  const question = screen.getByRole('dialog', { name: 'أدخل كلمة مرورك' })
  const password = question.getByLabelText('كلمة المرور الحالية')
  await expect.element(password).toHaveFocus()
  return { below, question, password, paid }
}

it('asks once for calls that need the password, and makes them again', async () => {
  const { question, password, paid } = await open()
  await password.fill('wrong')
  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByText('ليست هذه كلمة مرورك الحالية.')).toBeVisible()
  expect(paid).not.toHaveBeenCalled()
  await password.fill('right')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => paid.mock.calls.length).toBe(1)
  await expect.poll(() => question.elements().length).toBe(0)
  expect(asked.filter((path) => path.endsWith('/2/pay-back'))).toHaveLength(2)
})

it('is left by Escape alone: what was to be done is still there, and says why it was not', async () => {
  const { below, question, paid } = await open()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => question.elements().length).toBe(0)
  await expect.element(below.getByRole('alert')).toHaveTextContent('مضى على إدخالها أكثر من 15 دقيقة')
  expect(paid).not.toHaveBeenCalled()
})
