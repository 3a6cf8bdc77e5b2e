import { dayOfWeekday } from '@dsms/contract/kernel/time/days'
import { type Availability, copyAvailability, type TrainerHours } from '@dsms/contract/trainers/availability/calls'
import { Chip, Group, Input, MultiSelect, Radio, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { weekdaysFrom } from '../../../kit/inputs/week/weekTimes.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { rulesOn, useHoursSaved, useTrainers, type Validity } from './availability.ts'

interface Props {
  hours: Availability
  trainer: TrainerHours
  school: School
  span: Validity
  close: () => void
}

/** Copies one day to other days, or the whole week to other trainers; what was saved is what is copied. */
export function CopyDialog({ hours, trainer, school, span, close }: Props) {
  const t = useText('availability')
  const calendar = useCalendarFormat()
  const saved = useHoursSaved(school.school_id, trainer.id)
  const colleagues = useTrainers(school.school_id).filter(({ value }) => value !== String(trainer.id))
  const worked = new Set(rulesOn(trainer.rules, span.valid_from).map(({ weekday }) => weekday))
  const week = weekdaysFrom(hours.week_start)
  const [to, setTo] = useState('days')
  const [day, setDay] = useState(week.find((weekday) => worked.has(weekday)) ?? 1)
  const [days, setDays] = useState<string[]>([])
  const [people, setPeople] = useState<string[]>([])
  const [isTried, setTried] = useState(false)
  const nameOf = (weekday: number) => calendar.weekday(dayOfWeekday(weekday), 'long')
  const isMissing = isTried && (to === 'days' ? days : people).length === 0

  const run = async () => {
    setTried(true)
    if ((to === 'days' ? days : people).length === 0) return
    const where =
      to === 'days' ? { weekday: day, to_weekdays: days.map(Number) } : { to_trainer_ids: people.map(Number) }
    const answer = await call(copyAvailability, {
      body: { trainer_id: trainer.id, version: trainer.version, ...span, ...where, school_id: school.school_id },
    })
    close()
    showDone(t('copy.done'))
    await saved(answer)
  }

  return (
    <ConfirmDialog
      opened
      title={t('copy.title')}
      text={t('copy.text')}
      action={t('copy.action')}
      run={run}
      close={close}
    >
      <Radio.Group label={t('copy.what')} value={to} onChange={setTo}>
        <Stack gap="xs" mt={4}>
          <Radio value="days" label={t('copy.days')} />
          <Radio value="people" label={t('copy.people')} disabled={colleagues.length === 0} />
        </Stack>
      </Radio.Group>
      {to === 'days' ? (
        <>
          <Select
            label={t('copy.from')}
            allowDeselect={false}
            data={week.filter((one) => worked.has(one)).map((one) => ({ value: String(one), label: nameOf(one) }))}
            value={String(day)}
            onChange={(value) => {
              setDay(Number(value))
              setDays(days.filter((one) => one !== value))
            }}
          />
          <Input.Wrapper label={t('copy.toDays')} error={isMissing && codeText('required')}>
            <Chip.Group multiple value={days} onChange={setDays}>
              <Group gap="xs" mt={4} role="group" aria-label={t('copy.toDays')}>
                {week
                  .filter((one) => one !== day)
                  .map((one) => (
                    <Chip key={one} value={String(one)} size="sm">
                      {nameOf(one)}
                    </Chip>
                  ))}
              </Group>
            </Chip.Group>
          </Input.Wrapper>
        </>
      ) : (
        <MultiSelect
          label={t('copy.toPeople')}
          searchable
          data={colleagues}
          value={people}
          onChange={setPeople}
          error={isMissing && codeText('required')}
        />
      )}
    </ConfirmDialog>
  )
}
