import { startApplication } from '@dsms/contract/students/applications/calls'
import { Button, TextInput } from '@mantine/core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { useZodForm } from './zodForm.ts'

function Mail() {
  const { form, submit } = useZodForm({ schema: async () => startApplication.body, initialValues: { email: '' } })
  return (
    <form onSubmit={submit(async () => undefined)} noValidate>
      <TextInput label="البريد" {...form.getInputProps('email')} />
      <Button>التالي</Button>
    </form>
  )
}

it('a field that is left wrong says so once what was pressed has come up, and pushes nothing away before', async () => {
  const { screen } = await show(() => <Mail />)
  const field = screen.getByLabelText('البريد')
  const next = screen.getByRole('button', { name: 'التالي' })
  await field.fill('nobody')
  const button = next.element() as HTMLButtonElement
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button.focus()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(field).not.toBeInvalid()
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await expect.element(field).toBeInvalid()

  // by keys nothing is pressed, and it says so at once
  await field.fill('nobody@example.org')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).not.toBeInvalid()
  await field.fill('nobody')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toBeInvalid()
})
