import type { AreaFormState } from '../../../../kit/areas/form/areaFields.ts'
import { type Names, noNames } from '../../../../kit/areas/inputs/NamesInput.tsx'
import type { Vehicle } from '../vehicles.ts'

type Key = string | null
type Count = number | ''
type Day = string | null

/** A form with nothing in it, under the names of the input. */
export const emptyVehicle = {
  name: noNames as Names,
  brand_id: null as Key,
  type_id: null as Key,
  model: '',
  year_model: '' as Count,
  gear_type: null as string | null,
  registration_no: '',
  country_id: null as Key,
  chassis_no: '',
  passenger_capacity: '' as Count,
  photo_id: null as Key,
  branch_id: null as Key,
  purpose_ids: [] as string[],
  licence_type_ids: [] as string[],
  gender_scope: 'mixed',
  usage_status: 'operation',
  default_trainer_id: null as Key,
  notes: '',
  insurance_expires_on: null as Day,
  inspection_expires_on: null as Day,
  registration_expires_on: null as Day,
  training_permit_no: '',
  permit_expires_on: null as Day,
  service_cycle: 'both',
  interval_km: 10_000 as Count,
  interval_days: 180 as Count,
  last_service_km: '' as Count,
  last_service_on: null as Day,
  planned_service_on: null as Day,
  odometer_km: '' as Count,
  ownership: 'purchased',
  rented_from: null as Day,
  rented_to: null as Day,
  purchased_on: null as Day,
  purchase_price_minor: null as number | null,
  colour: '',
  fuel: null as string | null,
  dual_controls: true,
  has_camera: false,
  gps_device_id: '',
  adaptations: [] as string[],
}
export type VehicleValues = typeof emptyVehicle

export interface FieldsProps {
  form: AreaFormState<VehicleValues>
  vehicle: Vehicle | undefined
  school_id: number | undefined
}
