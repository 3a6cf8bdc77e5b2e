import { quickCheckItems } from '@dsms/contract/resources/maintenance/checks'
import { checkMyVehicle, type DayLesson, type TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { Alert, Button, Chip, NumberInput, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { isOff } from '../nextOf.ts'
import classes from '../Teaching.module.css'
import { useTeachingChanged } from '../useTeaching.ts'
import { DefectFields, isTold, noReport } from './DefectFields.tsx'

type Vehicle = NonNullable<DayLesson['vehicle']>
type Item = (typeof quickCheckItems)[number]

/** Vehicles of today's lessons, each to be looked over before the first lesson with it. */
export function VehicleChecks({ day }: { day: TeachingDay & { isKept?: true } }) {
  // one that was not looked over is not asked for once it has been driven
  const driven = day.lessons.flatMap((lesson) =>
    lesson.vehicle && !isOff(lesson) && (lesson.vehicle.checked_at || Date.parse(lesson.end) > Date.now())
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

function CheckForm({ vehicle }: { vehicle: Vehicle }) {
  const t = useText('lessonRecords')
  const changed = useTeachingChanged()
  const [km, setKm] = useState<number | null>(vehicle.odometer_km)
  const [failed, setFailed] = useState<Item[]>([])
  const [report, setReport] = useState(noReport)
  const keep = useMutation({
    mutationFn: (body: { failed: Item[]; defect: typeof report | null }) =>
      call(checkMyVehicle, { params: { id: vehicle.id }, body: { odometer_km: km, ...body } }),
    onSuccess: changed,
  })
  const words = (items: readonly Item[]) => items.map((item) => t(`check.item.${item}`))
  return (
    <Stack gap="sm">
      <p className={classes.quiet}>{words(quickCheckItems).join(' · ')}</p>
      <NumberInput
        size="md"
        label={t('check.odometer')}
        min={0}
        max={9_999_999}
        allowDecimal={false}
        hideControls
        inputMode="numeric"
        value={km ?? ''}
        onChange={(value) => setKm(typeof value === 'number' ? value : null)}
      />
      {keep.isError && <ErrorBox error={keep.error} />}
      <Button
        size="lg"
        fullWidth
        disabled={failed.length > 0}
        loading={keep.isPending}
        leftSection={<IconCircleCheck size={20} stroke={1.5} />}
        onClick={() => keep.mutate({ failed: [], defect: null })}
      >
        {t('check.allWell')}
      </Button>
      <details>
        <summary className={classes.fold}>{t('check.notAll')}</summary>
        <Stack gap="sm">
          <Chip.Group
            multiple
            value={failed}
            onChange={(next) => setFailed(quickCheckItems.filter((item) => next.includes(item)))}
          >
            <div className={classes.chips}>
              {quickCheckItems.map((item) => (
                <Chip key={item} value={item} size="md" color="red.9">
                  {t(`check.item.${item}`)}
                </Chip>
              ))}
            </div>
          </Chip.Group>
          <DefectFields value={report} onChange={setReport} />
          <Button
            mih={44}
            variant="light"
            disabled={failed.length === 0 || !isTold(report)}
            loading={keep.isPending}
            onClick={() => keep.mutate({ failed, defect: { ...report, text: report.text.trim() } })}
          >
            {t('check.report')}
          </Button>
        </Stack>
      </details>
    </Stack>
  )
}
