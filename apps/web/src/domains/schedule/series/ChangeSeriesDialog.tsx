import { type LaneKind, laneKinds } from '@dsms/contract/schedule/board/calls'
import { type LessonSeries, updateLessonSeries } from '@dsms/contract/schedule/series/calls'
import { type CheckedOccurrence, occurrence } from '@dsms/contract/schedule/series/shapes'
import { Button, Group, Modal, NumberInput, Select, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { withPresent } from '../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { TimeField } from '../../../kit/inputs/time/TimeField.tsx'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { useBoard, useLessonsChanged } from '../board/useBoard.ts'
import { useLanes } from '../lessons/form/useLanes.ts'
import { useToasts } from '../notices/useToasts.ts'
import { WhoIsTold } from '../notices/WhoIsTold.tsx'
import { type Choice, OccurrenceList } from './OccurrenceList.tsx'
import { lessonsIn, ScopeFields } from './ScopeFields.tsx'
import { unresolvedIn } from './unresolved.ts'

interface Props {
  series: LessonSeries
  school_id: number | undefined
  close: () => void
}

const scopes = ['following', 'all'] as const

/** Gives the lessons to come another time, trainer, vehicle or place; what is against it is decided on here. */
export function ChangeSeriesDialog({ series, school_id, close }: Props) {
  const t = useText('series')
  const schedule = useText('schedule')
  const common = useText('common')
  const told = useLessonsChanged()
  const toasts = useToasts()
  const day = series.next_at ? clockAt(minuteOf(series.next_at), series.time_zone).day : series.first_day
  const board = useBoard({ from: day, to: day, by: 'trainer', school_id }).data
  const needs = board?.types.find(({ id }) => id === series.type.id)?.needs
  const [on, setOn] = useState<{ scope: (typeof scopes)[number]; lesson_id: number | null }>({
    scope: 'all',
    lesson_id: null,
  })
  const [time, setTime] = useState(series.time)
  const [minutes, setMinutes] = useState(series.minutes)
  const [lanes, setLanes] = useState<Partial<Record<LaneKind, number | null>>>({})
  const [decisions, setDecisions] = useState(new Map<number, Choice>())
  const [found, setFound] = useState<CheckedOccurrence[]>([])
  const [problem, setProblem] = useState<unknown>(null)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const isLessonMissing = on.scope !== 'all' && on.lesson_id === null
  // what was decided was about other times
  const anew = () => {
    setFound([])
    setDecisions(new Map())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isLessonMissing || isSending) return
    setSending(true)
    setProblem(null)
    try {
      const changes = {
        ...(time !== series.time && { time }),
        ...(minutes !== series.minutes && { minutes }),
        ...Object.fromEntries(Object.entries(lanes).map(([kind, id]) => [`${kind}_id`, id])),
      }
      const body = {
        ...on,
        changes,
        decisions: [...decisions].map(([lesson_id, choice]) => ({ ...choice, lesson_id })),
        version: series.version,
        school_id,
      }
      const done = await call(updateLessonSeries, { params: { id: series.id }, body })
      toasts.done(t('change.done', { changed: done.changed.length, kept: done.kept.length }), done.told)
      await told()
      close()
    } catch (error) {
      const days = unresolvedIn(error, occurrence) ?? []
      setFound(days)
      // what was decided and cannot be is open again
      const open = new Set(days.filter(({ state }) => state === 'conflict').map(({ lesson_id }) => lesson_id))
      setDecisions((now) => new Map([...now].filter(([lesson]) => !open.has(lesson))))
      setProblem(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Modal opened onClose={close} title={t('change.title')} size="lg">
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <ScopeFields
            series={series}
            scopes={scopes}
            {...on}
            set={(change) => {
              setOn((now) => ({ ...now, ...change }))
              anew()
            }}
            error={isTried && isLessonMissing && codeText('required')}
          />
          <TimeField
            label={schedule('field.start')}
            from={board?.day_starts ?? '06:00'}
            value={time}
            onChange={(next) => {
              setTime(next)
              anew()
            }}
          />
          <NumberInput
            label={t('field.minutes')}
            min={15}
            max={600}
            allowDecimal={false}
            value={minutes}
            onChange={(value) => {
              setMinutes(Number(value) || series.minutes)
              anew()
            }}
          />
          {laneKinds
            .filter((kind) => needs && needs[kind] !== 'none')
            .map((kind) => (
              <LaneSelect
                key={kind}
                kind={kind}
                series={series}
                day={day}
                school_id={school_id}
                isRequired={needs?.[kind] === 'required'}
                value={lanes[kind] === undefined ? (series[kind]?.id ?? null) : lanes[kind]}
                set={(id) => {
                  setLanes((now) => ({ ...now, [kind]: id }))
                  anew()
                }}
              />
            ))}
          <WhoIsTold deed="change" lessons={lessonsIn(series, on)} school_id={school_id} />
          <FormProblem problem={problem} />
          {found.length > 0 && (
            <OccurrenceList
              occurrences={found.map((one) =>
                decisions.has(one.lesson_id ?? 0) && one.state === 'conflict' ? { ...one, state: 'ok' } : one,
              )}
              zone={series.time_zone}
              mayOverride={board?.may_override ?? false}
              isBusy={isSending}
              chosen={({ lesson_id }) => decisions.get(lesson_id ?? 0)?.action}
              choose={({ lesson_id }, choice) =>
                setDecisions((now) => {
                  const next = new Map(now)
                  if (choice) next.set(lesson_id ?? 0, choice)
                  else next.delete(lesson_id ?? 0)
                  return next
                })
              }
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {common('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

interface LaneProps {
  kind: LaneKind
  series: LessonSeries
  day: string
  school_id: number | undefined
  isRequired: boolean
  value: number | null
  set: (id: number | null) => void
}

function LaneSelect({ kind, series, day, school_id, isRequired, value, set }: LaneProps) {
  const schedule = useText('schedule')
  const lanes = useLanes(kind, day, school_id, true)
  return (
    <Select
      {...longList}
      label={schedule(`by.${kind}`)}
      required={isRequired}
      searchable
      clearable={!isRequired}
      nothingFoundMessage={schedule('nothingFound')}
      data={withPresent(lanes, series[kind]?.id, series[kind]?.name)}
      value={value === null ? null : String(value)}
      onChange={(key) => set(key ? Number(key) : null)}
    />
  )
}
