import { addAvailabilityException, type TrainerHours } from '@dsms/contract/trainers/availability/calls'
import { exceptionKinds } from '@dsms/contract/trainers/availability/rules'
import { Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../kit/inputs/time/TimeField.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import classes from './Availability.module.css'
import { useHoursSaved } from './availability.ts'

interface Props {
  trainer: TrainerHours
  today: string
  school: School
  close: () => void
}

/** Asks when somebody is not there, or is there once more. */
export function ExceptionDialog({ trainer, today, school, close }: Props) {
  const t = useText('availability')
  const saved = useHoursSaved(school.school_id, trainer.id)
  const [kind, setKind] = useState<(typeof exceptionKinds)[number]>('unavailable')
  const [fromDay, setFromDay] = useState<string | null>(today)
  const [toDay, setToDay] = useState<string | null>(today)
  const [fromTime, setFromTime] = useState('08:00')
  const [toTime, setToTime] = useState('12:00')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})

  const run = async () => {
    setWrong({})
    try {
      await call(addAvailabilityException, {
        body: {
          trainer_id: trainer.id,
          kind,
          from: `${fromDay ?? ''}T${fromTime}`,
          to: `${toDay ?? ''}T${toTime}`,
          reason: reason.trim() || null,
          school_id: school.school_id,
        },
      })
    } catch (failure) {
      const fields = fieldTexts(failure)
      setWrong(fields)
      // what stands at a field is not said twice
      if (Object.keys(fields).length === 0) throw failure
      return
    }
    close()
    showDone(t('exception.added'))
    await saved()
  }

  return (
    <ConfirmDialog
      opened
      title={t('exception.title', { name: trainer.name })}
      action={t('exception.add')}
      run={run}
      close={close}
    >
      <Radio.Group
        label={t('exception.kind')}
        value={kind}
        onChange={(value) => setKind(exceptionKinds.find((one) => one === value) ?? 'unavailable')}
      >
        <Stack gap="xs" mt={4}>
          <Radio value="unavailable" label={t('exception.unavailable')} />
          <Radio value="available" label={t('exception.available')} />
        </Stack>
      </Radio.Group>
      <div className={classes.pair}>
        <DateField
          label={t('exception.fromDay')}
          required
          value={fromDay}
          onChange={(day) => {
            setFromDay(day)
            if (day && (!toDay || toDay < day)) setToDay(day)
          }}
          error={wrong.from}
        />
        <TimeField label={t('exception.fromTime')} value={fromTime} from="06:00" onChange={setFromTime} />
        <DateField label={t('exception.toDay')} required value={toDay} onChange={setToDay} error={wrong.to} />
        <TimeField label={t('exception.toTime')} value={toTime} from={fromTime} onChange={setToTime} />
      </div>
      <TextInput
        label={t('exception.reason')}
        dir="auto"
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={wrong.reason}
      />
    </ConfirmDialog>
  )
}
