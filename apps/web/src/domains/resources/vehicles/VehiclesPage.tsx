import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { lateLookupChoices } from '../../school/public.ts'
import { ComplianceBadge } from './ComplianceBadge.tsx'
import { Plate } from './Plate.tsx'
import { today, useVehicleWords } from './useVehicleWords.tsx'
import classes from './VehiclesPage.module.css'
import { fleet, type ListedVehicle } from './vehicles.ts'

/** What a school drives with: whether each is at work, may be driven, and what comes next. */
export function VehiclesPage() {
  const { t, format, days, km, service, isServiceDue } = useVehicleWords()
  const { school_id } = useSchool('school')
  const types = lateLookupChoices('vehicle_type', school_id)
  const brands = lateLookupChoices('vehicle_brand', school_id)
  const purposes = lateLookupChoices('vehicle_purpose', school_id)
  const branchChoices = useLateRecordChoices(branches, school_id)
  const licenceChoices = useLateRecordChoices(licenceTypes, school_id)
  const now = today()

  const expiry = ({ nearest_paper: next }: ListedVehicle) =>
    next && (
      <>
        {t(`paper.${next.paper}`)}
        <span className={`${classes.near} ${next.days < 0 ? classes.late : ''}`}>{days(next.days)}</span>
      </>
    )

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
          sort: 'registration_no',
          onCard: true,
          render: (vehicle) => <Plate>{vehicle.registration_no}</Plate>,
        },
        {
          key: 'compliance',
          sort: 'compliance',
          onCard: true,
          render: (vehicle) => <ComplianceBadge of={vehicle} />,
        },
        {
          key: 'usage_status',
          render: (vehicle) => <StatusBadge status={vehicle.usage_status} label={t(`usage.${vehicle.usage_status}`)} />,
        },
        { key: 'nearest_paper', sort: 'nearest_paper', onCard: true, render: expiry },
        {
          key: 'next_service',
          render: (vehicle) => (
            <span className={isServiceDue(vehicle, now) ? classes.late : undefined}>{service(vehicle, now)}</span>
          ),
        },
        { key: 'type', isExtra: true },
        { key: 'branch', isExtra: true },
        {
          key: 'licence_type',
          isExtra: true,
          render: (vehicle) => <Bdi>{vehicle.licence_type.join(', ')}</Bdi>,
        },
        { key: 'gear_type', isExtra: true, word: 'gear' },
        {
          key: 'chassis_no',
          isExtra: true,
          render: (vehicle) => <Bdi>{vehicle.chassis_no}</Bdi>,
        },
        {
          key: 'odometer_km',
          sort: 'odometer_km',
          isExtra: true,
          align: 'end',
          render: (vehicle) => vehicle.odometer_km !== null && km(vehicle.odometer_km),
        },
        {
          key: 'insurance_expires_on',
          isExtra: true,
          align: 'end',
          render: (vehicle) => vehicle.insurance_expires_on && format.date(vehicle.insurance_expires_on),
        },
      ]}
      filters={[
        { name: 'compliance', word: 'compliance' },
        {
          name: 'expiring_within',
          label: t('filter.expiring'),
          choices: [{ value: '30', label: t('filter.expiring30') }],
        },
        { name: 'type_id', choices: types },
        { name: 'licence_type_id', choices: licenceChoices },
        { name: 'branch_id', choices: branchChoices },
        { name: 'gear_type', word: 'gear' },
        { name: 'usage_status', word: 'usage' },
      ]}
      sheet={{
        name_ar: { example: 'كورولا البيضاء' },
        name_en: { example: 'White Corolla' },
        registration_no: { example: 'ABJ 1234' },
        chassis_no: { example: '1HGCM82633A004352' },
        branch: { firstOf: branchChoices },
        brand: { firstOf: brands },
        type: { firstOf: types },
        model: { example: 'Corolla' },
        year_model: { example: '2024' },
        gear_type: { word: 'gear' },
        passenger_capacity: { example: '5' },
        licence_type: { firstOf: licenceChoices, example: 'B' },
        purpose: { firstOf: purposes },
        ownership: { word: 'ownership' },
        usage_status: { word: 'usage' },
        insurance_expires_on: { example: '2027-06-30' },
        service_cycle: { word: 'cycle' },
        interval_km: { example: '10000' },
        fuel: { word: 'fuel' },
      }}
    />
  )
}
VehiclesPage.ask = askList(fleet)
