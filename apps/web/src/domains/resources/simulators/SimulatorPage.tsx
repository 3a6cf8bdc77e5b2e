import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { classRooms } from '@dsms/contract/resources/classRooms/calls'
import type { simulators } from '@dsms/contract/resources/simulators/calls'
import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { GenderInput, NotesInput, RecordInput } from '../../../kit/areas/form/AreaInputs.tsx'
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
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { LicencesInput } from '../../curriculum/public.ts'
import { BranchInput, LookupInput, useCurrency } from '../../school/public.ts'
import { Calibrations } from './Calibrations.tsx'
import { type DraftScenario, ScenariosEditor } from './ScenariosEditor.tsx'
import { devices } from './simulators.ts'

const scenarios: FieldOf<typeof simulators, 'scenarios', DraftScenario[]> = {
  empty: [],
  read: (stored) => stored.map(({ names, ...scenario }) => ({ ...scenario, name: { ...noNames, ...names } })),
  write: (drafts) =>
    drafts.map((scenario) => ({
      ...scenario,
      difficulty: scenario.difficulty === '' ? null : scenario.difficulty,
      minutes: scenario.minutes === '' ? null : scenario.minutes,
    })),
}

const fields = formFields(devices, {
  asset_no: text(),
  name: names(),
  serial_no: text(),
  brand_id: key(),
  type_id: key(),
  maker: text(),
  model: text(),
  branch_id: key(),
  class_room_id: key(),
  purpose_id: key(),
  gender_scope: code('mixed'),
  licence_type_ids: keys(),
  is_trainer_required: flag(true),
  is_self_service_allowed: flag(),
  gearbox: code('both'),
  stations: number(1),
  software_version: text(),
  has_motion: flag(),
  ownership: code('purchased'),
  rented_from: day(),
  rented_to: day(),
  purchase_on: day(),
  warranty_ends_on: day(),
  hourly_cost_minor: amount(),
  calibration_interval_days: number(),
  last_calibrated_on: day(),
  hours_meter: amount(0),
  notes: text(),
  scenarios,
})

/** A simulator: how its calibration stands, its form with its scenarios, and what happened to it. */
export function SimulatorPage({ id }: { id?: number | undefined }) {
  const t = useText('simulators')
  const { school_id } = useSchool('school')
  const own = useCurrency(school_id)
  return (
    <AreaScreen of={devices} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          {screen.record && <Calibrations device={screen.record} school_id={screen.school.school_id} />}
          <AreaForm on={screen} fields={fields}>
            {(form) => {
              const { field, toggle, oneOf, choice, licences, isStill } = form
              const { record: device } = screen
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
          <RecordHistory history={screen.record?.history} words="simulators" />
        </>
      )}
    </AreaScreen>
  )
}
