import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { Wizard } from './Wizard.tsx'

/** Two steps, of which sending finds the first one wrong. */
function Asking() {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const send = (event: FormEvent) => {
    event.preventDefault()
    setErrors({ username: 'هذا الاسم محجوز.' })
  }
  return (
    <Wizard
      label="تسجيل طالب"
      steps={[
        { title: 'الحساب', fields: ['username'], content: <TextInput label="الاسم" error={errors.username} /> },
        { title: 'العنوان', fields: ['city'], content: <TextInput label="المدينة" /> },
      ]}
      errors={errors}
      isRight={async () => true}
      onSubmit={send}
      isSending={false}
      problem={null}
      sendLabel="أرسل"
    />
  )
}

it('what sending finds wrong leads to its step and field, and the step says so', async () => {
  const { screen } = await show(() => <Asking />, { words: ['form'] })
  await screen.getByRole('textbox', { name: 'الاسم' }).fill('sara')
  await screen.getByRole('button', { name: 'التالي' }).click()
  await expect.element(screen.getByRole('heading', { name: 'العنوان' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('الرياض{Enter}')
  const field = screen.getByRole('textbox', { name: 'الاسم' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('هذا الاسم محجوز.')
  await expect.element(field).toHaveValue('sara')
  const steps = screen.getByRole('list')
  await expect.element(steps.getByRole('listitem').first()).toHaveAttribute('data-state', 'wrong')
  // and what stands in the other step is still there
  await screen.getByRole('button', { name: 'التالي' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'المدينة' })).toHaveValue('الرياض')
})
