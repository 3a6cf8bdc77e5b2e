import { createEmployee, type Employee, employeeStatuses, updateEmployee } from '@dsms/contract/insight/tables/calls'
import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { Drawer, NumberInput, Select, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { bound } from '../../../kit/form/bound.ts'
import { RecordForm } from '../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../kit/form/useRecordForm.ts'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { employeesKey } from './useEmployees.ts'

type Values = {
  full_name: string
  post: string
  email: string
  city: string
  startsOn: string | null
  bornOn: string | null
  salaryMinor: number | null
  experienceYears: number
  status: string
}

const empty: Values = {
  full_name: '',
  post: '',
  email: '',
  city: '',
  startsOn: null,
  bornOn: null,
  salaryMinor: null,
  experienceYears: 0,
  status: '1',
}
const valuesOf = (row: Employee): Values => ({
  full_name: row.full_name,
  post: row.post,
  email: row.email,
  city: row.city,
  startsOn: row.startsOn,
  bornOn: row.bornOn,
  salaryMinor: row.salaryMinor,
  experienceYears: row.experienceYears,
  status: String(row.status),
})

interface Props {
  /** The employee to change; without one a new one. */
  row: Employee | undefined
  /** Of the school, as its rows have it. */
  currency: string
  close: () => void
}

export function EmployeeDrawer({ row, currency, close }: Props) {
  const t = useText('tables')
  const common = useText('common')
  const queries = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const toBody = (values: Values) => ({ ...values, status: Number(values.status) })
  const state = useRecordForm<Values, Employee>({
    initial: row ? valuesOf(row) : empty,
    version: row?.version,
    schema: createEmployee.body,
    toBody,
    save: async (values, fields, version) => {
      const whole = createEmployee.body.parse(toBody(values))
      if (!row) return (await call(createEmployee, { body: whole })).employee
      const change = Object.fromEntries(fields.map((field) => [field, whole[field]]))
      return (await call(updateEmployee, { params: { id: row.id }, body: { ...change, version } })).employee
    },
    onSaved: (saved) => {
      close()
      showDone(t(row ? 'saved' : 'added', { name: saved.full_name }))
      void queries.invalidateQueries({ queryKey: employeesKey })
    },
  })
  const { form } = state
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())

  return (
    <Drawer opened onClose={tryClose} title={row ? t('edit.title', { name: row.full_name }) : t('add')}>
      <RecordForm
        state={state}
        saveLabel={row ? common('save') : t('add')}
        cancel={tryClose}
        fieldLabel={(field) => t(`field.${field}`)}
        fieldValue={(_, value) => String(value ?? '')}
      >
        <TextInput
          label={t('field.full_name')}
          required
          dir="auto"
          maxLength={100}
          data-autofocus
          {...form.getInputProps('full_name')}
        />
        <TextInput label={t('field.post')} required dir="auto" maxLength={100} {...form.getInputProps('post')} />
        <TextInput label={t('field.email')} required type="email" dir="ltr" {...form.getInputProps('email')} />
        <TextInput label={t('field.city')} dir="auto" maxLength={100} {...form.getInputProps('city')} />
        <DateField label={t('field.bornOn')} {...bound(form, 'bornOn')} />
        <DateField label={t('field.startsOn')} {...bound(form, 'startsOn')} />
        <DecimalInput
          label={t('field.salaryMinor')}
          required
          unit={currency}
          least={digitsOf(currency)}
          most={digitsOf(currency)}
          data-path="salaryMinor"
          error={form.errors.salaryMinor}
          value={form.values.salaryMinor === null ? null : toMajor(form.values.salaryMinor, currency)}
          onChange={(value) => form.setFieldValue('salaryMinor', value === null ? null : toMinor(value, currency))}
        />
        <NumberInput
          label={t('field.experienceYears')}
          min={0}
          max={60}
          allowDecimal={false}
          {...form.getInputProps('experienceYears')}
        />
        <Select
          label={t('field.status')}
          allowDeselect={false}
          data={employeeStatuses.map((status, place) => ({ value: String(place + 1), label: t(`status.${status}`) }))}
          {...form.getInputProps('status')}
        />
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
