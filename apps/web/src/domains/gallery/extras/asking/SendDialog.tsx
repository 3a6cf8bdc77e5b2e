import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { CallError } from '../../../../kernel/call/callError.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'

const later = () => new Promise<void>((done) => setTimeout(done, 1200))

/** Shows that it waits, and stays open with what went wrong. */
export function SendDialog() {
  const t = useText('extras')
  const [opened, setOpened] = useState<'good' | 'bad'>()
  const close = () => setOpened(undefined)
  const run = async () => {
    await later()
    if (opened === 'bad') throw new CallError(0, { code: 'network' })
    close()
    showDone(t('sweet-alert.sent'))
  }
  const words = { title: t('sweet-alert.sendTitle'), text: t('sweet-alert.sendText'), action: t('sweet-alert.send') }
  return (
    <Group gap="xs">
      <Button onClick={() => setOpened('good')}>{t('sweet-alert.sendOpen')}</Button>
      <Button variant="default" onClick={() => setOpened('bad')}>
        {t('sweet-alert.failOpen')}
      </Button>
      <ConfirmDialog opened={opened !== undefined} {...words} run={run} close={close} />
    </Group>
  )
}
