import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { GenderInput, NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { PhotoInput } from '../../../kit/areas/inputs/PhotoInput.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { LicencesInput } from '../../curriculum/public.ts'
import { BranchInput } from '../../school/public.ts'
import { CircuitToday } from './CircuitToday.tsx'
import { yards } from './circuits.ts'
import { LayoutEditor } from './LayoutEditor.tsx'
import { layoutBody, noLayout } from './layout.ts'
import { ZonesEditor } from './ZonesEditor.tsx'

const empty = {
  name: noNames,
  branch_id: null as string | null,
  function: 'practical',
  surface: 'asphalt',
  gender_scope: 'mixed',
  licence_type_ids: [] as string[],
  max_capacity: '' as number | '',
  legal_capacity: '' as number | '',
  vehicle_count: 0 as number | '',
  area_m2: '' as number | '',
  length_m: '' as number | '',
  is_lit: false,
  is_covered: false,
  permit_no: '',
  permit_expires_on: null as string | null,
  address: '',
  latitude: null as number | null,
  longitude: null as number | null,
  plan_image: '',
  notes: '',
  layout: noLayout,
}

/** A circuit: what may happen on it today, its form with the plan, and what happened to it. */
export function CircuitPage({ id }: { id?: number | undefined }) {
  const t = useText('circuits')
  return (
    <AreaForm
      of={yards}
      id={id}
      empty={empty}
      write={({ layout }) => ({ layout: layoutBody(layout) })}
      before={(circuit, school) => <CircuitToday circuit={circuit} school_id={school.school_id} />}
    >
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
  )
}
