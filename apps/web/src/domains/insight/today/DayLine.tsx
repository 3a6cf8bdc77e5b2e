import { IconCarOff, IconUserOff } from '@tabler/icons-react'
import { placeOf } from '../../../kernel/address/address.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './Today.module.css'
import type { Today } from './today.ts'

const vehicleStates = ['in_maintenance', 'out_of_order', 'accident'] as const

interface Props {
  today: Today
  search: School['search']
}

/** Who is away and what cannot be driven, with the lessons that count on them, in one line above the strip. */
export function DayLine({ today: { absences, vehicles_down, today }, search }: Props) {
  const t = useText('today')
  const format = useFormat()
  const affected = (count: number) => (count > 0 ? t('affected', { number: format.number(count) }) : undefined)
  const some = (parts: (string | undefined)[]) => {
    const said = format.joined(parts)
    return said && ` (${said})`
  }
  if (!absences?.length && !vehicles_down?.length) return null
  return (
    <dl className={classes.dayLine}>
      {absences && absences.length > 0 && (
        <div>
          <dt>
            <IconUserOff size={18} stroke={1.5} aria-hidden /> {t('awayToday')}
          </dt>
          {absences.map(({ trainer_id, trainer, last_day, lessons }) => (
            <dd key={trainer_id}>
              <bdi>{trainer}</bdi>
              {some([t('absences.until', { date: format.shortDay(last_day, today.slice(0, 4)) }), affected(lessons)])}
            </dd>
          ))}
        </div>
      )}
      {vehicles_down && vehicles_down.length > 0 && (
        <div>
          <dt>
            <IconCarOff size={18} stroke={1.5} aria-hidden /> {t('downToday')}
          </dt>
          {vehicles_down.map(({ id, name, status, lessons }) => {
            const state = vehicleStates.find((one) => one === status)
            return (
              <dd key={id}>
                <LinkAnchor to={placeOf(`/school/vehicles/${id}`)} search={search}>
                  <bdi>{name}</bdi>
                </LinkAnchor>
                {some([state && t(`vehicle.${state}`), affected(lessons)])}
              </dd>
            )
          })}
        </div>
      )}
    </dl>
  )
}
