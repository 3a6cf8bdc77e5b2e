import { addDays } from '@dsms/contract/kernel/time/days'
import { confirmLesson } from '@dsms/contract/schedule/lessons/calls'
import { noteCall } from '@dsms/contract/students/notices/calls'
import { Button, Group, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { useDayMessage } from '../../students/public.ts'
import { readable } from './phone.ts'
import { looksOf } from './queue/ActButtons.tsx'
import { useAskToCall } from './queue/useAskToCall.ts'
import classes from './Today.module.css'
import type { Today } from './today.ts'

interface Props {
  today: Today
  unconfirmed: NonNullable<Today['unconfirmed']>
  school: Pick<School, 'school_id' | 'search'>
}

/** Lessons of the next working day that nobody has confirmed: who to call, and the confirmation itself. */
export function Unconfirmed({ today: { today, time_zone }, unconfirmed, school: { school_id, search } }: Props) {
  const t = useText('today')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const errorText = useErrorText()
  const client = useQueryClient()
  const ask = useAskToCall()
  const message = useDayMessage(school_id)
  const mayConfirm = useMay()(confirmLesson)
  const mayNote = useMay()(noteCall)
  const [running, setRunning] = useState<number>()
  const [asking, setAsking] = useState<{ id: number; name: string }>()
  const { day, lessons, total, rows } = unconfirmed
  const confirm = async (row: (typeof rows)[number]) => {
    setRunning(row.id)
    try {
      const { confirmPlanned } = await import('./queue/deeds.ts')
      const { told } = await confirmPlanned(row, school_id)
      showDone(t('done.confirm', { subject: `\u2068${row.student ?? row.type}\u2069` }))
      ask(told)
      await client.invalidateQueries({ queryKey: ['lessons'] })
    } catch (error) {
      showFailure(errorText(error))
    } finally {
      setRunning(undefined)
    }
  }
  const isTomorrow = day === addDays(today, 1)
  return (
    <section className={`card ${classes.panel}`} aria-labelledby="today-unconfirmed">
      <div className={classes.head}>
        <h2 id="today-unconfirmed" className={classes.heading}>
          {isTomorrow ? t('unconfirmed.tomorrow') : t('unconfirmed.day', { day: calendar.weekday(day, 'long') })}
          {lessons > 0 && (
            <span className={classes.total}>
              {' · '}
              {t('unconfirmed.of', { total: format.number(total), lessons: format.number(lessons) })}
            </span>
          )}
        </h2>
        {lessons > 0 && message.write && (
          <Button {...looksOf(true)} onClick={() => message.write?.(day)}>
            {t('unconfirmed.message')}
          </Button>
        )}
        {message.dialog}
      </div>
      {rows.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.none}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden />
          {t(lessons === 0 ? 'unconfirmed.empty' : 'unconfirmed.none')}
        </Text>
      )}
      <ul className={classes.queue}>
        {rows.map((row) => {
          const name = row.student ?? row.type
          return (
            <li key={row.id}>
              <div className={classes.grow}>
                <LinkAnchor to="/school/schedule" search={{ ...search, date: day, lesson: row.id }}>
                  <bdi>{name}</bdi> · {calendar.time(row.start, time_zone)}
                </LinkAnchor>
                <div className={classes.facts}>
                  {[
                    row.trainer && `\u2068${row.trainer}\u2069`,
                    row.phone ? `\u2066${readable(row.phone)}\u2069` : row.student && t('noPhone'),
                    row.student && !row.has_account && t('noAccount'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </div>
              <Group gap="xs" className={classes.acts}>
                {row.phone && (
                  <Button
                    {...looksOf(!mayConfirm)}
                    component="a"
                    href={`tel:${row.phone}`}
                    aria-label={`${t('act.call')}: ${name}`}
                  >
                    {t('act.call')}
                  </Button>
                )}
                {row.phone && row.student_id !== null && mayNote && (
                  <Button
                    {...looksOf(false)}
                    aria-label={`${t('act.said')}: ${name}`}
                    onClick={() => row.student_id !== null && setAsking({ id: row.student_id, name })}
                  >
                    {t('act.said')}
                  </Button>
                )}
                {mayConfirm && (
                  <Button
                    {...looksOf(true)}
                    loading={running === row.id}
                    aria-label={`${t('act.confirm')}: ${name}`}
                    onClick={() => void confirm(row)}
                  >
                    {t('act.confirm')}
                  </Button>
                )}
              </Group>
            </li>
          )
        })}
      </ul>
      {asking && (
        <ReasonDialog
          title={t('ask.said', { subject: `\u2068${asking.name}\u2069` })}
          text={t('text.said.unconfirmed')}
          action={t('act.said')}
          reasonLabel={t('said')}
          isReasonRequired
          close={() => setAsking(undefined)}
          run={async (said) => {
            const { noteSaid } = await import('./queue/deeds.ts')
            await noteSaid(asking.id, said, school_id)
            showDone(t('done.said', { subject: `\u2068${asking.name}\u2069` }))
          }}
        />
      )}
      {total > rows.length && (
        <ul className={classes.lists}>
          <li>
            <LinkAnchor size="sm" to="/school/schedule" search={{ ...search, date: day, view: 'list' }}>
              {t('all', { number: format.number(total) })}
            </LinkAnchor>
          </li>
        </ul>
      )}
    </section>
  )
}
