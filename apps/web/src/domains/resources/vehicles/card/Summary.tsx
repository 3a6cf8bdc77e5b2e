import { Stack, Text } from '@mantine/core'
import { IconCar } from '@tabler/icons-react'
import { Facts } from '../../../../kit/person/Facts.tsx'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { Plate } from '../Plate.tsx'
import { useVehicleWords } from '../useVehicleWords.tsx'
import { fileAddress, type Vehicle } from '../vehicles.ts'
import classes from './Card.module.css'

/** Which vehicle it is, its states, and the two numbers that matter. */
export function Summary({ vehicle, school_id }: { vehicle: Vehicle; school_id: number | undefined }) {
  const { t, format, km, service } = useVehicleWords()
  const next = vehicle.next_service
  return (
    <aside className="card" aria-label={t('summary')}>
      <Stack gap="md">
        {vehicle.photo_id ? (
          <img
            className={classes.photo}
            src={fileAddress(vehicle.id, vehicle.photo_id, school_id)}
            alt={t('photo.of', { name: vehicle.name })}
          />
        ) : (
          <IconCar size={56} stroke={1} aria-hidden />
        )}
        <span>
          <Plate>{vehicle.registration_no}</Plate>
        </span>
        <Text size="sm">
          {vehicle.brand} <Typed>{vehicle.model}</Typed> · <Bdi>{String(vehicle.year_model)}</Bdi>
        </Text>
        <div className={classes.chips}>
          <StatusBadge status={vehicle.status} label={t(`status.${vehicle.status}`)} />
          <StatusBadge status={vehicle.usage_status} label={t(`usage.${vehicle.usage_status}`)} />
        </div>
        {(vehicle.status_reason || vehicle.estimated_return) && (
          <Text size="sm" p="xs" bg="var(--accent-soft)" bdrs="md">
            {vehicle.status_reason && <Typed>{vehicle.status_reason}</Typed>}
            {vehicle.estimated_return && (
              <span className={classes.note}>
                {t('field.estimated_return')}: {format.date(vehicle.estimated_return)}
              </span>
            )}
          </Text>
        )}
        {vehicle.legal_hold && vehicle.legal_hold_reason && (
          <Text size="sm">
            {t(`compliance.${vehicle.legal_hold}`)}: <Typed>{vehicle.legal_hold_reason}</Typed>
          </Text>
        )}
        <Facts
          unknown={t('unknown')}
          facts={[
            [t('field.odometer_km'), vehicle.odometer_km !== null && km(vehicle.odometer_km)],
            [
              t('field.next_service'),
              service(vehicle, vehicle.on) && (
                <>
                  {service(vehicle, vehicle.on)}
                  {next.by === 'km' && next.projected_on && (
                    <span className={classes.note}>{t('projected', { day: format.date(next.projected_on) })}</span>
                  )}
                </>
              ),
            ],
            [t('field.branch'), <Typed key="branch">{vehicle.branch}</Typed>],
            [
              t('field.default_trainer_id'),
              vehicle.default_trainer && <Typed key="trainer">{vehicle.default_trainer}</Typed>,
            ],
          ]}
        />
      </Stack>
    </aside>
  )
}
