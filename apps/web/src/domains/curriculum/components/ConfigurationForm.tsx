import {
  configurationInput,
  configureComponentMode,
  type ModeOfLearning,
  suggestedMinutes,
} from '@dsms/contract/curriculum/components/calls'
import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import { amount, fieldsOf, flag, number } from '../../../kit/areas/form/fields.ts'
import { FormGroup, RecordForm } from '../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../kit/form/useRecordForm.ts'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { components } from './components.ts'
import type { Component } from './ModesEditor.tsx'

const { empty, valuesOf, bodyOf } = fieldsOf<z.input<typeof configurationInput>, Configuration>()({
  price: amount(),
  total_minutes: number(),
  missed_sessions_allowed: number(),
  days: number(),
  minutes_per_session: number(),
  session_price: amount(),
  missed_session_charge: amount(),
  ends_with_exam: flag(),
  pass_mark_percent: number(),
  exam_price: amount(),
  missed_exam_charge: amount(),
  free_exam_attempts: number(),
  may_start_with_unpaid_invoices: flag(),
  needs_balance_to_start: flag(),
  needs_all_sessions_attended: flag(),
  may_attend_with_unpaid_invoices: flag(),
})
type Configuration = NonNullable<ModeOfLearning['configuration']>
type Field = keyof typeof empty

const switches = [
  'may_start_with_unpaid_invoices',
  'needs_balance_to_start',
  'needs_all_sessions_attended',
  'may_attend_with_unpaid_invoices',
] as const

interface Props {
  component: Component
  mode: ModeOfLearning
  school: School
  saved: () => void
}

/** Everything that is said of one mode of learning. */
export function ConfigurationForm(props: Props) {
  const { component, mode, school, saved } = props
  const t = useText('components')
  const format = useFormat()
  const may = useMay()
  const client = useQueryClient()
  const calls = useAreaCalls(components, school.school_id)
  const changed = useAreaChanged(components, school.school_id)
  const { configuration } = mode
  const currency = configuration?.currency ?? component.currency
  const shown = (said: ModeOfLearning['configuration'] | undefined) => (said ? valuesOf(said) : empty)
  const state = useRecordForm<typeof empty, Component>({
    initial: shown(configuration),
    version: component.version,
    schema: configurationInput,
    toBody: bodyOf,
    save: (values, _, version) =>
      call(configureComponentMode, {
        params: { id: component.id, mode_id: mode.id },
        body: { ...bodyOf(values), version, school_id: school.school_id },
      }),
    reload: async () => {
      const now = await calls.get(component.id)
      return { values: shown(now.modes.find(({ id }) => id === mode.id)?.configuration), version: now.version }
    },
    onSaved: async (now) => {
      client.setQueryData([...areaKey(components, school.school_id), 'record', component.id], now)
      saved()
      showDone(t('configuration.saved', { name: mode.name }))
      await changed()
    },
  })
  const { form } = state
  const count = (field: Field, most?: number) => (
    <NumberInput
      label={t(`field.${field}`)}
      allowDecimal={false}
      allowNegative={false}
      max={most}
      {...form.getInputProps(field)}
    />
  )
  const money = (field: Field) => {
    const { value, onChange, ...rest } = form.getInputProps(field)
    return (
      <DecimalInput
        {...rest}
        label={t(`field.${field}`)}
        value={value === null ? null : toMajor(value, currency)}
        onChange={(amount) => onChange(amount === null ? null : toMinor(amount, currency))}
        least={digitsOf(currency)}
        most={digitsOf(currency)}
        unit={currency}
      />
    )
  }
  const each = Number(form.values.minutes_per_session) || null
  const suggested = suggestedMinutes(mode.sessions.length, each)
  const inputs = (
    <>
      <FormGroup title={t('configuration.time')}>
        <TextInput
          label={t('field.sessions')}
          description={t('countedHelp')}
          readOnly
          variant="filled"
          value={format.number(mode.sessions.length)}
        />
        {count('minutes_per_session')}
        <div>
          {count('total_minutes')}
          {suggested !== null && suggested !== form.values.total_minutes && (
            <Button
              variant="subtle"
              size="compact-sm"
              mt={4}
              title={t('useSuggested')}
              onClick={() => form.setFieldValue('total_minutes', suggested)}
            >
              {t('suggested', {
                minutes: format.number(suggested),
                sessions: format.number(mode.sessions.length),
                each: format.number(each ?? 0),
              })}
            </Button>
          )}
        </div>
        {count('days')}
        {count('missed_sessions_allowed')}
      </FormGroup>
      <FormGroup title={t('configuration.money')}>
        {money('price')}
        {money('session_price')}
        {money('missed_session_charge')}
      </FormGroup>
      <FormGroup title={t('configuration.exam')}>
        <Checkbox label={t('field.ends_with_exam')} {...form.getInputProps('ends_with_exam', { type: 'checkbox' })} />
        {form.values.ends_with_exam && (
          <>
            {count('pass_mark_percent', 100)}
            {count('free_exam_attempts')}
            {money('exam_price')}
            {money('missed_exam_charge')}
          </>
        )}
      </FormGroup>
      <FormGroup title={t('configuration.rules')}>
        {switches.map((field) => (
          <Checkbox key={field} label={t(`field.${field}`)} {...form.getInputProps(field, { type: 'checkbox' })} />
        ))}
      </FormGroup>
    </>
  )
  if (!may(configureComponentMode) || component.archived_at !== null)
    return (
      <fieldset disabled style={{ border: 'none', margin: 0, padding: 0, minWidth: 0 }}>
        {inputs}
      </fieldset>
    )
  return (
    <RecordForm
      state={state}
      saveLabel={t('configuration.save')}
      cancel={() => form.reset()}
      param="mode"
      fieldLabel={(field) => t(`field.${field}`)}
    >
      {inputs}
    </RecordForm>
  )
}
