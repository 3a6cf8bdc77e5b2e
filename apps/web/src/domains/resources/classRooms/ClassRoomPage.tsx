import { MultiSelect, NumberInput, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { GenderInput, NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { PhotoInput } from '../../../kit/areas/inputs/PhotoInput.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { BranchInput, LookupInput } from '../../school/public.ts'
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
  return (
    <AreaForm of={rooms} id={id} empty={empty} after={(room, school) => <RoomSimulators room={room} school={school} />}>
      {({ field, oneOf, choice }) => (
        <>
          <FormGroup title={t('group.room')}>
            <NamesInput {...field('name')} />
            <BranchInput {...choice('branch')} />
            <LookupInput kind="room_type" {...choice('type')} />
            <LookupInput kind="room_function" {...choice('function')} />
            <GenderInput {...field('gender_scope')} />
          </FormGroup>
          <FormGroup title={t('group.capacity')}>
            <NumberInput allowDecimal={false} {...field('max_capacity')} />
            <NumberInput description={t('legalHelp')} allowDecimal={false} {...field('legal_capacity')} />
            <NumberInput allowDecimal={false} {...field('area_m2')} />
            <MultiSelect {...oneOf('equipment')} />
            <TextInput dir="ltr" type="url" {...field('online_link')} />
            <NotesInput {...field('notes')} />
            <div className={fullRow}>
              <PhotoInput {...field('photo')} />
            </div>
          </FormGroup>
        </>
      )}
    </AreaForm>
  )
}
