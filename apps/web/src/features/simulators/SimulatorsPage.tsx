import { branches } from '@dsms/contract/branches'
import { classRooms } from '@dsms/contract/classRooms'
import { gearboxes } from '@dsms/contract/licenceTypes'
import { calibrationStates, simulatorOwnerships } from '@dsms/contract/simulators'
import { AreaList } from '../../components/areas/AreaList.tsx'
import { useGenderScopes, wordsOf } from '../../components/areas/genders.ts'
import { LicenceCodes } from '../../components/areas/LicencesInput.tsx'
import { StatusDays } from '../../components/areas/StatusNote.tsx'
import { useLookupChoices, useRecordChoices } from '../../components/areas/useChoices.ts'
import { Bdi, Typed } from '../../components/Bidi.tsx'
import { useSchool } from '../../components/records/school/useSchool.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { CalibrationBadge } from './CalibrationBadge.tsx'
import { devices } from './simulators.ts'

/** The simulators of a school. */
export function SimulatorsPage() {
  const t = useText('simulators')
  const areas = useText('areas')
  const format = useFormat()
  const { school_id } = useSchool('school')
  const genders = useGenderScopes()
  const brands = useLookupChoices('vehicle_brand', school_id)
  const ownerships = simulatorOwnerships.map((value) => ({ value, label: t(`ownership.${value}`) }))
  const gears = gearboxes.map((value) => ({ value, label: t(`gearbox.${value}`) }))
  return (
    <AreaList
      of={devices}
      subtitle={(device) => <StatusDays record={device} />}
      columns={[
        {
          key: 'asset_no',
          title: t('field.asset_no'),
          sort: 'asset_no',
          onCard: true,
          render: (device) => <Bdi>{device.asset_no}</Bdi>,
        },
        { key: 'branch', title: t('field.branch'), isExtra: true, render: (device) => <Typed>{device.branch}</Typed> },
        {
          key: 'class_room',
          title: t('field.class_room'),
          onCard: true,
          render: (device) => device.class_room && <Typed>{device.class_room}</Typed>,
        },
        { key: 'brand', title: t('field.brand'), render: (device) => device.brand && <Typed>{device.brand}</Typed> },
        { key: 'type', title: t('field.type'), isExtra: true, render: (device) => device.type },
        { key: 'ownership', title: t('field.ownership'), render: (device) => t(`ownership.${device.ownership}`) },
        {
          key: 'gender_scope',
          title: t('field.gender_scope'),
          render: (device) => wordsOf(genders)[device.gender_scope],
        },
        {
          key: 'calibration',
          title: t('field.calibration'),
          sort: 'calibration_due_on',
          onCard: true,
          render: (device) => <CalibrationBadge device={device} />,
        },
        {
          key: 'licence_type',
          title: areas('licences'),
          isExtra: true,
          render: (device) => <LicenceCodes codes={device.licence_type} />,
        },
        {
          key: 'gearbox',
          title: t('field.gearbox'),
          isExtra: true,
          render: (device) => t(`gearbox.${device.gearbox}`),
        },
        {
          key: 'hours_meter',
          title: t('field.hours_meter'),
          sort: 'hours_meter',
          align: 'end',
          isExtra: true,
          render: (device) => format.number(device.hours_meter),
        },
      ]}
      filters={[
        { name: 'branch_id', label: t('field.branch'), choices: useRecordChoices(branches, school_id) },
        { name: 'class_room_id', label: t('field.class_room'), choices: useRecordChoices(classRooms, school_id) },
        {
          name: 'calibration',
          label: t('field.calibration'),
          choices: calibrationStates.map((value) => ({ value, label: t(`calibration.${value}`) })),
        },
        { name: 'ownership', label: t('field.ownership'), choices: ownerships },
        { name: 'gender_scope', label: t('field.gender_scope'), choices: genders },
      ]}
      sheet={{
        asset_no: { isRequired: true, example: 'SIM-01' },
        name_ar: { isRequired: true, example: 'جهاز المحاكاة الأول' },
        name_en: { example: 'First simulator' },
        serial_no: { isRequired: true, example: 'DX-2024-118' },
        branch: { isRequired: true },
        brand: { example: brands[0]?.label ?? '' },
        gearbox: { words: wordsOf(gears) },
        stations: { example: '1' },
        ownership: { words: wordsOf(ownerships) },
        gender_scope: { words: wordsOf(genders) },
        hours_meter: { example: '120' },
      }}
    />
  )
}
