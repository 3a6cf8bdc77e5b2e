import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { browserZone } from '../../../../kernel/i18n/zone.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { presetsOf, wallOf } from './schedule.ts'

interface Props {
  close: () => void
  /** An instant to come. */
  choose: (sendAt: string) => void
}

/** When a mail is to go out: one of the usual hours, or any. */
export function ScheduleDialog({ close, choose }: Props) {
  const t = useText('email')
  const common = useText('common')
  const format = useFormat()
  const presets = presetsOf(new Date())
  const [day, setDay] = useState<string | null>(() => wallOf(presets.tomorrow).day)
  const [time, setTime] = useState('08:00')
  const [error, setError] = useState('')
  const confirm = () => {
    const at = new Date(`${day}T${time}`)
    if (!day || !time || Number.isNaN(at.getTime())) return setError(t('schedule.missing'))
    if (at.getTime() <= Date.now()) return setError(t('schedule.past'))
    choose(at.toISOString())
  }
  return (
    <Modal opened onClose={close} title={t('schedule')}>
      <Stack gap="md">
        <Stack gap="xs">
          {(['tomorrow', 'sunday'] as const).map((name) => (
            <Button
              key={name}
              variant="default"
              justify="start"
              leftSection={<IconClock size={18} stroke={1.5} aria-hidden />}
              onClick={() => choose(presets[name].toISOString())}
            >
              {t(`schedule.${name}`, { date: format.weekdayTime(presets[name]) })}
            </Button>
          ))}
        </Stack>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // the form of the mail lies around this one
            event.stopPropagation()
            confirm()
          }}
        >
          <Group align="start" grow>
            <DateField label={t('schedule.day')} value={day} onChange={setDay} error={error || undefined} />
            <TimeInput
              label={t('schedule.time')}
              value={time}
              onChange={(event) => setTime(event.currentTarget.value)}
              dir="ltr"
            />
          </Group>
          <Text size="xs" c="dimmed" mt="xs">
            {t('schedule.zone')} <bdi>{browserZone()}</bdi>
          </Text>
          <Group justify="flex-end" gap="xs" mt="md">
            <Button variant="default" onClick={close}>
              {common('cancel')}
            </Button>
            <Button type="submit">{t('schedule.confirm')}</Button>
          </Group>
        </form>
      </Stack>
    </Modal>
  )
}
