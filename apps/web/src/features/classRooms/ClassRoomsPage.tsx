import { branches } from '@dsms/contract/branches'
import { AreaList } from '../../components/areas/AreaList.tsx'
import { useGenderScopes, wordsOf } from '../../components/areas/genders.ts'
import { StatusDays } from '../../components/areas/StatusNote.tsx'
import { useLookupChoices, useRecordChoices } from '../../components/areas/useChoices.ts'
import { Typed } from '../../components/Bidi.tsx'
import { useSchool } from '../../components/records/school/useSchool.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { rooms } from './classRooms.ts'

/** The rooms of a school for theory. */
export function ClassRoomsPage() {
  const t = useText('classRooms')
  const format = useFormat()
  const { school_id } = useSchool('school')
  const genders = useGenderScopes()
  const types = useLookupChoices('room_type', school_id)
  return (
    <AreaList
      of={rooms}
      subtitle={(room) => <StatusDays record={room} />}
      columns={[
        { key: 'branch', title: t('field.branch'), onCard: true, render: (room) => <Typed>{room.branch}</Typed> },
        { key: 'type', title: t('field.type'), render: (room) => room.type },
        { key: 'function', title: t('field.function'), render: (room) => room.function },
        {
          key: 'max_capacity',
          title: t('field.max_capacity'),
          sort: 'max_capacity',
          align: 'end',
          render: (room) => format.number(room.max_capacity),
        },
        {
          key: 'legal_capacity',
          title: t('field.legal_capacity'),
          sort: 'legal_capacity',
          align: 'end',
          onCard: true,
          render: (room) => format.number(room.legal_capacity),
        },
        {
          key: 'gender_scope',
          title: t('field.gender_scope'),
          isExtra: true,
          render: (room) => wordsOf(genders)[room.gender_scope],
        },
      ]}
      filters={[
        { name: 'branch_id', label: t('field.branch'), choices: useRecordChoices(branches, school_id) },
        { name: 'type_id', label: t('field.type'), choices: types },
        { name: 'gender_scope', label: t('field.gender_scope'), choices: genders },
      ]}
      sheet={{
        name_ar: { isRequired: true, example: 'القاعة 1' },
        name_en: { example: 'Room 1' },
        branch: { isRequired: true },
        type: { isRequired: true, example: types[0]?.label ?? '' },
        max_capacity: { isRequired: true, example: '20' },
        legal_capacity: { isRequired: true, example: '16' },
        gender_scope: { words: wordsOf(genders) },
      }}
    />
  )
}
