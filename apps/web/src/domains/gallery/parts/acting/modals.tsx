import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ReasonForm } from '../../../../kit/dialogs/ReasonForm.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { choice, flag, sampleOf } from '../../samples/sample.ts'
import { CarForm } from './CarForm.tsx'
import { NoteDialog, PlainDialog, RulesDialog, tones } from './ModalDemos.tsx'

const size = choice('sm', 'md', 'lg', 'xl')

export const modals = sampleOf(
  { size, tone: choice(...tones), centered: flag(), fullScreen: flag(), mustAnswer: flag() },
  {
    basic: (values) => <PlainDialog {...values} />,
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
    long: () => <RulesDialog />,
    scrolled: () => <RulesDialog hasFoot />,
    typed: () => (
      <Group>
        <NoteDialog keepMounted={false} />
        <NoteDialog keepMounted />
      </Group>
    ),
  },
)
