import type { Arguments } from '@dsms/contract/kernel/endpoint'
import type { MyStudent } from '@dsms/contract/students/portal/calls'
import { askForCorrection } from '@dsms/contract/students/portal/corrections'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { schemaErrors } from '../../../kit/form/issues.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useCountries, useGenders } from '../../platform/public.ts'
import { NameInputs } from '../shared/NameInputs.tsx'

type Body = Arguments<typeof askForCorrection>['body']

interface Props {
  locked: NonNullable<MyStudent['locked']>
  send: (body: Body) => Promise<unknown>
  sent: () => Promise<unknown>
  close: () => void
}

const parts = ['first_name', 'second_name', 'family_name'] as const

/** Asks the office to put locked data right: what stands there is changed to what it should say. */
export function CorrectionDialog({ locked: { id_last4: _, ...locked }, send, sent, close }: Props) {
  const t = useText('portal')
  const students = useText('students')
  const genders = useGenders().data ?? []
  const countries = useCountries().data ?? []
  const [values, setValues] = useState({ ...locked, id_number: '', note: '' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const set = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }))
  const run = async () => {
    const { id_number, note, birth_date, gender_id, country_id, ...names } = values
    const body: Body = {
      ...names,
      ...(birth_date ? { birth_date } : {}),
      ...(gender_id ? { gender_id } : {}),
      ...(country_id ? { country_id } : {}),
      ...(id_number.trim() ? { id_number } : {}),
      note: note.trim() || null,
    }
    const found = schemaErrors(askForCorrection.body, body)
    setErrors(found)
    if (Object.keys(found).length) return
    try {
      await send(body)
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
    await sent()
  }
  const choices = (list: { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <ConfirmDialog
      opened
      title={t('correct')}
      text={t('correct.help')}
      action={t('correct.send')}
      run={run}
      close={close}
    >
      <NameInputs
        parts={parts}
        of={(name) => ({
          label: students(`field.${name}`),
          value: values[name],
          onChange: (part) => set({ [name]: part }),
          errorIn: (script) => errors[`${name}.${script}`],
        })}
      />
      <DateField
        label={students('field.birth_date')}
        isBirth
        value={values.birth_date}
        onChange={(birth_date) => set({ birth_date })}
        error={errors.birth_date}
      />
      <Select
        label={students('field.gender_id')}
        data={choices(genders)}
        value={values.gender_id === null ? null : String(values.gender_id)}
        onChange={(id) => set({ gender_id: id === null ? null : Number(id) })}
      />
      <Select
        {...longList}
        label={students('field.country_id')}
        searchable
        data={choices(countries)}
        value={values.country_id === null ? null : String(values.country_id)}
        onChange={(id) => set({ country_id: id === null ? null : Number(id) })}
      />
      <TextInput
        label={students('field.id_number')}
        description={t('correct.number')}
        dir="ltr"
        autoComplete="off"
        maxLength={40}
        value={values.id_number}
        onChange={(event) => set({ id_number: event.currentTarget.value })}
        error={errors.id_number}
      />
      <Textarea
        label={t('correct.note')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={500}
        value={values.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
        error={errors.note}
      />
    </ConfirmDialog>
  )
}
