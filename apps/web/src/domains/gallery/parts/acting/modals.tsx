import { Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ReasonForm } from '../../../../kit/dialogs/ReasonForm.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { choice, flag, sampleOf } from '../../samples/sample.ts'
import { CarForm } from './CarForm.tsx'

const size = choice('sm', 'md', 'lg', 'xl')
const rules = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const modals = sampleOf(
  { size, centered: flag(), fullScreen: flag(), mustAnswer: flag() },
  {
    basic: ({ mustAnswer, ...look }) => {
      const t = useText('parts')
      const [log, setLog] = useState({ opened: 0, closed: 0 })
      const close = () => setLog({ ...log, closed: log.closed + 1 })
      const isOpen = log.opened > log.closed
      const ways = { closeOnClickOutside: !mustAnswer, closeOnEscape: !mustAnswer, withCloseButton: !mustAnswer }
      return (
        <Group>
          <Button onClick={() => setLog({ ...log, opened: log.opened + 1 })}>{t('modals.open')}</Button>
          <Text size="sm">{t('modals.log', log)}</Text>
          <Modal {...look} {...ways} opened={isOpen} onClose={close} title={t('modals.title')}>
            <Text mb="md">{t('modals.text')}</Text>
            <Button onClick={close}>{t('modals.close')}</Button>
          </Modal>
        </Group>
      )
    },
    confirm: () => {
      const t = useText('parts')
      const [opened, { open, close }] = useDisclosure(false)
      const run = () => {
        showDone(t('modals.cancelled'))
        close()
      }
      const said = { title: t('modals.question'), text: t('modals.questionText'), safe: t('modals.keep') }
      return (
        <>
          <Button variant="default" onClick={open}>
            {t('shared.cancelLesson')}
          </Button>
          <ConfirmDialog {...said} {...{ opened, run, close }} action={t('shared.cancelLesson')} isDangerous />
        </>
      )
    },
    reason: () => {
      const t = useText('parts')
      const [opened, { open, close }] = useDisclosure(false)
      const run = async (reason: string) => {
        showDone(t('modals.refused', { reason }))
        close()
      }
      const said = { title: t('modals.refuseTitle'), action: t('modals.refuse'), reasonLabel: t('modals.why') }
      return (
        <>
          <Button onClick={open}>{t('modals.refuse')}</Button>
          {opened && <ReasonForm {...said} {...{ run, close }} isReasonRequired />}
        </>
      )
    },
    form: () => <CarForm />,
    long: () => {
      const t = useText('parts')
      const [opened, { open, close }] = useDisclosure(false)
      return (
        <>
          <Button onClick={open}>{t('modals.rules')}</Button>
          <Modal opened={opened} onClose={close} title={t('modals.rules')}>
            {rules.map((number) => t('modals.rule', { number })).join(' ')}
          </Modal>
        </>
      )
    },
  },
)
