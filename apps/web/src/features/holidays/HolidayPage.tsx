import { holidayEffects, holidayKinds } from '@dsms/contract/holidays'
import { hijriOf, recurrences } from '@dsms/contract/holidays.days'
import type { Scope } from '@dsms/contract/permissions'
import { Checkbox, Group, NumberInput, Select, Switch } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import { AreaForm } from '../../components/areas/AreaForm.tsx'
import { BranchInput } from '../../components/areas/AreaInputs.tsx'
import { NamesInput, noNames } from '../../components/areas/NamesInput.tsx'
import { FormGroup, fullRow } from '../../components/records/form/RecordForm.tsx'
import { DateField } from '../../components/records/inputs/DateField.tsx'
import { useCountries } from '../../components/records/inputs/useLookups.ts'
import { useSchool } from '../../components/records/school/useSchool.ts'
import { useText } from '../../i18n/index.ts'
import { Coming } from './Coming.tsx'
import { holidaysOf } from './holidays.ts'

const common = {
  name: noNames,
  kind: 'public',
  starts_on: null as string | null,
  ends_on: null as string | null,
  recurrence: 'none',
  hijri_month: '' as number | '',
  hijri_day: '' as number | '',
  easter_offset: '' as number | '',
  is_working: false,
  open_from: '',
  open_to: '',
  affects: [...holidayEffects] as string[],
  may_override: true,
  branch_id: null as string | null,
  country_id: null as string | null,
}
export type HolidayValues = typeof common

/** A holiday: what it is called, when it is and returns, and whom it concerns. */
export function HolidayPage({ scope, id }: { scope: Scope; id?: number | undefined }) {
  const t = useText('holidays')
  const { school_id } = useSchool(scope)
  const { branch_id, country_id, ...shared } = common
  const empty = (scope === 'school' ? { ...shared, branch_id } : { ...shared, country_id }) as HolidayValues
  return (
    <AreaForm of={holidaysOf(scope)} id={id} empty={empty}>
      {(form, holiday) => {
        const field = form.getInputProps
        const { recurrence, is_working } = form.values
        const setStart = (starts_on: string | null) => {
          form.setFieldValue('starts_on', starts_on)
          // most holidays are one day long
          if (starts_on && (!form.values.ends_on || form.values.ends_on < starts_on))
            form.setFieldValue('ends_on', starts_on)
          if (starts_on && recurrence === 'yearly_hijri') {
            const hijri = hijriOf(starts_on)
            form.setFieldValue('hijri_month', hijri.month)
            form.setFieldValue('hijri_day', hijri.day)
          }
        }
        return (
          <>
            <FormGroup title={t('group.what')}>
              <NamesInput label={t('field.name')} required maxLength={120} {...field('name')} />
              <Select
                label={t('field.kind')}
                required
                allowDeselect={false}
                data={holidayKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
                {...field('kind')}
              />
              {scope === 'school' ? (
                <BranchInput
                  label={t('field.branch_id')}
                  placeholder={t('allBranches')}
                  clearable
                  school_id={school_id}
                  present={[holiday?.branch_id, holiday?.branch]}
                  {...field('branch_id')}
                />
              ) : (
                <CountryField props={field('country_id')} />
              )}
            </FormGroup>
            <FormGroup title={t('group.when')}>
              <DateField
                required
                label={t('field.starts_on')}
                {...field('starts_on')}
                value={form.values.starts_on}
                onChange={setStart}
              />
              <DateField required label={t('field.ends_on')} {...field('ends_on')} value={form.values.ends_on} />
              <Select
                label={t('field.recurrence')}
                allowDeselect={false}
                data={recurrences.map((value) => ({ value, label: t(`recurrence.${value}`) }))}
                {...field('recurrence')}
              />
              {recurrence === 'yearly_hijri' && (
                <Group grow align="start">
                  <Select
                    label={t('field.hijri_month')}
                    allowDeselect={false}
                    data={Array.from({ length: 12 }, (_, n) => ({
                      value: String(n + 1),
                      label: t(`hijriMonth.${n + 1}` as 'hijriMonth.1'),
                    }))}
                    {...field('hijri_month')}
                    value={String(form.values.hijri_month)}
                    onChange={(value) => form.setFieldValue('hijri_month', Number(value))}
                  />
                  <NumberInput
                    label={t('field.hijri_day')}
                    min={1}
                    max={30}
                    allowDecimal={false}
                    {...field('hijri_day')}
                  />
                </Group>
              )}
              {recurrence === 'yearly_easter' && (
                <NumberInput
                  label={t('field.easter_offset')}
                  description={t('easterHelp')}
                  required
                  allowDecimal={false}
                  {...field('easter_offset')}
                />
              )}
              <div className={fullRow}>
                <Coming values={form.values} confirmed={holiday?.confirmed ?? []} />
              </div>
            </FormGroup>
            <FormGroup title={t('group.effect')}>
              <Switch
                label={t('field.is_working')}
                description={t('workingHelp')}
                checked={is_working}
                {...field('is_working')}
              />
              {is_working && (
                <Group grow align="start">
                  <TimeInput label={t('field.open_from')} required {...field('open_from')} />
                  <TimeInput label={t('field.open_to')} required {...field('open_to')} />
                </Group>
              )}
              <Checkbox.Group label={t('field.affects')} {...field('affects')}>
                <Group gap="md" mt={6}>
                  {holidayEffects.map((value) => (
                    <Checkbox key={value} value={value} label={t(`affects.${value}`)} />
                  ))}
                </Group>
              </Checkbox.Group>
              <Switch
                label={t('field.may_override')}
                description={t(scope === 'school' ? 'overrideHelp.school' : 'overrideHelp.platform')}
                checked={form.values.may_override}
                {...field('may_override')}
              />
            </FormGroup>
          </>
        )
      }}
    </AreaForm>
  )
}

function CountryField({ props }: { props: object }) {
  const t = useText('holidays')
  const countries = useCountries().data ?? []
  return (
    <Select
      label={t('field.country_id')}
      placeholder={t('allCountries')}
      clearable
      searchable
      limit={100}
      data={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...props}
    />
  )
}
