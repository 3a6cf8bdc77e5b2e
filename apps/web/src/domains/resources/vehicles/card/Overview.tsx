import { Stack } from '@mantine/core'
import { useGenderScopes, wordsOf } from '../../../../kit/areas/inputs/genders.ts'
import { type Fact, Facts } from '../../../../kit/person/Facts.tsx'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { useVehicleWords } from '../useVehicleWords.tsx'
import type { Vehicle } from '../vehicles.ts'
import classes from './Card.module.css'
import { ComplianceLights } from './ComplianceLights.tsx'

/** Everything the form knows, to be read. */
export function Overview({ vehicle }: { vehicle: Vehicle }) {
  const { t, format, km } = useVehicleWords()
  const genders = wordsOf(useGenderScopes())
  const day = (value: string | null) => value && format.date(value)
  const typed = (value: string | null) => value && <Typed>{value}</Typed>
  const isRented = vehicle.ownership === 'rented' || vehicle.ownership === 'leased'
  const owned: Fact[] = isRented
    ? [
        [t('field.rented_from'), day(vehicle.rented_from)],
        [t('field.rented_to'), day(vehicle.rented_to)],
      ]
    : [
        [t('field.purchased_on'), day(vehicle.purchased_on)],
        [
          t('field.purchase_price_minor'),
          vehicle.purchase_price_minor !== null && format.money(vehicle.purchase_price_minor, vehicle.currency),
        ],
      ]
  const facts: Fact[] = [
    [
      t('field.chassis_no'),
      <span key="vin">
        <Bdi>{vehicle.chassis_no}</Bdi>
        {vehicle.vin_check === 'wrong' && <span className={classes.note}>{t('help.vinWrong')}</span>}
      </span>,
    ],
    [t('field.type'), vehicle.type],
    [t('field.gear_type'), t(`gear.${vehicle.gear_type}`)],
    [t('field.passenger_capacity'), format.number(vehicle.passenger_capacity)],
    [t('field.licence_type'), <Bdi key="licences">{vehicle.licence_type.join(', ')}</Bdi>],
    [t('field.purpose'), format.list(vehicle.purpose)],
    [t('field.gender_scope'), genders[vehicle.gender_scope]],
    [t('field.ownership'), t(`ownership.${vehicle.ownership}`)],
    ...owned,
    [t('field.service_cycle'), cycle(vehicle)],
    [t('field.last_service_on'), day(vehicle.last_service_on)],
    [t('field.last_service_km'), vehicle.last_service_km !== null && km(vehicle.last_service_km)],
    [t('field.training_permit_no'), typed(vehicle.training_permit_no)],
    [t('field.colour'), typed(vehicle.colour)],
    [t('field.fuel'), vehicle.fuel && t(`fuel.${vehicle.fuel}`)],
    [t('field.dual_controls'), t(vehicle.dual_controls ? 'yes' : 'no')],
    [t('field.has_camera'), t(vehicle.has_camera ? 'yes' : 'no')],
    [t('field.gps_device_id'), vehicle.gps_device_id && <Bdi key="gps">{vehicle.gps_device_id}</Bdi>],
    [t('field.adaptations'), vehicle.adaptations.length > 0 && format.list(vehicle.adaptations)],
    [t('field.notes'), typed(vehicle.notes)],
  ]
  function cycle({ service_cycle, interval_km, interval_days }: Vehicle) {
    const parts = [
      service_cycle !== 'every_days' && interval_km !== null && t('everyKm', { km: km(interval_km) }),
      service_cycle !== 'every_km' && interval_days !== null && t('everyDays', { count: interval_days }),
    ].filter((part) => part !== false)
    return `${t(`cycle.${service_cycle}`)} (${parts.join(' · ')})`
  }
  return (
    <Stack gap="md">
      <ComplianceLights vehicle={vehicle} />
      <section className="card">
        <Facts facts={facts} unknown={t('unknown')} isWide />
      </section>
    </Stack>
  )
}
