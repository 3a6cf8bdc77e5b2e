import { useCallback } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'

const fields = [
  'first_name',
  'last_name',
  'full_name',
  'username',
  'email',
  'phone',
  'gender_id',
  'country_id',
  'birth_date',
  'address',
  'avatar',
  'role_id',
  'employee_no',
  'joined_on',
  'status',
  'status_reason',
  'password_hash',
  'must_change_password',
  'language',
  'locked_until',
  'archived_at',
  'invited_at',
] as const

/** A stored field as people call it. One that has no word of its own is told as "other data". */
export function useFieldName(): (field: string) => string {
  const t = useText('staff')
  return useCallback(
    (field) => {
      const known = fields.find((one) => one === field)
      return known ? t(`field.${known}`) : t('field.unnamed')
    },
    [t],
  )
}
