import { MultiSelect, NumberInput, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { GenderInput, NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { code, codes, formFields, key, names, number, text } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { PhotoInput } from '../../../kit/areas/inputs/PhotoInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { BranchInput, LookupInput } from '../../school/public.ts'
import { rooms } from './classRooms.ts'
import { RoomSimulators } from './RoomSimulators.tsx'

const fields = formFields(rooms, {
  name: names(),
  branch_id: key(),
  type_id: key(),
  function_id: key(),
  max_capacity: number(),
  legal_capacity: number(),
  gender_scope: code('mixed'),
  area_m2: number(),
  equipment: codes(),
  online_link: text(),
  notes: text(),
  photo: text(),
})

/** A room: its form, and what happened to it. */
export function ClassRoomPage({ id }: { id?: number | undefined }) {
  const t = useText('classRooms')
  return (
    <AreaScreen of={rooms} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
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
          {screen.record && <RoomSimulators room={screen.record} school={screen.school} />}
          <RecordHistory history={screen.record?.history} words="classRooms" />
        </>
      )}
    </AreaScreen>
  )
}
