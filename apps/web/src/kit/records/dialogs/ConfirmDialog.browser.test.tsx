import { MantineThemeProvider, TextInput } from '@mantine/core'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CallError } from '../../../kernel/call/callError.ts'
import { show } from '../../../testing/show.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

it('has the safe choice in focus, and Escape leaves', async () => {
  const [run, close] = [vi.fn(), vi.fn()]
  const { screen } = await show(() => (
    <ConfirmDialog opened title="حذف سارة؟" text="يبقى ما كتبته." action="حذف" isDangerous run={run} close={close} />
  ))
  const dialog = screen.getByRole('dialog', { name: 'حذف سارة؟' })
  await expect.element(dialog.getByRole('button', { name: 'إلغاء' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
  expect(run).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'حذف' }).click()
  expect(run).toHaveBeenCalledOnce()
})

/** A screen with a button that goes once what it asks is done. */
function Removing() {
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(true)
  return (
    <main tabIndex={-1}>
      {isThere && (
        <button type="button" onClick={() => setOpen(true)}>
          إزالة
        </button>
      )}
      <ConfirmDialog
        opened={isOpen}
        title="إزالة الصورة؟"
        action="نعم"
        close={() => setOpen(false)}
        run={() => {
          setOpen(false)
          setTimeout(() => setThere(false), 200)
        }}
      />
    </main>
  )
}

it('leaves the focus in what was around the button, where that goes with what was done', async () => {
  const { screen } = await show(() => <Removing />)
  const button = screen.getByRole('button', { name: 'إزالة' })
  await button.click()
  await screen.getByRole('button', { name: 'نعم' }).click()
  await expect.element(button).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN')
})

it('stays open with the error of what failed', async () => {
  const run = vi.fn().mockRejectedValue(new CallError(0, { code: 'network' }))
  const { screen } = await show(() => <ConfirmDialog opened title="إرسال؟" action="إرسال" run={run} close={() => {}} />)
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'إرسال' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})

/** A dialog with two inputs, of which the second must be filled in. */
function Naming({ isDangerous, done }: { isDangerous: boolean; done: () => void }) {
  const [isTried, setTried] = useState(false)
  const [name, setName] = useState('')
  return (
    <ConfirmDialog
      opened
      title="اسم جديد"
      action="حفظ"
      isDangerous={isDangerous}
      run={() => (name ? done() : setTried(true))}
      close={() => {}}
    >
      <TextInput label="اللقب" />
      <TextInput
        label="الاسم"
        value={name}
        error={isTried && !name && 'مطلوب'}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

it('does it by Enter, with the first wrong input in focus until nothing is wrong', async () => {
  const done = vi.fn()
  const { screen } = await show(() => <Naming isDangerous={false} done={done} />)
  await screen.getByRole('textbox', { name: 'اللقب' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'الاسم' })).toHaveFocus()
  expect(done).not.toHaveBeenCalled()
  await userEvent.keyboard('سارة{Enter}')
  await expect.poll(() => done.mock.calls.length).toBe(1)
})

it('does nothing dangerous by Enter in an input', async () => {
  const done = vi.fn()
  const { screen } = await show(() => <Naming isDangerous done={done} />)
  await screen.getByRole('textbox', { name: 'الاسم' }).fill('سارة')
  await userEvent.keyboard('{Enter}')
  expect(done).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'حفظ' }).click()
  expect(done).toHaveBeenCalledOnce()
})

it('asks for a reason where one is needed, and hands it over without blanks around it', async () => {
  const run = vi.fn().mockResolvedValue(undefined)
  const { screen } = await show(() => (
    <ReasonDialog title="إيقاف سارة؟" action="إيقاف" reasonLabel="السبب" isReasonRequired run={run} close={() => {}} />
  ))
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'إيقاف' }).click()
  await expect.element(dialog.getByText('هذا الحقل مطلوب', { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'السبب' })).toHaveFocus()
  expect(run).not.toHaveBeenCalled()
  await userEvent.keyboard('  في إجازة ')
  await dialog.getByRole('button', { name: 'إيقاف' }).click()
  expect(run).toHaveBeenCalledExactlyOnceWith('في إجازة')
})

/** As when somebody is blocked: what was asked is true before the dialog has closed. */
function Blocking() {
  const [isOpen, setOpen] = useState(true)
  const [isBlocked, setBlocked] = useState(false)
  return (
    // so that it takes its time to close
    <MantineThemeProvider inherit theme={{ respectReducedMotion: false }}>
      <ConfirmDialog
        opened={isOpen}
        title={isBlocked ? 'السماح لسارة؟' : 'حظر سارة؟'}
        action={isBlocked ? 'سماح' : 'حظر'}
        run={async () => {
          setBlocked(true)
          await new Promise((resolve) => requestAnimationFrame(resolve))
          setOpen(false)
        }}
        close={() => setOpen(false)}
      />
    </MantineThemeProvider>
  )
}

it('keeps its words until it is gone', async () => {
  const { screen } = await show(Blocking)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const words = new Set<string>()
  const watch = new MutationObserver(() => words.add(document.querySelector('[role=dialog]')?.textContent ?? ''))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  await dialog.getByRole('button', { name: 'حظر' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  watch.disconnect()
  const said = [...words].filter((text) => text !== '')
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((text) => text.includes('السماح') || text.includes('سماح'))).toEqual([])
})
