import { holidayEffects } from '@dsms/contract/school/holidays/calls'
import { type HolidayRule, hijriOf } from '@dsms/contract/school/holidays/days'
import { Checkbox, Group, NumberInput, Select, Switch } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import type { AreaFormState } from '../../../kit/areas/form/useAreaForm.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { Coming } from './Coming.tsx'
import type { HolidayValues } from './holidays.ts'

interface Props {
  form: AreaFormState<HolidayValues, 'holidays'>
}

/** What it is called, and whom it concerns. */
export function WhatFields({ form, children }: Props & { children: ReactNode }) {
  const t = useText('holidays')
  return (
    <FormGroup title={t('group.what')}>
      <NamesInput {...form.field('name')} />
      <Select {...form.oneOf('kind')} />
      {children}
    </FormGroup>
  )
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** When it is and returns. */
export function WhenFields({ form, confirmed }: Props & { confirmed: HolidayRule['confirmed'] | undefined }) {
  const t = useText('holidays')
  const { field, oneOf } = form
  const { recurrence } = form.values
  const setStart = (starts_on: string | null) => {
    form.setFieldValue('starts_on', starts_on)
    // most holidays are one day long
    if (starts_on && (!form.values.ends_on || form.values.ends_on < starts_on)) form.setFieldValue('ends_on', starts_on)
    if (starts_on && recurrence === 'yearly_hijri') {
      const hijri = hijriOf(starts_on)
      form.setFieldValue('hijri_month', hijri.month)
      form.setFieldValue('hijri_day', hijri.day)
    }
  }
  return (
    <FormGroup title={t('group.when')}>
      <DateField {...field('starts_on')} onChange={setStart} />
      <DateField {...field('ends_on')} />
      <Select {...oneOf('recurrence')} />
      {recurrence === 'yearly_hijri' && (
        <Group grow align="start">
          <Select
            allowDeselect={false}
            data={months.map((month) => ({ value: String(month), label: t(`hijriMonth.${month}`) }))}
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
        <Coming values={form.values} confirmed={confirmed ?? []} />
      </div>
    </FormGroup>
  )
}

/** What stops on it, and whether lower levels may call it off. */
export function EffectFields({ form, overrideHelp }: Props & { overrideHelp: string }) {
  const t = useText('holidays')
  const { field } = form
  const { is_working, may_override } = form.values
  return (
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
      <Switch description={overrideHelp} checked={may_override} {...field('may_override')} />
    </FormGroup>
  )
}
