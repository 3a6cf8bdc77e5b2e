import { classRooms } from '@dsms/contract/resources/classRooms/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { useText } from '../../../kernel/i18n/index.ts'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { StatusDays } from '../../../kit/areas/status/StatusNote.tsx'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { LicenceCodes } from '../../curriculum/public.ts'
import { lateLookupChoices } from '../../school/public.ts'
import { CalibrationBadge } from './CalibrationBadge.tsx'
import { devices } from './simulators.ts'

/** The simulators of a school. */
export function SimulatorsPage() {
  const areas = useText('areas')
  const { school_id } = useSchool('school')
  const brands = lateLookupChoices('vehicle_brand', school_id)
  return (
    <AreaList
      of={devices}
      subtitle={(device) => <StatusDays record={device} />}
      columns={[
        {
          key: 'asset_no',
          sort: 'asset_no',
          onCard: true,
          render: (device) => <Bdi>{device.asset_no}</Bdi>,
        },
        { key: 'branch', isExtra: true },
        { key: 'class_room', onCard: true },
        { key: 'brand' },
        { key: 'type', isExtra: true },
        { key: 'ownership', word: 'ownership' },
        { key: 'gender_scope' },
        {
          key: 'calibration',
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
        { key: 'gearbox', isExtra: true, word: 'gearbox' },
        { key: 'hours_meter', sort: 'hours_meter', align: 'end', isExtra: true },
      ]}
      filters={[
        { name: 'branch_id', choices: useLateRecordChoices(branches, school_id) },
        { name: 'class_room_id', choices: useLateRecordChoices(classRooms, school_id) },
        { name: 'calibration', word: 'calibration' },
        { name: 'ownership', word: 'ownership' },
        { name: 'gender_scope' },
      ]}
      sheet={{
        asset_no: { example: 'SIM-01' },
        name_ar: { example: 'جهاز المحاكاة الأول' },
        name_en: { example: 'First simulator' },
        serial_no: { example: 'DX-2024-118' },
        brand: { firstOf: brands },
        gearbox: { word: 'gearbox' },
        stations: { example: '1' },
        ownership: { word: 'ownership' },
        hours_meter: { example: '120' },
      }}
    />
  )
}
SimulatorsPage.ask = askList(devices)
