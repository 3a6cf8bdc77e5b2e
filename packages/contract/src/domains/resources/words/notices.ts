import type { Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    resources: typeof topics
  }
  interface NoticesOf {
    resources: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  vehicle_papers: { place: 110, whose: 'workers' },
} as const satisfies Topics

/** What people hear of vehicles and rooms; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  calibration_due: { icon: 'adjustments-check' },
  vehicle_insurance_expiring: { topic: 'vehicle_papers', icon: 'car' },
  vehicle_inspection_expiring: { topic: 'vehicle_papers', icon: 'car' },
  vehicle_registration_expiring: { topic: 'vehicle_papers', icon: 'car' },
  vehicle_permit_expiring: { topic: 'vehicle_papers', icon: 'car' },
  vehicle_stopped: { icon: 'car-crash' },
} as const satisfies Notices
