import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { differencesOf } from '@dsms/contract/schedule/lessons/minutes'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { clockAt, minuteOf } from '../../board/time/axis.ts'
import { mapOf } from '../../booking/booking.ts'
import parts from '../../shared/Parts.module.css'
import { cancelWords } from './cancelWords.ts'

interface Props {
  lesson: Lesson
  zone: string
  school_id: number | undefined
}

/** Pages of what a lesson takes, and who may open them. */
const pages = {
  trainer: { path: '/school/trainers', access: { school: 'trainers.view', platform: 'schools.view' } },
  vehicle: { path: '/school/vehicles', access: { school: 'vehicles.view', platform: 'schools.view' } },
  room: { path: '/school/class-rooms', access: { school: 'class_rooms.view', platform: 'schools.view' } },
  circuit: { path: '/school/circuits', access: { school: 'circuits.view', platform: 'schools.view' } },
  simulator: { path: '/school/simulators', access: { school: 'simulators.view', platform: 'schools.view' } },
} as const

/** When and where it is, with whom and with what: each leads to its page. */
export function CardFacts({ lesson, zone, school_id }: Props) {
  const t = useText('schedule')
  const format = useCalendarFormat()
  const numbers = useFormat()
  const may = useMay()
  const minutes = minuteOf(lesson.end) - minuteOf(lesson.start)
  const linked = (kind: keyof typeof pages, more?: string | undefined): ReactNode => {
    const one = lesson[kind]
    if (!one) return null
    const name = [one.name, more].filter(Boolean).join(' · ')
    const { path, access } = pages[kind]
    if (!may({ access })) return <bdi>{name}</bdi>
    return (
      <LinkAnchor to={`${path}/${one.id}`} search={{ school_id }}>
        <bdi>{name}</bdi>
      </LinkAnchor>
    )
  }
  const [off] =
    lesson.started_at === null
      ? []
      : differencesOf(
          {
            start: Date.parse(lesson.start),
            end: Date.parse(lesson.end),
            startedAt: Date.parse(lesson.started_at),
            endedAt: null,
          },
          { tolerance: lesson.minutes_slack },
        )
  const began =
    off &&
    lesson.started_at !== null &&
    t(off.what === 'early' ? 'card.beganEarly' : 'card.beganLate', {
      time: format.time(lesson.started_at, zone),
      minutes: numbers.number(off.minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
    })
  const facts: [string, ReactNode][] = [
    [t('field.day'), format.fullDay(clockAt(minuteOf(lesson.start), zone).day)],
    [
      t('column.time'),
      `${format.times(lesson.start, lesson.end, zone)} (${t('minutes', { minutes: numbers.number(minutes) })})`,
    ],
    [t('card.began'), began],
    [t('by.trainer'), linked('trainer')],
    [t('by.vehicle'), linked('vehicle')],
    [t('by.room'), linked('room')],
    [t('by.circuit'), linked('circuit', lesson.zone?.name)],
    [t('by.simulator'), linked('simulator')],
    [t('field.branch_id'), lesson.branch.name],
    [t('field.meeting_point'), placeOf(lesson.meeting_point, lesson.meeting_at)],
    [t('field.end_point'), placeOf(lesson.end_point, lesson.end_at)],
    [t('field.notes'), lesson.notes],
    [t('column.reason'), lesson.cancel_reason && t(cancelWords[lesson.cancel_reason])],
    [t('column.note'), lesson.status_reason],
    [t('column.hold'), lesson.status === 'held' && lesson.hold_until ? format.time(lesson.hold_until, zone) : null],
  ]
  return (
    <dl className={parts.facts}>
      {facts.map(
        ([name, value]) =>
          value && [
            <dt key={`${name} name`}>{name}</dt>,
            <dd key={name}>
              <bdi>{value}</bdi>
            </dd>,
          ],
      )}
    </dl>
  )
}

/** In words, else by its degrees, which no direction of reading turns round; on the map where it has a place there. */
function placeOf(name: string | null, at: Lesson['meeting_at']): ReactNode {
  if (!at) return name
  return (
    <Anchor inherit href={mapOf(at)} target="_blank" rel="noreferrer">
      <bdi>{name || `\u2066${at.lat}, ${at.lng}\u2069`}</bdi>
    </Anchor>
  )
}
