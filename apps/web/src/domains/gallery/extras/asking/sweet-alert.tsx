import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ReasonDialog } from '../../../../kit/records/dialogs/ReasonDialog.tsx'
import { showDone, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { flag, sampleOf } from '../../samples/sample.ts'
import { QuestionsDialog } from './QuestionsDialog.tsx'
import { SendDialog } from './SendDialog.tsx'

export const sweetAlert = sampleOf(
  { isDangerous: flag() },
  {
    basic: ({ isDangerous }) => {
      const t = useText('extras')
      const [isOpen, setOpen] = useState(false)
      const close = () => setOpen(false)
      const run = () => {
        close()
        showDone(t('sweet-alert.deleted'))
      }
      const words = { title: t('sweet-alert.title'), text: t('sweet-alert.text'), action: t('sweet-alert.delete') }
      return (
        <Group gap="xs">
          <Button onClick={() => setOpen(true)}>{t('sweet-alert.open')}</Button>
          <ConfirmDialog opened={isOpen} {...words} isDangerous={isDangerous} run={run} close={close} />
        </Group>
      )
    },
    reason: () => {
      const t = useText('extras')
      const [isOpen, setOpen] = useState(false)
      const close = () => setOpen(false)
      const run = async (reason: string) => {
        close()
        showDone(t('sweet-alert.cancelled', { reason: `\u2068${reason}\u2069` }))
      }
      const words = { title: t('sweet-alert.cancelTitle'), action: t('sweet-alert.cancelLesson') }
      const field = { reasonLabel: t('sweet-alert.why'), isReasonRequired: true, safe: t('sweet-alert.keep') }
      return (
        <>
          <Button onClick={() => setOpen(true)}>{t('sweet-alert.cancelOpen')}</Button>
          {isOpen && <ReasonDialog {...words} {...field} run={run} close={close} />}
        </>
      )
    },
    waiting: () => <SendDialog />,
    steps: () => <QuestionsDialog />,
    undo: () => {
      const t = useText('extras')
      const again = () => showDone(t('sweet-alert.restored'))
      return (
        <Button onClick={() => showUndo(t('sweet-alert.archived'), t('toastr.back'), again)}>
          {t('sweet-alert.archive')}
        </Button>
      )
    },
  },
)
