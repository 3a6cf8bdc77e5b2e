import type { Person } from '@dsms/contract/staff/staff/calls'

/** What the form holds: text, and null for nothing chosen. */
export type StaffValues = {
  avatar: string | null
  first_name: string
  last_name: string
  gender_id: string | null
  birth_date: string | null
  email: string
  phone: string
  country_id: string | null
  address: string
  username: string
  role_id: string | null
  employee_no: string
  joined_on: string | null
  language: string
}

export const emptyStaff = (language: string): StaffValues => ({
  avatar: null,
  first_name: '',
  last_name: '',
  gender_id: null,
  birth_date: null,
  email: '',
  phone: '',
  country_id: null,
  address: '',
  username: '',
  role_id: null,
  employee_no: '',
  joined_on: null,
  language,
})

export const valuesOf = (person: Person, language: string): StaffValues => ({
  ...emptyStaff(language),
  avatar: person.avatar,
  first_name: person.first_name,
  last_name: person.last_name,
  gender_id: textOf(person.gender_id),
  birth_date: person.birth_date,
  email: person.email,
  phone: person.phone ?? '',
  country_id: textOf(person.country_id),
  address: person.address ?? '',
  username: person.username,
  role_id: textOf(person.role_id),
  employee_no: person.employee_no ?? '',
  joined_on: person.joined_on,
})

/** The body of the create call: nothing typed is nothing sent, or null where null means "none". */
export const bodyOf = (values: StaffValues) => ({
  ...values,
  gender_id: numberOf(values.gender_id),
  role_id: numberOf(values.role_id),
  country_id: numberOf(values.country_id) ?? null,
  phone: values.phone || null,
  employee_no: values.employee_no.trim() || null,
  address: values.address.trim() || null,
})

const textOf = (id: number | null) => (id === null ? null : String(id))
const numberOf = (id: string | null) => (id === null ? undefined : Number(id))
