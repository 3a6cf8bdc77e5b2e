import { weekFrom } from '@dsms/contract/kernel/time/days'
import { getSchoolStart } from '@dsms/contract/schedule/start/calls'
import { saveOpeningHours } from '@dsms/contract/school/openingHours/calls'
import { Chip, Group, Input } from '@mantine/core'
import { useState } from 'react'
import { CallError, call } from '../../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { TimeField } from '../../../../kit/inputs/time/TimeField.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import classes from '../Start.module.css'
import { StepForm } from '../StepForm.tsx'
import type { StepProps } from '../start.ts'

/** A Sunday, so that a weekday's day is so many days later. */
const aSunday = 4

/** When the school is open: the working week of its country, as most schools have it, unless changed. */
export function HoursStep({ start, school_id, taken }: StepProps) {
  const t = useText('start')
  const format = useCalendarFormat()
  const week = weekFrom(start.week_start)
  const [days, setDays] = useState(() => week.filter((day) => !start.weekend_days.includes(day)).map(String))
  const [opens, setOpens] = useState('08:00')
  const [closes, setCloses] = useState('20:00')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const { branch, week_version } = start
  const send = async () => {
    if (!branch) return
    setSending(true)
    setProblem(null)
    try {
      const hours = days.map((day) => ({ weekday: Number(day), opens, closes }))
      await call(saveOpeningHours, { body: { branch_id: branch.id, version: week_version, hours, school_id } })
      await taken(await call(getSchoolStart, { query: { school_id } }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error)
    }
    setSending(false)
  }
  const details = (
    <LinkAnchor to="/school/hours" search={school_id ? { school_id } : {}}>
      {t('hours.each')}
    </LinkAnchor>
  )
  // another week in its place would be a loss: it is changed where all of it is seen
  if (week_version > 0) return details
  return (
    <StepForm
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      isSending={isSending}
      problem={problem}
      action={t('hours.save')}
      beside={details}
    >
      <Input.Wrapper className={classes.wide} label={t('hours.days')} labelElement="div">
        <Chip.Group multiple value={days} onChange={setDays}>
          <Group gap="xs" mt={4} role="group" aria-label={t('hours.days')}>
            {week.map((day) => (
              <Chip key={day} value={String(day)} size="sm">
                {format.weekday(`2026-01-${String(aSunday + day).padStart(2, '0')}`, 'long')}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <TimeField label={t('hours.from')} from="06:00" value={opens} onChange={setOpens} />
      <TimeField label={t('hours.to')} from="12:00" value={closes} onChange={setCloses} />
    </StepForm>
  )
}
