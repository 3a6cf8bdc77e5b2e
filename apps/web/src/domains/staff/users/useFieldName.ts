import { useCallback } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Key } from '../../../kernel/i18n/words.ts'

/** Stored names of the fields that the history tells, and their words. */
const words: Record<string, Key<'users'>> = {
  first_name: 'field.first_name',
  last_name: 'field.last_name',
  username: 'field.username',
  email: 'field.email',
  phone: 'field.contact',
  company: 'field.company',
  country: 'field.country',
  country_id: 'field.country',
  role_id: 'field.role_id',
  list_role: 'field.role',
  plan: 'field.currentPlan',
  status: 'field.status',
  status_reason: 'field.status',
  avatar: 'field.avatar',
  birth_date: 'field.birth_date',
  gender_id: 'field.gender_id',
  website: 'field.website',
  languages: 'field.languages',
  contact_options: 'field.contactOptions',
  address: 'field.address',
  social_links: 'field.social',
  notices: 'tab.notifications',
  password_hash: 'field.password',
  must_change_password: 'field.password',
}

/** A stored field as people call it; one without a word of its own is told as "other data". */
export function useFieldName(): (field: string) => string {
  const t = useText('users')
  return useCallback((field) => t(words[field] ?? 'field.other'), [t])
}
