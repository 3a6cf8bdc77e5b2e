import type { Scope } from '@dsms/contract/kernel/permissions'
import { holidayEffects } from '@dsms/contract/school/holidays/calls'
import { hijriOf } from '@dsms/contract/school/holidays/days'
import { Checkbox, Group, NumberInput, Select, Switch } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { BranchInput } from '../shared/SchoolInputs.tsx'
import { Coming } from './Coming.tsx'
import type { HolidayValues } from './holidays.ts'
import { emptyHoliday, holidaysOf } from './holidays.ts'
import { LibraryFields } from './LibraryFields.tsx'

/** A holiday: what it is called, when it is and returns, and whom it concerns. */
export function HolidayPage({ scope, id }: { scope: Scope; id?: number | undefined }) {
  const t = useText('holidays')
  const { branch_id, country_id, organization_id, ...shared } = emptyHoliday
  const empty = (
    scope === 'school' ? { ...shared, branch_id } : { ...shared, country_id, organization_id }
  ) as HolidayValues
  return (
    <AreaForm of={holidaysOf(scope)} id={id} empty={empty}>
      {(form, holiday) => {
        const { field, oneOf, choice } = form
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
              <NamesInput {...field('name')} />
              <Select {...oneOf('kind')} />
              {scope === 'school' ? (
                <BranchInput placeholder={t('allBranches')} {...choice('branch')} />
              ) : (
                <LibraryFields
                  country={field('country_id')}
                  organization={field('organization_id')}
                  holiday={holiday}
                />
              )}
            </FormGroup>
            <FormGroup title={t('group.when')}>
              <DateField {...field('starts_on')} onChange={setStart} />
              <DateField {...field('ends_on')} />
              <Select {...oneOf('recurrence')} />
              {recurrence === 'yearly_hijri' && (
                <Group grow align="start">
                  <Select
                    allowDeselect={false}
                    data={Array.from({ length: 12 }, (_, n) => ({
                      value: String(n + 1),
                      label: t(`hijriMonth.${n + 1}` as 'hijriMonth.1'),
                    }))}
                    {...field('hijri_month')}
                    value={String(form.values.hijri_month)}
                    onChange={(value) => form.setFieldValue('hijri_month', Number(value))}
                  />
                  <NumberInput min={1} max={30} allowDecimal={false} {...field('hijri_day')} />
                </Group>
              )}
              {recurrence === 'yearly_easter' && (
                <NumberInput description={t('easterHelp')} allowDecimal={false} {...field('easter_offset')} required />
              )}
              <div className={fullRow}>
                <Coming values={form.values} confirmed={holiday?.confirmed ?? []} />
              </div>
            </FormGroup>
            <FormGroup title={t('group.effect')}>
              <Switch description={t('workingHelp')} checked={is_working} {...field('is_working')} />
              {is_working && (
                <Group grow align="start">
                  <TimeInput {...field('open_from')} required />
                  <TimeInput {...field('open_to')} required />
                </Group>
              )}
              <Checkbox.Group {...field('affects')}>
                <Group gap="md" mt={6}>
                  {holidayEffects.map((value) => (
                    <Checkbox key={value} value={value} label={t(`affects.${value}`)} />
                  ))}
                </Group>
              </Checkbox.Group>
              <Switch
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
