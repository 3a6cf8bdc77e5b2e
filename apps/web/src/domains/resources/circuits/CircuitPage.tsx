import type { circuits } from '@dsms/contract/resources/circuits/calls'
import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { GenderInput, NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import {
  amount,
  code,
  day,
  type FieldOf,
  flag,
  formFields,
  key,
  keys,
  names,
  number,
  text,
} from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { PhotoInput } from '../../../kit/areas/inputs/PhotoInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { LicencesInput } from '../../curriculum/public.ts'
import { BranchInput } from '../../school/public.ts'
import { CircuitToday } from './CircuitToday.tsx'
import { yards } from './circuits.ts'
import { LayoutEditor } from './LayoutEditor.tsx'
import { type DraftLayout, layoutBody, noLayout } from './layout.ts'
import { ZonesEditor } from './ZonesEditor.tsx'

const plan: FieldOf<typeof circuits, 'layout', DraftLayout> = {
  empty: noLayout,
  read: (stored) => stored,
  write: layoutBody,
}

const fields = formFields(yards, {
  name: names(),
  branch_id: key(),
  function: code('practical'),
  surface: code('asphalt'),
  gender_scope: code('mixed'),
  licence_type_ids: keys(),
  max_capacity: number(),
  legal_capacity: number(),
  vehicle_count: number(0),
  area_m2: number(),
  length_m: number(),
  is_lit: flag(),
  is_covered: flag(),
  permit_no: text(),
  permit_expires_on: day(),
  address: text(),
  latitude: amount(),
  longitude: amount(),
  plan_image: text(),
  notes: text(),
  layout: plan,
})

/** A circuit: what may happen on it today, its form with the plan, and what happened to it. */
export function CircuitPage({ id }: { id?: number | undefined }) {
  const t = useText('circuits')
  return (
    <AreaScreen of={yards} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          {screen.record && <CircuitToday circuit={screen.record} school_id={screen.school.school_id} />}
          <AreaForm on={screen} fields={fields}>
            {(form) => {
              const { field, toggle, oneOf, choice, licences, isStill } = form
              const { layout, legal_capacity, plan_image } = form.values
              const parts = {
                value: layout,
                onChange: (changed: typeof layout) => form.setFieldValue('layout', changed),
                errorAt: (path: string) => form.errors[`layout.${path}`],
                isStill,
              }
              return (
                <>
                  <FormGroup title={t('group.circuit')}>
                    <NamesInput {...field('name')} />
                    <BranchInput {...choice('branch')} />
                    <Select {...oneOf('function')} />
                    <Select {...oneOf('surface')} />
                    <GenderInput {...field('gender_scope')} />
                    <LicencesInput {...licences()} />
                  </FormGroup>
                  <FormGroup title={t('group.capacity')}>
                    <NumberInput description={t('maxHelp')} allowDecimal={false} {...field('max_capacity')} />
                    <NumberInput description={t('legalHelp')} allowDecimal={false} {...field('legal_capacity')} />
                    <NumberInput description={t('vehicleHelp')} allowDecimal={false} {...field('vehicle_count')} />
                    <NumberInput allowDecimal={false} {...field('area_m2')} />
                    <NumberInput allowDecimal={false} {...field('length_m')} />
                    <div>
                      <Switch mb="sm" {...toggle('is_lit')} />
                      <Switch {...toggle('is_covered')} />
                    </div>
                  </FormGroup>
                  <FormGroup title={t('group.zones')}>
                    <ZonesEditor {...parts} error={form.errors.layout} legalCapacity={Number(legal_capacity)} />
                  </FormGroup>
                  <FormGroup title={t('group.plan')}>
                    <LayoutEditor {...parts} image={plan_image} />
                    <div className={fullRow}>
                      <PhotoInput description={t('planImageHelp')} {...field('plan_image')} />
                    </div>
                  </FormGroup>
                  <FormGroup title={t('group.place')}>
                    <TextInput dir="auto" {...field('permit_no')} />
                    <DateField {...field('permit_expires_on')} />
                    <TextInput dir="auto" {...field('address')} />
                    <DecimalInput most={6} {...field('latitude')} />
                    <DecimalInput most={6} {...field('longitude')} />
                    <NotesInput {...field('notes')} />
                  </FormGroup>
                </>
              )
            }}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="circuits" />
        </>
      )}
    </AreaScreen>
  )
}
