import type { organizationTypes } from '@dsms/contract/platform/organizations/calls'
import { organizations as area } from '@dsms/contract/platform/organizations/calls'
import type { WebArea } from '../../../kit/areas/area.ts'
import { noNames } from '../../../kit/areas/inputs/NamesInput.tsx'

export const organizations: WebArea<typeof area> = {
  area,
  link: '/platform/organizations',
  scope: 'platform',
  words: 'organizations',
}

export type OrganizationValues = typeof emptyOrganization

export const emptyOrganization = {
  name: noNames,
  legal_name: '',
  registration_no: '',
  tax_no: '',
  country_id: null as string | null,
  type: 'group' as (typeof organizationTypes)[number],
  parent_id: null as string | null,
  group_url: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  logo: '',
  default_locale: 'ar',
  currency: 'SAR',
  time_zone: 'Asia/Riyadh',
  policy_locks: [] as string[],
}
