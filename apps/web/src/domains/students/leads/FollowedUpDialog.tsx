import { addDays } from '@dsms/contract/kernel/time/days'
import { followLead } from '@dsms/contract/students/leads/calls'
import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { browserZone, wallClock } from '../../../kernel/i18n/zone.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { enquiries, type ListedLead } from './leads.ts'

interface Props {
  lead: Pick<ListedLead, 'id' | 'name'>
  school_id: number | undefined
  close: () => void
}

/** Days ahead that are chosen at one press. */
const ahead = [1, 3, 7] as const

/** Somebody was followed up: keeps what was said, and says when next, or that nothing more is to be done. */
export function FollowedUpDialog({ lead, school_id, close }: Props) {
  const t = useText('leads')
  const format = useFormat()
  const changed = useAreaChanged(enquiries, school_id)
  const today = wallClock(new Date(), browserZone()).slice(0, 10)
  const [next, setNext] = useState<string | null>(addDays(today, 3))
  const [said, setSaid] = useState('')
  const run = async () => {
    await call(followLead, { params: { id: lead.id }, body: { said, next_on: next, school_id } })
    close()
    showDone(
      next ? t('followed.next', { name: lead.name, date: format.date(next) }) : t('followed.none', { name: lead.name }),
    )
    await changed()
  }
  return (
    <ConfirmDialog
      opened
      title={t('followed.title', { name: lead.name })}
      text={t('followed.text')}
      action={t('followed.save')}
      run={run}
      close={close}
    >
      <Textarea
        label={t('followed.said')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
        value={said}
        onChange={(event) => setSaid(event.currentTarget.value)}
      />
      <Group gap="xs">
        {ahead.map((days) => (
          <Button
            key={days}
            variant={next === addDays(today, days) ? 'filled' : 'default'}
            size="compact-md"
            mih={36}
            aria-pressed={next === addDays(today, days)}
            onClick={() => setNext(addDays(today, days))}
          >
            {t(`followed.in${days}`)}
          </Button>
        ))}
      </Group>
      <DateField
        label={t('followed.on')}
        description={t('followed.help')}
        minDate={today}
        value={next}
        onChange={setNext}
      />
    </ConfirmDialog>
  )
}
