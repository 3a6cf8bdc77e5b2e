import { schools as area } from '@dsms/contract/platform/schools/calls'
import { webArea } from '../../../kit/areas/area.ts'
import { code, day, flag, formFields, key, keys, names, number, text, whole } from '../../../kit/areas/form/fields.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'

export const schools = webArea(area, { link: '/platform/schools', scope: 'platform', words: 'schools' })

export type School = WholeRecord<typeof area>

/** Fields of a school, new or not. Days of the week are text in a form, since choices are. */
export const schoolParts = {
  name: names(),
  slug: text(),
  organization_id: key(),
  licence_no: text(),
  licence_authority: text(),
  licence_expires_on: day(),
  country_id: key(),
  city: text(),
  address: text(),
  latitude: number(),
  longitude: number(),
  phone: text(),
  email: text(),
  website: text(),
  gender_scope: code('mixed'),
  time_zone: text('Asia/Riyadh'),
  currency: text('SAR'),
  default_locale: code('ar'),
  week_start: key('0'),
  weekend_days: keys(['5', '6']),
  tax_no: text(),
  established_year: number(),
  is_group: flag(),
  logo: text(),
  image: text(),
  country_pack_code: text(),
  country_pack_version: number(),
  categories: whole<string[]>([]),
}
export const schoolFields = formFields(schools, schoolParts)
export type SchoolValues = (typeof schoolFields)['empty']
