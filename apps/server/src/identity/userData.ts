import type { UserData } from '@dsms/contract/auth'
import type { Rule } from '@dsms/contract/permissions'
import type { Language } from '@dsms/contract/shared'
import type { Entry } from '../db/transaction.ts'
import { suspendedBy } from '../http/access.ts'
import { nameIn } from '../names.ts'

/** What the browser keeps of the signed-in person, from what `enter` told. */
export const userDataOf = (entry: Entry, language: Language, cartItems: number): UserData => ({
  id: entry.id,
  fullName: entry.full_name,
  username: entry.username,
  email: entry.email,
  avatar: entry.avatar,
  role: entry.role_key ?? entry.role_name,
  ability: entry.must_change_password ? [readAuth] : abilityOf(entry),
  extras: { eCommerceCartItemsCount: cartItems },
  scope: entry.school_id === null ? 'platform' : 'school',
  schoolId: entry.school_id,
  schoolName: entry.school_name && nameIn(entry.school_name, language),
  suspended: suspendedBy(entry),
  mustChangePassword: entry.must_change_password,
  preferences: entry.preferences,
})

const readAuth: Rule = { action: 'read', subject: 'Auth' }

function abilityOf(entry: Entry): Rule[] {
  if (entry.role_key === 'admin' && entry.role_status === 'active') return [{ action: 'manage', subject: 'all' }]
  const granted = (entry.permissions ?? []).map((permission) => {
    const [subject = '', action = ''] = permission.split('.')
    return { action, subject }
  })
  return [...(entry.role_key === 'client' ? [{ action: 'read', subject: 'ACL' }] : []), readAuth, ...granted]
}
