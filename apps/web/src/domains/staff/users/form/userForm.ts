import type { UserOverview } from '@dsms/contract/staff/users/account'
import { type CurrentPlan, type ListRole, type SocialNetwork, socialNetworks } from '@dsms/contract/staff/users/calls'

const addressParts = ['line1', 'line2', 'postcode', 'city', 'state'] as const
type AddressPart = (typeof addressParts)[number]

/** What the form holds: text, and null for nothing chosen. */
export type UserValues = {
  avatar: string | null
  fullName: string
  username: string
  email: string
  company: string
  role: ListRole
  currentPlan: CurrentPlan
  role_id: string
  birth_date: string | null
  gender_id: string | null
  contact: string
  country_id: string | null
  website: string
  languages: string[]
  contactOptions: string[]
} & Record<AddressPart | SocialNetwork, string>

export const valuesOf = ({ user, address, social, ...overview }: UserOverview): UserValues => ({
  avatar: user.avatar || null,
  fullName: user.fullName,
  username: user.username,
  email: user.email,
  company: user.company,
  role: user.role,
  currentPlan: user.currentPlan,
  role_id: String(overview.role_id),
  birth_date: overview.birth_date,
  gender_id: overview.gender_id === null ? null : String(overview.gender_id),
  contact: user.contact,
  country_id: overview.country_id === null ? null : String(overview.country_id),
  website: overview.website,
  languages: overview.languages,
  contactOptions: overview.contactOptions,
  ...address,
  ...social,
})

/** The body of a change from some of the values; what was not touched is not sent. */
export function bodyOf(values: UserValues, fields = Object.keys(values)) {
  const has = (field: string) => fields.includes(field)
  const part = <K extends AddressPart | SocialNetwork>(keys: readonly K[]) =>
    keys.some(has) ? Object.fromEntries(keys.filter(has).map((key) => [key, values[key]])) : undefined
  const plain = ['avatar', 'fullName', 'username', 'email', 'company', 'role', 'currentPlan', 'birth_date'] as const
  const lists = ['website', 'languages', 'contactOptions'] as const
  return {
    ...Object.fromEntries([...plain, ...lists].filter(has).map((key) => [key, values[key]])),
    ...(has('role_id') ? { role_id: Number(values.role_id) } : {}),
    ...(has('gender_id') && values.gender_id ? { gender_id: Number(values.gender_id) } : {}),
    ...(has('contact') ? { contact: values.contact || null } : {}),
    ...(has('country_id') ? { country_id: values.country_id ? Number(values.country_id) : null } : {}),
    address: part(addressParts),
    social: part(socialNetworks),
  }
}

/** Where each field stands, so that the tab of a wrong one is opened. */
export const tabNames = ['account', 'information', 'social'] as const
export type TabName = (typeof tabNames)[number]
const accountFields = ['avatar', 'fullName', 'username', 'email', 'company', 'role', 'currentPlan', 'role_id']
export function tabOf(field: string): TabName {
  if (accountFields.includes(field)) return 'account'
  return socialNetworks.some((network) => network === field) ? 'social' : 'information'
}
