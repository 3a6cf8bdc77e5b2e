import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { classRooms } from '@dsms/contract/resources/classRooms/calls'
import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { GenderInput, NotesInput, RecordInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { LicencesInput } from '../../curriculum/public.ts'
import { BranchInput, LookupInput, useCurrency } from '../../school/public.ts'
import { Calibrations } from './Calibrations.tsx'
import { type DraftScenario, ScenariosEditor } from './ScenariosEditor.tsx'
import { devices } from './simulators.ts'

const empty = {
  asset_no: '',
  name: noNames,
  serial_no: '',
  brand_id: null as string | null,
  type_id: null as string | null,
  maker: '',
  model: '',
  branch_id: null as string | null,
  class_room_id: null as string | null,
  purpose_id: null as string | null,
  gender_scope: 'mixed',
  licence_type_ids: [] as string[],
  is_trainer_required: true,
  is_self_service_allowed: false,
  gearbox: 'both',
  stations: 1 as number | '',
  software_version: '',
  has_motion: false,
  ownership: 'purchased',
  rented_from: null as string | null,
  rented_to: null as string | null,
  purchase_on: null as string | null,
  warranty_ends_on: null as string | null,
  hourly_cost_minor: null as number | null,
  calibration_interval_days: '' as number | '',
  last_calibrated_on: null as string | null,
  hours_meter: 0 as number | null,
  notes: '',
  scenarios: [] as DraftScenario[],
}

/** A simulator: how its calibration stands, its form with its scenarios, and what happened to it. */
export function SimulatorPage({ id }: { id?: number | undefined }) {
  const t = useText('simulators')
  const { school_id } = useSchool('school')
  const own = useCurrency(school_id)
  return (
    <AreaForm
      of={devices}
      id={id}
      empty={empty}
      read={({ scenarios }) => ({
        scenarios: scenarios.map(({ names, ...scenario }) => ({ ...scenario, name: { ...noNames, ...names } })),
      })}
      write={({ scenarios }) => ({
        scenarios: scenarios.map((scenario) => ({
          ...scenario,
          difficulty: scenario.difficulty === '' ? null : scenario.difficulty,
          minutes: scenario.minutes === '' ? null : scenario.minutes,
        })),
      })}
      before={(device, school) => <Calibrations device={device} school_id={school.school_id} />}
    >
      {(form, device) => {
        const { field, toggle, oneOf, choice, licences, isStill } = form
        const currency = device?.currency ?? own
        const cost = form.values.hourly_cost_minor
        return (
          <>
            <FormGroup title={t('group.simulator')}>
              <TextInput dir="ltr" {...field('asset_no')} maxLength={40} />
              <NamesInput {...field('name')} />
              <TextInput dir="ltr" {...field('serial_no')} maxLength={40} />
              <LookupInput searchable kind="vehicle_brand" {...choice('brand')} />
              <LookupInput kind="vehicle_type" {...choice('type')} />
              <TextInput dir="auto" {...field('maker')} />
              <TextInput dir="auto" {...field('model')} />
            </FormGroup>
            <FormGroup title={t('group.place')}>
              <BranchInput {...choice('branch')} />
              <RecordInput area={classRooms} {...choice('class_room')} />
              <LookupInput kind="vehicle_purpose" {...choice('purpose')} />
              <GenderInput {...field('gender_scope')} />
              <LicencesInput {...licences()} />
              <div>
                <Switch mb="sm" {...toggle('is_trainer_required')} />
                <Switch {...toggle('is_self_service_allowed')} />
              </div>
            </FormGroup>
            <FormGroup title={t('group.technical')}>
              <Select {...oneOf('gearbox')} />
              <NumberInput allowDecimal={false} {...field('stations')} required />
              <TextInput dir="ltr" {...field('software_version')} />
              <Switch {...toggle('has_motion')} />
            </FormGroup>
            <FormGroup title={t('group.calibration')}>
              <NumberInput
                description={t('intervalHelp')}
                allowDecimal={false}
                {...field('calibration_interval_days')}
              />
              {!device && <DateField {...field('last_calibrated_on')} />}
              <DecimalInput description={t('meterHelp')} most={1} {...field('hours_meter')} required />
            </FormGroup>
            <FormGroup title={t('group.ownership')}>
              <Select {...oneOf('ownership')} />
              {form.values.ownership === 'rented' ? (
                <>
                  <DateField {...field('rented_from')} />
                  <DateField {...field('rented_to')} />
                </>
              ) : (
                <>
                  <DateField {...field('purchase_on')} />
                  <DateField {...field('warranty_ends_on')} />
                </>
              )}
              {currency && (
                <DecimalInput
                  unit={currency}
                  least={digitsOf(currency)}
                  most={digitsOf(currency)}
                  {...field('hourly_cost_minor')}
                  value={cost === null ? null : toMajor(cost, currency)}
                  onChange={(amount) =>
                    form.setFieldValue('hourly_cost_minor', amount === null ? null : toMinor(amount, currency))
                  }
                />
              )}
              <NotesInput {...field('notes')} />
            </FormGroup>
            <FormGroup title={t('group.scenarios')}>
              <ScenariosEditor
                value={form.values.scenarios}
                onChange={(scenarios) => form.setFieldValue('scenarios', scenarios)}
                errorAt={(path) => form.errors[`scenarios.${path}`]}
                isStill={isStill}
              />
            </FormGroup>
          </>
        )
      }}
    </AreaForm>
  )
}
