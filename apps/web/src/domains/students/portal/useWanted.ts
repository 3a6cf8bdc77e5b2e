import { type Correctable, correctable } from '@dsms/contract/students/portal/corrections'
import type { NamePart } from '@dsms/contract/students/students/names'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useCountries, useGenders } from '../../platform/public.ts'

type Values = Partial<Record<Correctable, unknown>>

/** Locked data by field, each with its name and its value as a reader reads it; what is not said is left out. */
export function useWanted(): (values: Values) => { field: Correctable; label: string; text: string }[] {
  const t = useText('students')
  const format = useFormat()
  const genders = useGenders().data ?? []
  const countries = useCountries().data ?? []
  const named = (list: { id: number; name: string }[], id: unknown) => list.find((one) => one.id === id)?.name ?? ''
  const text = (field: Correctable, value: unknown): string => {
    switch (field) {
      case 'birth_date':
        return format.date(String(value))
      case 'gender_id':
        return named(genders, value)
      case 'country_id':
        return named(countries, value)
      case 'id_number':
        return String(value)
      default: {
        const { ar, en } = value as NamePart
        return [ar, en].filter(Boolean).join(' / ')
      }
    }
  }
  return (values) =>
    correctable.flatMap((field) => {
      const value = values[field]
      const shown = value === null || value === undefined ? '' : text(field, value)
      return shown ? [{ field, label: t(`field.${field}`), text: shown }] : []
    })
}
