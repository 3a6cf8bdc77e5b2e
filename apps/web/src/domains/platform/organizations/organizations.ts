import { organizations as area } from '@dsms/contract/platform/organizations/calls'
import { webArea } from '../../../kit/areas/area.ts'
import { code, codes, formFields, key, names, text } from '../../../kit/areas/form/fields.ts'

export const organizations = webArea(area, {
  link: '/platform/organizations',
  scope: 'platform',
  words: 'organizations',
})

export const organizationFields = formFields(organizations, {
  name: names(),
  legal_name: text(),
  registration_no: text(),
  tax_no: text(),
  country_id: key(),
  type: code('group'),
  parent_id: key(),
  group_url: text(),
  contact_name: text(),
  contact_email: text(),
  contact_phone: text(),
  logo: text(),
  default_locale: code('ar'),
  currency: text('SAR'),
  time_zone: text('Asia/Riyadh'),
  policy_locks: codes(),
})
