import { roomEquipment } from '@dsms/contract/classRooms'
import { MultiSelect, NumberInput, TextInput } from '@mantine/core'
import { AreaForm } from '../../components/areas/AreaForm.tsx'
import { BranchInput, GenderInput, LookupInput, NotesInput } from '../../components/areas/AreaInputs.tsx'
import { useGenderScopes } from '../../components/areas/genders.ts'
import { NamesInput, noNames } from '../../components/areas/NamesInput.tsx'
import { PhotoInput } from '../../components/areas/PhotoInput.tsx'
import { FormGroup, fullRow } from '../../components/records/form/RecordForm.tsx'
import { useSchool } from '../../components/records/school/useSchool.ts'
import { useText } from '../../i18n/index.ts'
import { rooms } from './classRooms.ts'
import { RoomSimulators } from './RoomSimulators.tsx'

const empty = {
  name: noNames,
  branch_id: null as string | null,
  type_id: null as string | null,
  function_id: null as string | null,
  max_capacity: '' as number | '',
  legal_capacity: '' as number | '',
  gender_scope: 'mixed',
  area_m2: '' as number | '',
  equipment: [] as string[],
  online_link: '',
  notes: '',
  photo: '',
}

/** A room: its form, and what happened to it. */
export function ClassRoomPage({ id }: { id?: number | undefined }) {
  const t = useText('classRooms')
  const { school_id } = useSchool('school')
  const _genders = useGenderScopes()
  return (
    <AreaForm of={rooms} id={id} empty={empty} after={(room, school) => <RoomSimulators room={room} school={school} />}>
      {(form, room) => {
        const field = form.getInputProps
        return (
          <>
            <FormGroup title={t('group.room')}>
              <NamesInput label={t('field.name')} required {...field('name')} />
              <BranchInput
                label={t('field.branch')}
                required
                school_id={school_id}
                present={[room?.branch_id, room?.branch]}
                {...field('branch_id')}
              />
              <LookupInput
                label={t('field.type')}
                required
                kind="room_type"
                school_id={school_id}
                present={[room?.type_id, room?.type]}
                {...field('type_id')}
              />
              <LookupInput
                label={t('field.function')}
                clearable
                kind="room_function"
                school_id={school_id}
                present={[room?.function_id, room?.function]}
                {...field('function_id')}
              />
              <GenderInput label={t('field.gender_scope')} {...field('gender_scope')} />
            </FormGroup>
            <FormGroup title={t('group.capacity')}>
              <NumberInput label={t('field.max_capacity')} required allowDecimal={false} {...field('max_capacity')} />
              <NumberInput
                label={t('field.legal_capacity')}
                description={t('legalHelp')}
                required
                allowDecimal={false}
                {...field('legal_capacity')}
              />
              <NumberInput label={t('field.area_m2')} allowDecimal={false} {...field('area_m2')} />
              <MultiSelect
                label={t('field.equipment')}
                data={roomEquipment.map((value) => ({ value, label: t(`equipment.${value}`) }))}
                {...field('equipment')}
              />
              <TextInput label={t('field.online_link')} dir="ltr" type="url" {...field('online_link')} />
              <NotesInput label={t('field.notes')} {...field('notes')} />
              <div className={fullRow}>
                <PhotoInput label={t('field.photo')} {...field('photo')} />
              </div>
            </FormGroup>
          </>
        )
      }}
    </AreaForm>
  )
}
