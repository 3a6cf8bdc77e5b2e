import { Text, Timeline } from '@mantine/core'
import { IconCar, IconClipboardCheck, IconFlag, IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'

// white signs stand on these colours, so they are the darker ones
const steps = [
  { name: 'enrolled', at: '2026-02-01T08:30:00Z', color: 'blue.8', Sign: IconUserPlus },
  { name: 'theory', at: '2026-02-22T10:00:00Z', color: 'green.9', Sign: IconClipboardCheck },
  { name: 'driving', at: '2026-03-08T13:30:00Z', color: 'petrol.7', Sign: IconCar },
  { name: 'exam', at: '2026-04-19T07:00:00Z', color: 'red.8', Sign: IconFlag },
] as const
type StepName = (typeof steps)[number]['name']
export const stepCount = steps.length

interface Look {
  align: 'left' | 'right'
  reverseActive: boolean
  /** The times stand on the other side of the line. */
  opposite: boolean
  /** The last one that is done, counted from 0; -1 for none. */
  active: string
}

interface Props extends Look {
  hasSigns?: boolean
  count?: number
  /** What else a step has to say. */
  more?: Partial<Record<StepName, ReactNode>>
  /** Other words than a step has of its own. */
  said?: Partial<Record<StepName, { title: string; text: string }>>
}

/** A student's way to the licence: a list for who hears it, and each step says in words whether it is done. */
export function Way({
  align,
  reverseActive,
  opposite,
  active,
  hasSigns = false,
  count = stepCount,
  more = {},
  said = {},
}: Props) {
  const t = useText('parts')
  const format = useFormat()
  const last = Number(active)
  const shown = steps.slice(0, count).map((step, at) => ({ ...step, isDone: at <= last }))
  return (
    <Timeline
      role="list"
      aria-label={t('timeline.list')}
      align={align}
      reverseActive={reverseActive}
      active={last}
      bulletSize={hasSigns ? 28 : 16}
      lineWidth={hasSigns ? 2 : 3}
    >
      {(reverseActive ? shown.toReversed() : shown).map(({ name, at, color, Sign, isDone }) => {
        const time = (
          <Text size="sm" c="dimmed">
            <time dateTime={at}>{format.dateTime(at)}</time> · {t(isDone ? 'timeline.done' : 'timeline.planned')}
          </Text>
        )
        return (
          <Timeline.Item
            key={name}
            role="listitem"
            title={said[name]?.title ?? t(`timeline.${name}`)}
            opposite={opposite ? time : undefined}
            {...(hasSigns && { color, bullet: <Sign size={16} stroke={1.5} aria-hidden /> })}
          >
            {!opposite && time}
            <Text size="sm">{said[name]?.text ?? t(`timeline.${name}Text`)}</Text>
            {more[name]}
          </Timeline.Item>
        )
      })}
    </Timeline>
  )
}
