import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { ActionIcon, Button, Group, Select, Switch, Textarea, TextInput, Tooltip } from '@mantine/core'
import { IconExternalLink, IconTrash } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { KindDot } from '../event/KindDot.tsx'
import { SaveEvent } from '../event/SaveEvent.tsx'
import { useRemove } from '../event/useRemove.ts'
import { shownKinds } from '../state/kinds.ts'
import type { EventValues } from './eventValues.ts'
import { GuestsField } from './GuestsField.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { RemindersField } from './RemindersField.tsx'
import { RepeatFields } from './RepeatFields.tsx'
import { TimeFields } from './TimeFields.tsx'
import { useEventForm } from './useEventForm.ts'
import { useFieldWords } from './useFieldWords.ts'

interface Props {
  /** The event to change; without it a new one. */
  event: CalendarEvent | undefined
  initial: EventValues
  schoolZone: string
  /** Told while the event is being changed or removed. */
  settle?: (isSettling: boolean) => void
  close: () => void
}

export function EventForm({ event, initial, schoolZone, settle, close }: Props) {
  const t = useText('calendar')
  const common = useText('common')
  const me = useSession()
  const state = useEventForm(event, initial, close, settle)
  const { remove, isRemoving, isRemoved } = useRemove(close, settle)
  const words = useFieldWords()
  const { form } = state
  const url = form.values.url.trim()
  return (
    <RecordForm
      state={state}
      saveLabel={event ? t('update') : common('add')}
      cancel={close}
      fieldLabel={words.label}
      fieldValue={words.value}
      actions={
        event && (
          <Group gap={4}>
            <Button
              variant="subtle"
              color="red"
              loading={isRemoving}
              leftSection={<IconTrash size={18} stroke={1.5} />}
              onClick={() => void remove(event)}
            >
              {common('delete')}
            </Button>
            <SaveEvent id={event.id} />
          </Group>
        )
      }
    >
      <TextInput
        label={t('field.title')}
        required
        dir="auto"
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Select
        label={t('field.calendar')}
        allowDeselect={false}
        data={shownKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        leftSection={<KindDot kind={form.values.calendar} isNamed={false} />}
        renderOption={({ option }) => (
          <Group gap="xs">
            <KindDot kind={option.value} isNamed={false} />
            {option.label}
          </Group>
        )}
        {...form.getInputProps('calendar')}
      />
      <TimeFields form={form} schoolZone={schoolZone} />
      <RepeatFields form={form} />
      <GuestsField
        guests={form.values.guests}
        present={event?.extendedProps.guests ?? []}
        error={form.errors.guests}
        change={(guests) => form.setFieldValue('guests', guests)}
      />
      <TextInput label={t('field.location')} dir="auto" maxLength={200} {...form.getInputProps('location')} />
      <TextInput
        label={t('field.url')}
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        maxLength={500}
        rightSection={
          /^https?:\/\/\S+$/.test(url) && (
            <Tooltip label={t('openUrl')}>
              <ActionIcon component="a" href={url} target="_blank" rel="noreferrer" aria-label={t('openUrl')}>
                <IconExternalLink size={18} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          )
        }
        {...form.getInputProps('url')}
      />
      <Textarea
        label={t('field.description')}
        dir="auto"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={20_000}
        {...form.getInputProps('description')}
      />
      {me?.schoolId != null && (
        <Switch
          label={t('field.isShared')}
          description={t('sharedHelp')}
          checked={form.values.isShared}
          onChange={(change) => form.setFieldValue('isShared', change.currentTarget.checked)}
        />
      )}
      <RemindersField
        value={form.values.reminders}
        onChange={(reminders) => form.setFieldValue('reminders', reminders)}
        error={form.errors.reminders}
      />
      <LeaveGuard isUnsaved={() => !isRemoved() && state.isUnsaved()} />
    </RecordForm>
  )
}
