import { classRooms } from '@dsms/contract/classRooms'
import { gearboxes } from '@dsms/contract/licenceTypes'
import { digitsOf, toMajor, toMinor } from '@dsms/contract/money'
import { simulatorOwnerships } from '@dsms/contract/simulators'
import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import { AreaForm } from '../../components/areas/AreaForm.tsx'
import { BranchInput, GenderInput, LookupInput, NotesInput } from '../../components/areas/AreaInputs.tsx'
import { useGenderScopes } from '../../components/areas/genders.ts'
import { LicencesInput } from '../../components/areas/LicencesInput.tsx'
import { NamesInput, noNames } from '../../components/areas/NamesInput.tsx'
import { useRecordChoices, withPresent } from '../../components/areas/useChoices.ts'
import { FormGroup } from '../../components/records/form/RecordForm.tsx'
import { DateField } from '../../components/records/inputs/DateField.tsx'
import { DecimalInput } from '../../components/records/inputs/DecimalInput.tsx'
import { useCurrency } from '../../components/records/school/useCurrency.ts'
import { useSchool } from '../../components/records/school/useSchool.ts'
import { useMay } from '../../components/records/useMay.ts'
import { useText } from '../../i18n/index.ts'
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
  const may = useMay()
  const { school_id } = useSchool('school')
  const own = useCurrency(school_id)
  const _genders = useGenderScopes()
  const rooms = useRecordChoices(classRooms, school_id)
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
        const field = form.getInputProps
        const currency = device?.currency ?? own
        const cost = form.values.hourly_cost_minor
        const isStill = device
          ? !may(devices.area.calls.update) || device.archived_at !== null
          : !may(devices.area.calls.create)
        return (
          <>
            <FormGroup title={t('group.simulator')}>
              <TextInput label={t('field.asset_no')} required dir="ltr" maxLength={40} {...field('asset_no')} />
              <NamesInput label={t('field.name')} required {...field('name')} />
              <TextInput label={t('field.serial_no')} required dir="ltr" maxLength={40} {...field('serial_no')} />
              <LookupInput
                label={t('field.brand')}
                clearable
                searchable
                kind="vehicle_brand"
                school_id={school_id}
                present={[device?.brand_id, device?.brand]}
                {...field('brand_id')}
              />
              <LookupInput
                label={t('field.type')}
                clearable
                kind="vehicle_type"
                school_id={school_id}
                present={[device?.type_id, device?.type]}
                {...field('type_id')}
              />
              <TextInput label={t('field.maker')} dir="auto" maxLength={80} {...field('maker')} />
              <TextInput label={t('field.model')} dir="auto" maxLength={80} {...field('model')} />
            </FormGroup>
            <FormGroup title={t('group.place')}>
              <BranchInput
                label={t('field.branch')}
                required
                school_id={school_id}
                present={[device?.branch_id, device?.branch]}
                {...field('branch_id')}
              />
              <Select
                label={t('field.class_room')}
                clearable
                data={withPresent(rooms, device?.class_room_id, device?.class_room)}
                {...field('class_room_id')}
              />
              <LookupInput
                label={t('field.purpose')}
                clearable
                kind="vehicle_purpose"
                school_id={school_id}
                present={[device?.purpose_id, device?.purpose]}
                {...field('purpose_id')}
              />
              <GenderInput label={t('field.gender_scope')} {...field('gender_scope')} />
              <LicencesInput school_id={school_id} present={device} {...field('licence_type_ids')} />
              <div>
                <Switch
                  mb="sm"
                  label={t('field.is_trainer_required')}
                  {...form.getInputProps('is_trainer_required', { type: 'checkbox' })}
                />
                <Switch
                  label={t('field.is_self_service_allowed')}
                  {...form.getInputProps('is_self_service_allowed', { type: 'checkbox' })}
                />
              </div>
            </FormGroup>
            <FormGroup title={t('group.technical')}>
              <Select
                label={t('field.gearbox')}
                allowDeselect={false}
                data={gearboxes.map((value) => ({ value, label: t(`gearbox.${value}`) }))}
                {...field('gearbox')}
              />
              <NumberInput label={t('field.stations')} required allowDecimal={false} {...field('stations')} />
              <TextInput label={t('field.software_version')} dir="ltr" maxLength={40} {...field('software_version')} />
              <Switch label={t('field.has_motion')} {...form.getInputProps('has_motion', { type: 'checkbox' })} />
            </FormGroup>
            <FormGroup title={t('group.calibration')}>
              <NumberInput
                label={t('field.calibration_interval_days')}
                description={t('intervalHelp')}
                allowDecimal={false}
                {...field('calibration_interval_days')}
              />
              {!device && (
                <DateField
                  label={t('field.last_calibrated_on')}
                  {...field('last_calibrated_on')}
                  value={form.values.last_calibrated_on}
                />
              )}
              <DecimalInput
                label={t('field.hours_meter')}
                description={t('meterHelp')}
                required
                most={1}
                {...field('hours_meter')}
                value={form.values.hours_meter}
              />
            </FormGroup>
            <FormGroup title={t('group.ownership')}>
              <Select
                label={t('field.ownership')}
                allowDeselect={false}
                data={simulatorOwnerships.map((value) => ({ value, label: t(`ownership.${value}`) }))}
                {...field('ownership')}
              />
              {form.values.ownership === 'rented' ? (
                <>
                  <DateField label={t('field.rented_from')} {...field('rented_from')} value={form.values.rented_from} />
                  <DateField label={t('field.rented_to')} {...field('rented_to')} value={form.values.rented_to} />
                </>
              ) : (
                <>
                  <DateField label={t('field.purchase_on')} {...field('purchase_on')} value={form.values.purchase_on} />
                  <DateField
                    label={t('field.warranty_ends_on')}
                    {...field('warranty_ends_on')}
                    value={form.values.warranty_ends_on}
                  />
                </>
              )}
              {currency && (
                <DecimalInput
                  label={t('field.hourly_cost_minor')}
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
              <NotesInput label={t('field.notes')} {...field('notes')} />
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
