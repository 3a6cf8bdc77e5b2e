import type { trainers } from '@dsms/contract/trainers/trainers/calls'
import {
  amount,
  code,
  codes,
  day,
  type FieldOf,
  flag,
  formFields,
  key,
  keys,
  names,
  number,
  sentOnly,
  text,
} from '../../../kit/areas/form/fields.ts'
import { teachers } from './trainers.ts'

/** A licence type that somebody teaches, as a form has it. */
export interface DraftLicence {
  /** Tells lines apart while they move. */
  key: string
  licence_type_id: string | null
  since: string | null
  until: string | null
}

const licences: FieldOf<typeof trainers, 'licences', DraftLicence[]> = {
  empty: [],
  read: (stored) =>
    stored.map(({ licence_type_id, since, until }) => ({
      key: String(licence_type_id),
      licence_type_id: String(licence_type_id),
      since,
      until,
    })),
  write: (drafts) =>
    drafts.map(({ licence_type_id, since, until }) => ({
      licence_type_id: licence_type_id === null ? null : Number(licence_type_id),
      since,
      until,
    })),
}

/** A place on the map, as a form has it: half of it while somebody types. */
export interface DraftPoint {
  latitude: number | ''
  longitude: number | ''
  label: string
}

const startPoint: FieldOf<typeof trainers, 'start_point', DraftPoint> = {
  empty: { latitude: '', longitude: '', label: '' },
  read: ({ lat, lng, label }) => ({ latitude: lat, longitude: lng, label }),
  write: ({ latitude, longitude, label }) =>
    latitude === '' || longitude === '' ? null : { lat: latitude, lng: longitude, label },
}

/** What a trainer's form asks, under the names of the input. */
export const trainerFields = formFields(teachers, {
  person_id: { ...sentOnly<string | null>(null), write: (value: string | null) => (value ? Number(value) : null) },
  first_name_ar: text(),
  family_name_ar: text(),
  first_name_en: text(),
  family_name_en: text(),
  gender_id: key(),
  birth_date: day(),
  country_id: key(),
  phone: text(),
  email: text(),
  invite: sentOnly(false),
  username: { ...sentOnly(''), write: (value: string) => value || null },
  address: text(),
  photo: text(),
  trainer_no: text(),
  joined_on: day(),
  employment: code('full_time'),
  position_id: key(),
  branch_ids: keys(),
  speciality_ids: keys(),
  certification_ids: keys(),
  languages: codes(['ar']),
  teaches: codes(['road']),
  gearboxes: codes(),
  eligible_gender: code('both'),
  licences,
  default_vehicle_id: key(),
  start_point: startPoint,
  max_minutes_day: number(),
  max_minutes_week: number(),
  max_lessons_day: number(),
  min_break_minutes: number(),
  buffer_minutes: number(),
  extra_hours: flag(),
  extra_from: text(),
  extra_to: text(),
  hourly_rate_minor: amount(),
  evening_rate_minor: amount(),
  weekend_rate_minor: amount(),
  colour: text(),
  bio: names('bio'),
  is_public: flag(),
  notes: text(),
})
