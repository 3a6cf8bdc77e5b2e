import { Drawer, TextInput } from '@mantine/core'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as z from 'zod'
import { CallError } from '../../kernel/call/callError.ts'
import { show } from '../../testing/show.tsx'
import { DateField } from '../inputs/time/DateField.tsx'
import { RecordForm } from './RecordForm.tsx'
import { LeaveDialog } from './UnsavedGuard.tsx'
import { useRecordForm } from './useRecordForm.ts'

const schema = z.object({
  name: z.string().min(2),
  email: z.email(),
  born: z.iso.date().nullable(),
})
type Person = z.infer<typeof schema>
const empty: Person = { name: '', email: '', born: null }
const sara: Person = { name: 'سارة', email: 'sara@example.org', born: null }

interface Given {
  initial?: Person
  save: (values: Person, changed: (keyof Person)[], version: number) => Promise<unknown>
  reload?: () => Promise<{ values: Person; version: number }>
}

async function showForm({ initial = empty, save, reload }: Given) {
  const onSaved = vi.fn()
  const Form = () => {
    const state = useRecordForm({
      initial,
      schema,
      toBody: (values) => values,
      save,
      onSaved,
      version: 1,
      ...(reload ? { reload } : {}),
    })
    return (
      <RecordForm
        state={state}
        saveLabel="حفظ"
        cancel={() => {}}
        fieldLabel={(field) => ({ name: 'الاسم' })[field as 'name']}
      >
        <TextInput label="الاسم" required data-path="name" {...state.form.getInputProps('name')} />
        <TextInput label="البريد" required data-path="email" {...state.form.getInputProps('email')} />
        <DateField label="الميلاد" data-path="born" {...state.form.getInputProps('born')} />
      </RecordForm>
    )
  }
  const shown = await show(Form)
  const { screen } = shown
  return {
    ...shown,
    onSaved,
    name: screen.getByRole('textbox', { name: 'الاسم' }),
    email: screen.getByRole('textbox', { name: 'البريد' }),
    press: () => screen.getByRole('button', { name: 'حفظ', exact: true }).click(),
  }
}

it('sends nothing that is wrong, and leads to the first of it', async () => {
  const save = vi.fn().mockResolvedValue({})
  const { name, email, press, screen, onSaved } = await showForm({ save })
  await press()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  expect(save).not.toHaveBeenCalled()
  await userEvent.keyboard('سارة{Tab}sara@{Tab}')
  // told when the field is left
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await email.fill('sara@example.org')
  await screen.getByRole('textbox', { name: 'الميلاد' }).fill('٥/٣/١٩٩٤')
  await userEvent.keyboard('{Tab}')
  await press()
  await expect.poll(() => onSaved.mock.calls.length).toBe(1)
  expect(save.mock.calls[0]?.slice(0, 2)).toEqual([{ ...sara, born: '1994-03-05' }, ['name', 'email', 'born']])
})

it('shows what the server has against a field at the field, and all else at its foot', async () => {
  const save = vi
    .fn()
    .mockRejectedValueOnce(new CallError(422, { code: 'invalid_input', fields: { email: { code: 'taken' } } }))
    .mockRejectedValueOnce(new CallError(503, { code: 'unavailable' }))
  const { name, email, press, screen, onSaved } = await showForm({ initial: sara, save })
  await name.fill('سارة العلي')
  await press()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('sara.ali@example.org')
  await press()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(email).toHaveValue('sara.ali@example.org')
  expect(onSaved).not.toHaveBeenCalled()
})

it('asks before unsaved work is left, and only then', async () => {
  const { router, name, screen, address } = await showForm({ initial: sara, save: vi.fn() })
  void router.history.push('/elsewhere')
  await expect.poll(address).toBe('/elsewhere')
  await name.fill('أخرى')
  void router.history.push('/further')
  const dialog = screen.getByRole('dialog', { name: 'مغادرة الصفحة دون حفظ؟' })
  await expect.element(dialog.getByRole('button', { name: 'البقاء' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe('/elsewhere')
  await expect.element(name).toHaveValue('أخرى')
  void router.history.push('/further')
  await dialog.getByRole('button', { name: 'مغادرة' }).click()
  await expect.poll(address).toBe('/further')
})

it('asks the same before a drawer closes, and the Escape that wanted it does not answer', async () => {
  const closed = vi.fn()
  const Edited = () => {
    const [isLeaving, setLeaving] = useState(false)
    return (
      <Drawer opened onClose={() => setLeaving(true)} title="إضافة">
        <TextInput label="الاسم" />
        <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={closed} />
      </Drawer>
    )
  }
  const { screen } = await show(Edited)
  await screen.getByRole('textbox', { name: 'الاسم' }).fill('سارة')
  await userEvent.keyboard('{Escape}')
  const dialog = screen.getByRole('dialog', { name: 'مغادرة الصفحة دون حفظ؟' })
  await expect.element(dialog.getByRole('button', { name: 'البقاء' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'الاسم' })).toHaveValue('سارة')
  expect(closed).not.toHaveBeenCalled()
})

it('shows both sides where somebody else saved first, and keeps what only they changed', async () => {
  const save = vi
    .fn()
    .mockRejectedValueOnce(new CallError(409, { code: 'stale_version', params: { name: 'منى' } }))
    .mockResolvedValueOnce({})
  const theirs = { name: 'سارة س.', email: 'new@example.org', born: null }
  const { name, press, screen, onSaved } = await showForm({
    initial: sara,
    save,
    reload: async () => ({ values: theirs, version: 7 }),
  })
  await name.fill('سارة العلي')
  await press()
  const dialog = screen.getByRole('dialog', { name: 'غيّر منى هذا السجل قبل قليل' })
  await expect.element(dialog.getByRole('row', { name: /الاسم سارة س. سارة العلي/ })).toBeVisible()
  await expect.element(dialog.getByText('لم تغيّره')).toBeVisible()
  await dialog.getByRole('button', { name: 'حفظ تغييراتي' }).click()
  await expect.poll(() => onSaved.mock.calls.length).toBe(1)
  expect(save.mock.calls[1]).toEqual([{ ...theirs, name: 'سارة العلي' }, ['name'], 7])
})
