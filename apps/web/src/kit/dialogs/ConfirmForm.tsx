import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWhile } from '../../kernel/browser/later/whenShown.tsx'
import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { useText } from '../../kernel/i18n/index.ts'
import type { ConfirmDialogProps } from './dialogs.ts'
import { aroundOf, giveFocusBack } from './giveFocusBack.ts'

/** What `ConfirmDialog` shows once it is opened. What was confirmed may change its words: they stay until it is gone. */
export function ConfirmForm({ opened, run, close, children, ...words }: ConfirmDialogProps) {
  const t = useText('common')
  const errorText = useErrorText()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<unknown>()
  const { title, text, action, isDangerous, safe } = useWhile(opened && !isRunning, words)
  const content = useWhile(opened, children)

  // one that is open from the start does not learn from the interface kit where the focus was before
  const [opener] = useState(() => document.activeElement)
  const [around] = useState(() => aroundOf(opener))
  useEffect(() => {
    if (!opened) return undefined
    return () => {
      const left = document.activeElement
      setTimeout(() => {
        const now = document.activeElement
        if (opener instanceof HTMLElement && (now === document.body || now === left || now === opener))
          giveFocusBack(opener, around)
      }, 20)
    }
  }, [opened, opener, around])

  const leave = () => {
    setError(undefined)
    close()
  }
  const body = useRef<HTMLFormElement>(null)
  const [round, setRound] = useState(0)
  // after the inputs have shown what is wrong with them
  useEffect(() => {
    if (round > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [round])
  const confirm = async () => {
    if (isRunning) return
    setRunning(true)
    setError(undefined)
    try {
      await run()
    } catch (failure) {
      setError(failure)
    } finally {
      setRunning(false)
      setRound((now) => now + 1)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // a form around the dialog is not meant
    event.stopPropagation()
    if (content && !isDangerous) void confirm()
  }

  return (
    <Modal opened={opened} onClose={leave} title={title} centered>
      <form noValidate ref={body} onSubmit={submit}>
        <Stack gap="md">
          {text && (
            <Text component="div" size="sm">
              {text}
            </Text>
          )}
          {content}
          {error !== undefined && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {errorText(error)}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={leave} data-autofocus>
              {safe ?? t('cancel')}
            </Button>
            <Button
              color={isDangerous ? 'red.9' : undefined}
              type={content && !isDangerous ? 'submit' : 'button'}
              onClick={content && !isDangerous ? undefined : confirm}
              loading={isRunning}
            >
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
