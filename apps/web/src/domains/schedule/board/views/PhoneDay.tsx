import { Button, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { isolated } from '../isolated.ts'
import type { Bar, Lane, Model } from '../model.ts'
import type { Change, Wishes } from '../search.ts'
import { type Axis, axisOf, type Minute } from '../time/axis.ts'
import { shownHours } from '../time/hours.ts'
import type { Span } from '../time/useSpan.ts'
import type { BoardActions } from '../types.ts'
import { useBarText } from '../useBarText.ts'
import { LessonRow } from './LessonRow.tsx'
import { useQuietText } from './useQuietText.ts'
import classes from './Views.module.css'

interface Props {
  model: Model
  span: Span
  wishes: Wishes
  change: Change
  actions: BoardActions
}

type Part = { kind: 'lesson'; bar: Bar } | { kind: 'gap'; from: Minute; to: Minute }

/** One lane on a phone: its lessons in their order, and the free times between them. */
export function PhoneDay({ model, span, wishes, change, actions }: Props) {
  const t = useText('schedule')
  const text = useBarText(model)
  const format = useCalendarFormat()
  const lane =
    model.lanes.find(({ id }) => id === wishes.lane) ?? model.lanes.find(({ bars }) => bars.length) ?? model.lanes[0]
  const axis = axisOf(span.days, shownHours(model.data, model.bars), model.data.time_zone, 1)
  const shortest = shortestIn(model)
  const quiet = useQuietText(model)
  if (!lane) return <p className={classes.nothing}>{t('noLanes')}</p>
  const quietOf = (stretch: Axis['stretches'][number]) =>
    partsOf(lane, stretch, shortest).length === 0 ? quiet(stretch.day) : undefined
  return (
    <div className={classes.list}>
      <Select
        {...longList}
        label={t(`by.${model.by}`)}
        searchable
        allowDeselect={false}
        data={model.lanes.map((one) => ({
          value: String(one.id),
          label: t('laneOf', { name: isolated(text.laneName(one)), count: one.bars.length }),
        }))}
        value={String(lane.id)}
        onChange={(value) => void change({ lane: Number(value) || undefined })}
      />
      {axis.stretches.map((stretch) => (
        <section key={stretch.day} aria-label={format.fullDay(stretch.day)}>
          {axis.stretches.length > 1 && <h2 className={classes.dayTitle}>{format.fullDay(stretch.day)}</h2>}
          {quietOf(stretch) && <p className={classes.nothing}>{quietOf(stretch)}</p>}
          <ul className={classes.rows}>
            {partsOf(lane, stretch, shortest).map((part) =>
              part.kind === 'lesson' ? (
                <li key={part.bar.id}>
                  <LessonRow model={model} bar={part.bar} open={actions.open} />
                </li>
              ) : (
                <li key={part.from}>
                  <Gap {...part} times={text.times} actions={actions} lane={lane.id} />
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface GapProps {
  from: Minute
  to: Minute
  lane: number
  times: (from: Minute, to: Minute) => string
  actions: BoardActions
}

function Gap({ from, to, lane, times, actions }: GapProps) {
  const t = useText('schedule')
  const format = useFormat()
  const words = t('free', { times: times(from, to), minutes: format.number(to - from) })
  if (!actions.mayCreate) return <p className={classes.gap}>{words}</p>
  return (
    <Button
      variant="subtle"
      color="gray"
      fullWidth
      justify="space-between"
      rightSection={<IconPlus size={18} stroke={1.5} aria-label={t('add')} />}
      onClick={() => actions.drawn({ lane, start: from, end: from })}
    >
      {words}
    </Button>
  )
}

/** Minutes of the shortest lesson that can be planned in these lanes. */
const shortestIn = ({ by, data: { types, step_minutes } }: Model): number => {
  const lengths = types
    .filter(({ is_active, needs }) => is_active && needs[by] !== 'none')
    .map((one) => one.min_minutes)
  return lengths.length ? Math.min(...lengths) : step_minutes
}

/** Lessons and the gaps between them, as far as a lesson fits into a gap and the hours are not closed. */
function partsOf(lane: Lane, { from, to }: Axis['stretches'][number], shortest: number): Part[] {
  const bars = lane.bars.filter(({ start, end }) => end > from && start < to)
  const taken = [
    ...bars.map(({ start, end }) => ({ start, end })),
    ...lane.bands.map((band) => ({ start: band.from, end: band.to })),
  ]
    .filter(({ start, end }) => end > from && start < to)
    .sort((a, b) => a.start - b.start)
  const gaps: Part[] = []
  let free = from
  for (const { start, end } of [...taken, { start: to, end: to }]) {
    if (start - free >= shortest) gaps.push({ kind: 'gap', from: free, to: start })
    free = Math.max(free, end)
  }
  const parts: Part[] = [...bars.map((bar): Part => ({ kind: 'lesson', bar })), ...gaps]
  const startOf = (part: Part) => (part.kind === 'lesson' ? part.bar.start : part.from)
  return parts.sort((a, b) => startOf(a) - startOf(b))
}
