import { IconCalendarWeek, IconCarOff, IconHourglass, IconUserOff, IconUsersGroup } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { FigureCard } from '../../../ui/FigureCard.tsx'
import { Tile } from './Tile.tsx'
import classes from './Today.module.css'
import type { Today } from './today.ts'

const size = { size: 20, stroke: 1.5 } as const
const vehicleStates = ['in_maintenance', 'out_of_order', 'accident'] as const

interface Props {
  today: Today
  search: School['search']
}

/** The day in tiles: lessons, gaps, who is away, what cannot be driven, and who waits for an hour. */
export function TodayStrip({ today: { lessons, gaps, absences, vehicles_down, waiting, time_zone }, search }: Props) {
  const t = useText('today')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const affected = (count: number) => (count > 0 ? t('affected', { number: format.number(count) }) : undefined)
  return (
    <div className={classes.strip}>
      {lessons && (
        <FigureCard
          label={t('lessons')}
          figure={lessons.total}
          icon={<IconCalendarWeek {...size} />}
          parts={(['taught', 'running', 'to_come', 'cancelled'] as const)
            .filter((part) => lessons[part] > 0)
            .map((part) => ({ label: t(`lessons.${part}`), count: lessons[part] }))}
          link={{ to: '/school/schedule', search, label: t('toSchedule') }}
        />
      )}
      {gaps && (
        <Tile
          title={t('gaps')}
          none={t('gaps.none')}
          icon={<IconHourglass {...size} />}
          rows={gaps.map(({ trainer_id, trainer, start, end }) => ({
            key: `${trainer_id}${start}`,
            name: trainer,
            facts: [calendar.times(start, end, time_zone)],
          }))}
        />
      )}
      {absences && (
        <Tile
          title={t('absences')}
          none={t('absences.none')}
          icon={<IconUserOff {...size} />}
          rows={absences.map(({ trainer_id, trainer, last_day, lessons: count }) => ({
            key: trainer_id,
            name: trainer,
            facts: [t('absences.until', { date: calendar.shortDay(last_day) }), affected(count)],
          }))}
        />
      )}
      {vehicles_down && (
        <Tile
          title={t('vehicles')}
          none={t('vehicles.none')}
          icon={<IconCarOff {...size} />}
          rows={vehicles_down.map(({ id, name, plate, status, lessons: count }) => {
            const state = vehicleStates.find((one) => one === status)
            return {
              key: id,
              name,
              plate,
              link: `/school/vehicles/${id}`,
              facts: [state && t(`vehicle.${state}`), affected(count)],
            }
          })}
          search={search}
        />
      )}
      {waiting && (
        <FigureCard
          label={t('waiting')}
          figure={waiting.total}
          icon={<IconUsersGroup {...size} />}
          parts={(['offered', 'free'] as const)
            .filter((part) => waiting[part] > 0)
            .map((part) => ({ label: t(`waiting.${part}`), count: waiting[part] }))}
          link={{ to: '/school/waiting-list', search, label: t('toWaiting') }}
        />
      )}
    </div>
  )
}
