import type { CheckedOccurrence } from '@dsms/contract/schedule/series/shapes'
import { Button, Group, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCalendarOff, IconCircleCheck, IconPlayerSkipForward } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ViolationList } from '../lessons/ViolationList.tsx'
import { areOverridable } from '../lessons/violations.ts'
import parts from '../shared/Parts.module.css'
import classes from './Series.module.css'

/** What somebody decides on a day, without the key of the day. */
export type Choice =
  | { action: 'skip' }
  | { action: 'take'; start: string; end: string; trainer_id?: number | null }
  | { action: 'override'; reason: string }

interface Props<One extends CheckedOccurrence> {
  occurrences: readonly One[]
  zone: string
  mayOverride: boolean
  /** What was decided on a day so far. */
  chosen: (one: One) => Choice['action'] | undefined
  choose: (one: One, choice: Choice | undefined) => void
  isBusy: boolean
  /** What an occurrence is, where they are not all of one kind. */
  nameOf?: (one: One) => string
  /** What it is called to leave one out, where it is neither a day of a series nor a lesson that stays. */
  skipLabel?: string
}

const signs = {
  ok: IconCircleCheck,
  conflict: IconAlertTriangle,
  holiday: IconCalendarOff,
  skipped: IconPlayerSkipForward,
} as const

/** Lessons that are planned together: whether each can be given, and what to do where it cannot. */
export function OccurrenceList<One extends CheckedOccurrence>(props: Props<One>) {
  return (
    <ol className={clsx(parts.toned, classes.days)}>
      {props.occurrences.map((one) => (
        <Occurrence key={one.lesson_id ?? one.day} one={one} {...props} />
      ))}
    </ol>
  )
}

function Occurrence<One extends CheckedOccurrence>(props: Props<One> & { one: One }) {
  const { one, zone, mayOverride, chosen, choose, isBusy, nameOf, skipLabel } = props
  const t = useText('series')
  const format = useCalendarFormat()
  const [reason, setReason] = useState<string>()
  const { state, suggestion, violations } = one
  const decision = chosen(one)
  const Sign = signs[state]
  const told = violations.filter(({ severity }) => state === 'conflict' || severity === 'warning')
  const offer = suggestion && [
    format.times(suggestion.start, suggestion.end, zone),
    ...(suggestion.trainer ? [suggestion.trainer] : []),
  ]
  return (
    <li data-state={state}>
      <div className={classes.dayHead}>
        <Sign size={18} stroke={1.75} aria-hidden />
        <strong>{format.shortDay(one.day)}</strong>
        <span>{format.times(one.start, one.end, zone)}</span>
        {nameOf && <bdi className={classes.name}>{nameOf(one)}</bdi>}
        <span className={classes.state}>{t(`state.${state}`)}</span>
        {one.holiday && <bdi>{one.holiday}</bdi>}
      </div>
      {one.twice && <p className={classes.note}>{t('twice')}</p>}
      {told.length > 0 && <ViolationList violations={told} zone={zone} />}
      {state === 'conflict' && (
        <Group gap="xs">
          {suggestion && offer && (
            <Button
              size="xs"
              disabled={isBusy}
              onClick={() =>
                choose(one, {
                  action: 'take',
                  start: suggestion.start,
                  end: suggestion.end,
                  ...(suggestion.trainer_id && { trainer_id: suggestion.trainer_id }),
                })
              }
            >
              {t('take', { what: offer.join(' · ') })}
            </Button>
          )}
          <Button size="xs" variant="default" disabled={isBusy} onClick={() => choose(one, { action: 'skip' })}>
            {skipLabel ?? t(one.lesson_id === null ? 'skip' : 'leave')}
          </Button>
          {mayOverride && areOverridable(violations) && reason === undefined && (
            <Button size="xs" variant="subtle" disabled={isBusy} onClick={() => setReason('')}>
              {t('override')}
            </Button>
          )}
        </Group>
      )}
      {state === 'conflict' && reason !== undefined && (
        <Group gap="xs" align="end">
          <TextInput
            className={classes.reason}
            label={t('reason')}
            required
            dir="auto"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button
            disabled={isBusy || !reason.trim()}
            onClick={() => choose(one, { action: 'override', reason: reason.trim() })}
          >
            {t('override')}
          </Button>
        </Group>
      )}
      {decision && state !== 'conflict' && (
        <Group gap="xs">
          <span className={classes.note}>{t(`decided.${decision}`)}</span>
          <Button size="xs" variant="subtle" disabled={isBusy} onClick={() => choose(one, undefined)}>
            {t('undo')}
          </Button>
        </Group>
      )}
    </li>
  )
}
