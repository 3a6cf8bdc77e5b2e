import type { Db } from '../client.ts'
import { seedCircuits } from './areas/circuits.ts'
import { seedComponents } from './areas/components.ts'
import { seedFleet } from './areas/fleet.ts'
import { seedHolidays } from './areas/holidays.ts'
import { seedLicences } from './areas/licences.ts'
import { seedOrganizations } from './areas/organizations.ts'
import { seedRooms } from './areas/rooms.ts'
import { seedSchoolProfile } from './areas/schoolProfile.ts'
import { seedSimulators } from './areas/simulators.ts'
import { seedTestimonials } from './areas/testimonials.ts'
import { seedTraining } from './areas/training.ts'
import { seedVehicles } from './areas/vehicles.ts'

/** What the demo school owns and knows, each area in its turn; later ones may refer to earlier ones. */
export async function seedAreas(db: Db, schoolId: number): Promise<void> {
  await seedOrganizations(db)
  await seedSchoolProfile(db, schoolId)
  await seedHolidays(db, schoolId)
  await seedLicences(db, schoolId)
  await seedComponents(db, schoolId)
  await seedRooms(db, schoolId)
  await seedCircuits(db, schoolId)
  await seedSimulators(db, schoolId)
  await seedVehicles(db, schoolId)
  await seedFleet(db, schoolId)
  await seedTraining(db, schoolId)
  await seedTestimonials(db, schoolId)
}
