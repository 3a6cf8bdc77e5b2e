import { Button, Divider, Stack, Switch } from '@mantine/core'
import { IconCalendarShare, IconDownload, IconPlus, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { later } from '../../../../kernel/browser/later/later.tsx'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import { calendarCalls } from '../state/calendarCalls.ts'
import { useCalendarSettings } from '../state/useCalendarSettings.ts'
import type { CalendarState } from '../state/useCalendarState.ts'
import { DayPicker } from './DayPicker.tsx'
import { KindFilter } from './KindFilter.tsx'
import classes from './Sidebar.module.css'

const ImportDialog = later(async () => (await import('../exchange/ImportDialog.tsx')).ImportDialog)
const FeedDialog = later(async () => (await import('../exchange/FeedDialog.tsx')).FeedDialog)

/** A new event, a small month to jump by, which kinds are shown, and what goes in and out. */
export function Sidebar({ state }: { state: CalendarState }) {
  const t = useText('calendar')
  const errorText = useErrorText()
  const { showsHijri, isKnown, showHijri } = useCalendarSettings()
  const [dialog, setDialog] = useState<'import' | 'feed'>()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await calendarCalls.export(state.kinds).catch((error) => showFailure(errorText(error)))
    setSaving(false)
  }
  const close = () => setDialog(undefined)
  return (
    <Stack gap="md" className={classes.sidebar}>
      <Button
        fullWidth
        leftSection={<IconPlus size={18} stroke={1.5} />}
        onClick={() => state.openNew(state.view === 'day' ? state.day : undefined)}
      >
        {t('add')}
      </Button>
      <DayPicker state={state} />
      <KindFilter {...state} />
      <Divider />
      <section aria-label={t('mine')}>
        <h2 className={classes.heading}>{t('mine')}</h2>
        <Stack gap={2}>
          <Action icon={IconUpload} label={t('import.open')} run={() => setDialog('import')} />
          <Action
            icon={IconDownload}
            label={t('export')}
            isBusy={isSaving}
            isOff={state.kinds.length === 0}
            run={() => void save()}
          />
          <Action icon={IconCalendarShare} label={t('feed.open')} run={() => setDialog('feed')} />
        </Stack>
        <Switch
          mt="sm"
          label={t('hijri')}
          disabled={!isKnown}
          checked={showsHijri}
          onChange={(event) => showHijri(event.currentTarget.checked)}
        />
      </section>
      {dialog === 'import' && <ImportDialog close={close} />}
      {dialog === 'feed' && <FeedDialog close={close} />}
    </Stack>
  )
}

interface ActionProps {
  icon: typeof IconPlus
  label: string
  run: () => void
  isBusy?: boolean
  isOff?: boolean
}

const Action = ({ icon: Sign, label, run, isBusy, isOff }: ActionProps) => (
  <Button
    variant="subtle"
    color="gray"
    justify="flex-start"
    fullWidth
    className={classes.action}
    loading={isBusy}
    disabled={isOff}
    leftSection={<Sign size={18} stroke={1.5} aria-hidden />}
    onClick={run}
  >
    {label}
  </Button>
)
