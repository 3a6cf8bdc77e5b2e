import type { Email } from '@dsms/contract/messages/email/calls'
import { sendNow, undoSend } from '@dsms/contract/messages/email/drafts'
import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { textOf, useText } from '../../../../kernel/i18n/index.ts'
import { hideToast, showToast } from '../../../../ui/toaster.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { compose } from '../compose/composing.ts'

/**
 * Says that a mail is on its way, and lets one take it back while that can be. It stands outside every screen, so it
 * stays when the reader goes elsewhere. Without seconds the mail waits for an hour that its writer chose.
 */
export function showSent(mail: Email, seconds: number | null): void {
  if (mail.state === 'sent') {
    showDone(textOf('email')('sent'))
    return
  }
  const id = `mail-${mail.id}`
  void showToast({
    id,
    color: seconds === null ? 'petrol' : 'green',
    autoClose: seconds === null ? 10_000 : false,
    withCloseButton: true,
    message: <SentToast mail={mail} seconds={seconds} close={() => void hideToast(id)} />,
  })
}

function SentToast({ mail, seconds, close }: { mail: Email; seconds: number | null; close: () => void }) {
  const t = useText('email')
  const common = useText('common')
  const format = useFormat()
  const left = useCountdown(seconds)
  const { undo, now, isRunning } = useQueued(mail.id, close)
  const isGone = left !== null && left <= 0
  useEffect(() => {
    if (!isGone) return
    const timer = setTimeout(close, 3000)
    return () => clearTimeout(timer)
  }, [isGone, close])
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text size="sm">
        {isGone && t('sent')}
        {!isGone && left === null && t('queuedFor', { date: format.weekdayTime(mail.sendAt ?? mail.time) })}
        {!isGone && left !== null && (
          <>
            {t('sending')} <bdi aria-hidden>{format.number(left)}</bdi>
          </>
        )}
      </Text>
      {!isGone && (
        <Group gap={4} wrap="nowrap">
          <Button size="compact-sm" mih={32} variant="light" disabled={isRunning} onClick={undo}>
            {common('undo')}
          </Button>
          <Button size="compact-sm" mih={32} variant="subtle" disabled={isRunning} onClick={now}>
            {t('sendNow')}
          </Button>
        </Group>
      )}
    </Group>
  )
}

/** Taking a queued mail back into the window it was written in, or letting it go at once. */
export function useQueued(id: number, done: () => void = () => {}) {
  const client = useQueryClient()
  const t = useText('email')
  const errorText = useErrorText()
  const [isRunning, setRunning] = useState(false)
  const attempt = async (work: () => Promise<unknown>) => {
    if (isRunning) return
    setRunning(true)
    try {
      await work()
    } catch (error) {
      showFailure(errorText(error))
    } finally {
      setRunning(false)
      done()
      void client.invalidateQueries({ queryKey: ['email'] })
    }
  }
  return {
    isRunning,
    undo: () =>
      void attempt(async () => {
        const draft = await call(undoSend, { params: { id }, body: {} })
        await compose({ kind: 'draft', id: draft.id })
      }),
    now: () =>
      void attempt(async () => {
        await call(sendNow, { params: { id }, body: {} })
        showDone(t('sent'))
      }),
  }
}

/** Whole seconds that are left, by this machine's clock; null when there is nothing to count. */
function useCountdown(seconds: number | null): number | null {
  const [end] = useState(() => Date.now() + (seconds ?? 0) * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (seconds === null) return
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [seconds, end])
  return left
}
