import { branches } from '@dsms/contract/branches'
import { licenceTypes } from '@dsms/contract/licenceTypes'
import { fuels, gearTypes, ownerships, usageStatuses } from '@dsms/contract/vehicles'
import { complianceStates } from '@dsms/contract/vehicles.compliance'
import { serviceCycles } from '@dsms/contract/vehicles.service'
import { AreaList } from '../../components/areas/AreaList.tsx'
import { useGenderScopes, wordsOf } from '../../components/areas/genders.ts'
import { useLookupChoices, useRecordChoices } from '../../components/areas/useChoices.ts'
import { Bdi, Typed } from '../../components/Bidi.tsx'
import { StatusBadge } from '../../components/records/StatusBadge.tsx'
import { useSchool } from '../../components/records/school/useSchool.ts'
import { Plate } from './Plate.tsx'
import { today, useVehicleWords } from './useVehicleWords.tsx'
import classes from './VehiclesPage.module.css'
import { fleet, type ListedVehicle } from './vehicles.ts'

/** What a school drives with: whether each is at work, may be driven, and what comes next. */
export function VehiclesPage() {
  const { t, format, days, km, service, isServiceDue } = useVehicleWords()
  const { school_id } = useSchool('school')
  const genders = useGenderScopes()
  const types = useLookupChoices('vehicle_type', school_id)
  const brands = useLookupChoices('vehicle_brand', school_id)
  const purposes = useLookupChoices('vehicle_purpose', school_id)
  const branchChoices = useRecordChoices(branches, school_id)
  const licenceChoices = useRecordChoices(licenceTypes, school_id)
  const now = today()

  const expiry = ({ nearest_paper: next }: ListedVehicle) =>
    next && (
      <>
        {t(`paper.${next.paper}`)}
        <span className={`${classes.near} ${next.days < 0 ? classes.late : ''}`}>{days(next.days)}</span>
      </>
    )
  const choices = <K extends string>(keys: readonly K[], word: (key: K) => string) =>
    keys.map((value) => ({ value, label: word(value) }))
  const gears = choices(gearTypes, (key) => t(`gear.${key}`))
  const usages = choices(usageStatuses, (key) => t(`usage.${key}`))

  return (
    <AreaList
      of={fleet}
      subtitle={(vehicle) => (
        <span className={classes.under}>
          {vehicle.brand} <Typed>{vehicle.model}</Typed> · <Bdi>{String(vehicle.year_model)}</Bdi>
        </span>
      )}
      columns={[
        {
          key: 'registration_no',
          title: t('field.registration_no'),
          sort: 'registration_no',
          onCard: true,
          render: (vehicle) => <Plate>{vehicle.registration_no}</Plate>,
        },
        {
          key: 'compliance',
          title: t('field.compliance'),
          sort: 'compliance',
          onCard: true,
          render: (vehicle) => (
            <StatusBadge status={vehicle.compliance} label={t(`compliance.${vehicle.compliance}`)} />
          ),
        },
        {
          key: 'usage_status',
          title: t('field.usage_status'),
          render: (vehicle) => <StatusBadge status={vehicle.usage_status} label={t(`usage.${vehicle.usage_status}`)} />,
        },
        {
          key: 'nearest_paper',
          title: t('field.nearest_paper'),
          sort: 'nearest_paper',
          onCard: true,
          render: expiry,
        },
        {
          key: 'next_service',
          title: t('field.next_service'),
          render: (vehicle) => (
            <span className={isServiceDue(vehicle, now) ? classes.late : undefined}>{service(vehicle, now)}</span>
          ),
        },
        { key: 'type', title: t('field.type'), isExtra: true, render: (vehicle) => vehicle.type },
        {
          key: 'branch',
          title: t('field.branch'),
          isExtra: true,
          render: (vehicle) => <Typed>{vehicle.branch}</Typed>,
        },
        {
          key: 'licence_type',
          title: t('field.licence_type'),
          isExtra: true,
          render: (vehicle) => <Bdi>{vehicle.licence_type.join(', ')}</Bdi>,
        },
        {
          key: 'gear_type',
          title: t('field.gear_type'),
          isExtra: true,
          render: (vehicle) => t(`gear.${vehicle.gear_type}`),
        },
        {
          key: 'chassis_no',
          title: t('field.chassis_no'),
          isExtra: true,
          render: (vehicle) => <Bdi>{vehicle.chassis_no}</Bdi>,
        },
        {
          key: 'odometer_km',
          title: t('field.odometer_km'),
          sort: 'odometer_km',
          isExtra: true,
          align: 'end',
          render: (vehicle) => vehicle.odometer_km !== null && km(vehicle.odometer_km),
        },
        {
          key: 'insurance_expires_on',
          title: t('field.insurance_expires_on'),
          isExtra: true,
          align: 'end',
          render: (vehicle) => vehicle.insurance_expires_on && format.date(vehicle.insurance_expires_on),
        },
      ]}
      filters={[
        {
          name: 'compliance',
          label: t('field.compliance'),
          choices: choices(complianceStates, (key) => t(`compliance.${key}`)),
        },
        {
          name: 'expiring_within',
          label: t('filter.expiring'),
          choices: [{ value: '30', label: t('filter.expiring30') }],
        },
        { name: 'type_id', label: t('field.type'), choices: types },
        {
          name: 'licence_type_id',
          label: t('field.licence_type'),
          choices: licenceChoices,
        },
        { name: 'branch_id', label: t('field.branch'), choices: branchChoices },
        { name: 'gear_type', label: t('field.gear_type'), choices: gears },
        { name: 'usage_status', label: t('field.usage_status'), choices: usages },
      ]}
      sheet={{
        name_ar: { isRequired: true, example: 'كورولا البيضاء' },
        name_en: { example: 'White Corolla' },
        registration_no: { isRequired: true, example: 'ABJ 1234' },
        chassis_no: { isRequired: true, example: '1HGCM82633A004352' },
        branch: { isRequired: true, example: branchChoices[0]?.label ?? '' },
        brand: { isRequired: true, example: brands[0]?.label ?? '' },
        type: { isRequired: true, example: types[0]?.label ?? '' },
        model: { isRequired: true, example: 'Corolla' },
        year_model: { isRequired: true, example: '2024' },
        gear_type: { isRequired: true, words: wordsOf(gears) },
        passenger_capacity: { isRequired: true, example: '5' },
        licence_type: { isRequired: true, example: licenceChoices[0]?.label ?? 'B' },
        purpose: { isRequired: true, example: purposes[0]?.label ?? '' },
        gender_scope: { words: wordsOf(genders) },
        ownership: { words: wordsOf(choices(ownerships, (key) => t(`ownership.${key}`))) },
        usage_status: { words: wordsOf(usages) },
        insurance_expires_on: { isRequired: true, example: '2027-06-30' },
        service_cycle: { isRequired: true, words: wordsOf(choices(serviceCycles, (key) => t(`cycle.${key}`))) },
        interval_km: { example: '10000' },
        fuel: { words: wordsOf(choices(fuels, (key) => t(`fuel.${key}`))) },
      }}
    />
  )
}
