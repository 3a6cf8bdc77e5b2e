import { circuitFunctions, circuitSurfaces } from '@dsms/contract/circuits'
import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import { AreaForm } from '../../components/areas/AreaForm.tsx'
import { BranchInput, GenderInput, NotesInput } from '../../components/areas/AreaInputs.tsx'
import { useGenderScopes } from '../../components/areas/genders.ts'
import { LicencesInput } from '../../components/areas/LicencesInput.tsx'
import { NamesInput, noNames } from '../../components/areas/NamesInput.tsx'
import { PhotoInput } from '../../components/areas/PhotoInput.tsx'
import { FormGroup, fullRow } from '../../components/records/form/RecordForm.tsx'
import { DateField } from '../../components/records/inputs/DateField.tsx'
import { DecimalInput } from '../../components/records/inputs/DecimalInput.tsx'
import { useSchool } from '../../components/records/school/useSchool.ts'
import { useMay } from '../../components/records/useMay.ts'
import { useText } from '../../i18n/index.ts'
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
  const may = useMay()
  const { school_id } = useSchool('school')
  const _genders = useGenderScopes()
  return (
    <AreaForm
      of={yards}
      id={id}
      empty={empty}
      write={({ layout }) => ({ layout: layoutBody(layout) })}
      before={(circuit, school) => <CircuitToday circuit={circuit} school_id={school.school_id} />}
    >
      {(form, circuit) => {
        const field = form.getInputProps
        const { layout, legal_capacity, plan_image } = form.values
        const isStill = circuit
          ? !may(yards.area.calls.update) || circuit.archived_at !== null
          : !may(yards.area.calls.create)
        const parts = {
          value: layout,
          onChange: (changed: typeof layout) => form.setFieldValue('layout', changed),
          errorAt: (path: string) => form.errors[`layout.${path}`],
          isStill,
        }
        return (
          <>
            <FormGroup title={t('group.circuit')}>
              <NamesInput label={t('field.name')} required {...field('name')} />
              <BranchInput
                label={t('field.branch')}
                required
                school_id={school_id}
                present={[circuit?.branch_id, circuit?.branch]}
                {...field('branch_id')}
              />
              <Select
                label={t('field.function')}
                required
                allowDeselect={false}
                data={circuitFunctions.map((value) => ({ value, label: t(`function.${value}`) }))}
                {...field('function')}
              />
              <Select
                label={t('field.surface')}
                allowDeselect={false}
                data={circuitSurfaces.map((value) => ({ value, label: t(`surface.${value}`) }))}
                {...field('surface')}
              />
              <GenderInput label={t('field.gender_scope')} {...field('gender_scope')} />
              <LicencesInput school_id={school_id} present={circuit} {...field('licence_type_ids')} />
            </FormGroup>
            <FormGroup title={t('group.capacity')}>
              <NumberInput
                label={t('field.max_capacity')}
                description={t('maxHelp')}
                required
                allowDecimal={false}
                {...field('max_capacity')}
              />
              <NumberInput
                label={t('field.legal_capacity')}
                description={t('legalHelp')}
                required
                allowDecimal={false}
                {...field('legal_capacity')}
              />
              <NumberInput
                label={t('field.vehicle_count')}
                description={t('vehicleHelp')}
                allowDecimal={false}
                {...field('vehicle_count')}
              />
              <NumberInput label={t('field.area_m2')} allowDecimal={false} {...field('area_m2')} />
              <NumberInput label={t('field.length_m')} allowDecimal={false} {...field('length_m')} />
              <div>
                <Switch mb="sm" label={t('field.is_lit')} {...form.getInputProps('is_lit', { type: 'checkbox' })} />
                <Switch label={t('field.is_covered')} {...form.getInputProps('is_covered', { type: 'checkbox' })} />
              </div>
            </FormGroup>
            <FormGroup title={t('group.zones')}>
              <ZonesEditor {...parts} error={form.errors.layout} legalCapacity={Number(legal_capacity)} />
            </FormGroup>
            <FormGroup title={t('group.plan')}>
              <LayoutEditor {...parts} image={plan_image} />
              <div className={fullRow}>
                <PhotoInput label={t('field.plan_image')} description={t('planImageHelp')} {...field('plan_image')} />
              </div>
            </FormGroup>
            <FormGroup title={t('group.place')}>
              <TextInput label={t('field.permit_no')} dir="auto" maxLength={60} {...field('permit_no')} />
              <DateField
                label={t('field.permit_expires_on')}
                {...field('permit_expires_on')}
                value={form.values.permit_expires_on}
              />
              <TextInput label={t('field.address')} dir="auto" maxLength={300} {...field('address')} />
              <DecimalInput label={t('field.latitude')} most={6} {...field('latitude')} value={form.values.latitude} />
              <DecimalInput
                label={t('field.longitude')}
                most={6}
                {...field('longitude')}
                value={form.values.longitude}
              />
              <NotesInput label={t('field.notes')} {...field('notes')} />
            </FormGroup>
          </>
        )
      }}
    </AreaForm>
  )
}
