import { plateKey } from '@dsms/contract/kit/plates'
import type { vehicles } from '@dsms/contract/resources/vehicles/calls'
import {
  amount,
  code,
  day,
  type FieldOf,
  flag,
  formFields,
  key,
  keys,
  names,
  number,
  text,
  whole,
} from '../../../kit/areas/form/fields.ts'
import { fleet } from './vehicles.ts'

/** A plate of nothing but blanks and dashes is none. */
const plate: FieldOf<typeof vehicles, 'registration_no', string> = {
  ...text(),
  write: (typed) => (plateKey(typed) === '' ? '' : typed),
}

/** What a vehicle's form asks, under the names of the input. */
export const vehicleFields = formFields(fleet, {
  name: names(),
  brand_id: key(),
  type_id: key(),
  model: text(),
  year_model: number(),
  gear_type: code(null),
  registration_no: plate,
  country_id: key(),
  chassis_no: text(),
  passenger_capacity: number(),
  photo_id: key(),
  branch_id: key(),
  purpose_ids: keys(),
  licence_type_ids: keys(),
  gender_scope: code('mixed'),
  usage_status: code('operation'),
  default_trainer_id: key(),
  notes: text(),
  insurance_expires_on: day(),
  inspection_expires_on: day(),
  registration_expires_on: day(),
  training_permit_no: text(),
  permit_expires_on: day(),
  service_cycle: code('both'),
  interval_km: number(10_000),
  interval_days: number(180),
  last_service_km: number(),
  last_service_on: day(),
  planned_service_on: day(),
  odometer_km: number(),
  ownership: code('purchased'),
  rented_from: day(),
  rented_to: day(),
  purchased_on: day(),
  purchase_price_minor: amount(),
  colour: text(),
  fuel: code(null),
  dual_controls: flag(true),
  has_camera: flag(),
  gps_device_id: text(),
  adaptations: whole<string[]>([]),
})
