import { branches } from '@dsms/contract/school/branches/calls'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { StatusDays } from '../../../kit/areas/status/StatusNote.tsx'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { lateLookupChoices } from '../../school/public.ts'
import { rooms } from './classRooms.ts'

/** The rooms of a school for theory. */
export function ClassRoomsPage() {
  const { school_id } = useSchool('school')
  const types = lateLookupChoices('room_type', school_id)
  return (
    <AreaList
      of={rooms}
      subtitle={(room) => <StatusDays record={room} />}
      columns={[
        { key: 'branch', onCard: true },
        { key: 'type' },
        { key: 'function' },
        { key: 'max_capacity', sort: 'max_capacity', align: 'end' },
        { key: 'legal_capacity', sort: 'legal_capacity', align: 'end', onCard: true },
        { key: 'gender_scope', isExtra: true },
      ]}
      filters={[
        { name: 'branch_id', choices: useLateRecordChoices(branches, school_id) },
        { name: 'type_id', choices: types },
        { name: 'gender_scope' },
      ]}
      sheet={{
        name_ar: { example: 'القاعة 1' },
        name_en: { example: 'Room 1' },
        type: { firstOf: types },
        max_capacity: { example: '20' },
        legal_capacity: { example: '16' },
      }}
    />
  )
}
ClassRoomsPage.ask = askList(rooms)
