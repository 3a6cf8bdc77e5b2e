import type { WishTime } from '@dsms/contract/kit/wishTimes'
import type { PickupPoint } from '@dsms/contract/students/students/calls'
import { type NamePart, noName } from '@dsms/contract/students/students/names'
import { code, codes, day, flag, formFields, key, text, whole } from '../../../kit/areas/form/fields.ts'
import { pupils } from './students.ts'

const part = () => whole<NamePart>(noName)

/** What a student's form asks, under the names of the input. */
export const studentFields = formFields(pupils, {
  first_name: part(),
  second_name: part(),
  family_name: part(),
  student_no: text(),
  branch_id: key(),
  gender_id: key(),
  birth_date: day(),
  country_id: key(),
  id_type_id: key(),
  id_number: text(),
  id_expires_on: day(),
  photo: text(),
  phone: text(),
  email: text(),
  province: text(),
  city: text(),
  address: text(),
  pickup_points: whole<PickupPoint[]>([]),
  emergency_name: text(),
  emergency_relation: text(),
  emergency_phone: text(),
  level: code('beginner'),
  languages: codes(),
  trainer_gender: code('any'),
  wish_times: whole<WishTime[]>([]),
  wears_glasses: flag(),
  special_needs: codes(),
  blood_group: code(null),
  occupation: text(),
  source: code('walk_in'),
  referred_by: text(),
  tags: whole<string[]>([]),
  shared_notes: text(),
  internal_notes: text(),
  data_consent: flag(),
  marketing_consent: flag(),
})
