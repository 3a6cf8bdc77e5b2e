import { schools as area } from '@dsms/contract/platform/schools/calls'
import type { WebArea, WholeRecord } from '../../../kit/areas/area.ts'
import { noNames } from '../../../kit/areas/inputs/NamesInput.tsx'

export const schools: WebArea<typeof area> = {
  area,
  link: '/platform/schools',
  scope: 'platform',
  words: 'schools',
}

export type School = WholeRecord<typeof area>

/** The form of a school. Days of the week are text in it, since choices are. */
export const emptySchool = {
  name: noNames,
  slug: '',
  organization_id: null as string | null,
  licence_no: '',
  licence_authority: '',
  licence_expires_on: null as string | null,
  country_id: null as string | null,
  city: '',
  address: '',
  latitude: '' as number | '',
  longitude: '' as number | '',
  phone: '',
  email: '',
  website: '',
  gender_scope: 'mixed',
  time_zone: 'Asia/Riyadh',
  currency: 'SAR',
  default_locale: 'ar',
  week_start: '0',
  weekend_days: ['5', '6'],
  tax_no: '',
  established_year: '' as number | '',
  is_group: false,
  logo: '',
  image: '',
  country_pack_code: '',
  country_pack_version: '' as number | '',
  categories: [] as string[],
}
export type SchoolValues = typeof emptySchool

export const readSchool = ({ week_start, weekend_days }: School) => ({
  week_start: String(week_start),
  weekend_days: weekend_days.map(String),
})

export const writeSchool = ({ week_start, weekend_days }: SchoolValues) => ({
  week_start: Number(week_start),
  weekend_days: weekend_days.map(Number),
})
