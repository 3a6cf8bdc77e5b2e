import { movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { LessonSeries } from '@dsms/contract/schedule/series/calls'
import { Group, Radio, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { clockAt, minuteOf } from '../board/time/axis.ts'

interface Props<Scope extends string> {
  series: LessonSeries
  scopes: readonly Scope[]
  scope: Scope
  lesson_id: number | null
  set: (change: { scope?: Scope; lesson_id?: number | null }) => void
  error: ReactNode
}

const lessonsToCome = ({ lessons }: LessonSeries) =>
  lessons.filter(({ start, status }) => Date.parse(start) > Date.now() && movableStatuses.some((one) => one === status))

/** The lessons to come that a choice means: none while the one that is needed is not chosen. */
export function lessonsIn(
  series: LessonSeries,
  { scope, lesson_id }: { scope: 'this' | 'following' | 'all'; lesson_id: number | null },
): number[] {
  const toCome = lessonsToCome(series)
  const first = toCome.find(({ id }) => id === lesson_id)
  const meant = toCome.filter(({ id, start }) =>
    scope === 'all' ? true : scope === 'this' ? id === lesson_id : first !== undefined && start >= first.start,
  )
  return meant.map(({ id }) => id)
}

/** Which lessons of a series are meant: all that are to come, or one with or without those that follow it. */
export function ScopeFields<Scope extends 'this' | 'following' | 'all'>(props: Props<Scope>) {
  const { series, scopes, scope, lesson_id, set, error } = props
  const t = useText('series')
  const format = useCalendarFormat()
  const toCome = lessonsToCome(series)
  return (
    <>
      <Radio.Group
        label={t('field.scope')}
        value={scope}
        onChange={(value) => set({ scope: scopes.find((one) => one === value) ?? scope })}
      >
        <Group gap="md" mt="xs">
          {scopes.map((one) => (
            <Radio key={one} value={one} label={t(`scope.${one}`)} />
          ))}
        </Group>
      </Radio.Group>
      {scope !== 'all' && (
        <Select
          {...longList}
          label={t('field.lesson_id')}
          required
          data={toCome.map(({ id, start, end }) => ({
            value: String(id),
            label: `${format.shortDay(clockAt(minuteOf(start), series.time_zone).day)} · ${format.times(start, end, series.time_zone)}`,
          }))}
          value={lesson_id === null ? null : String(lesson_id)}
          onChange={(value) => set({ lesson_id: value ? Number(value) : null })}
          error={error}
        />
      )}
    </>
  )
}
