import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { Alert, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { later } from '../../../../kernel/browser/later/later.tsx'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { isCancelledOrNoShow } from '../nextOf.ts'
import classes from '../Teaching.module.css'

type Vehicle = NonNullable<DayLesson['vehicle']>

// a vehicle is looked over once a day: what is asked then is fetched when it is
const CheckForm = later(async () => (await import('./CheckForm.tsx')).CheckForm, {
  Waiting: () => <Skeleton height={190} />,
})

/** Vehicles of today's lessons, each to be looked over before the first lesson with it. */
export function VehicleChecks({ day }: { day: TeachingDay & { isKept?: true } }) {
  // one that was not looked over is not asked for once it has been driven
  const driven = day.lessons.flatMap((lesson) =>
    lesson.vehicle && !isCancelledOrNoShow(lesson) && (lesson.vehicle.checked_at || Date.parse(lesson.end) > Date.now())
      ? [lesson.vehicle]
      : [],
  )
  const vehicles = [...new Map(driven.map((one) => [one.id, one])).values()]
  if (day.day !== day.today || day.isKept) return null
  return vehicles.map((vehicle) => <VehicleCheck key={vehicle.id} vehicle={vehicle} zone={day.time_zone} />)
}

function VehicleCheck({ vehicle, zone }: { vehicle: Vehicle; zone: string }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const name = (
    <>
      <Typed>{vehicle.name}</Typed> <Bdi>{vehicle.plate}</Bdi>
    </>
  )
  const { found, checked_at, stopped_by } = vehicle
  if (checked_at && found && !(found.is_fit && found.failed.length === 0)) {
    const told = [
      ...found.failed.map((item) => t(`check.item.${item}`)),
      ...(found.notes ? [found.notes] : []),
      ...(found.is_fit ? [] : [t('defect.mayNot')]),
    ]
    return (
      <Alert color={found.is_fit ? 'yellow' : 'red'} icon={<IconAlertTriangle size={20} stroke={1.5} />} title={name}>
        {t('check.notWell', { at: format.dateTime(checked_at, zone), what: told.join(' · ') })}
      </Alert>
    )
  }
  // what was reported during a lesson stands over what the check before it found
  if (checked_at && stopped_by)
    return (
      <Alert color="red" icon={<IconAlertTriangle size={20} stroke={1.5} />} title={name}>
        {t('drive.stopped', { what: stopped_by })}
      </Alert>
    )
  if (checked_at)
    return (
      <p className={classes.quiet}>
        <IconCircleCheck size={16} stroke={1.5} aria-hidden /> {name} ·{' '}
        {t('check.done', { at: format.dateTime(checked_at, zone) })}
      </p>
    )
  return (
    <section className="card" aria-label={t('check.of', { name: vehicle.name })}>
      <h2 className={classes.heading}>
        {t('check.title')} · {name}
      </h2>
      <CheckForm vehicle={vehicle} />
    </section>
  )
}
