import type { Db } from '../db/client.ts'
import { seedTestimonials } from '../domains/content/testimonials/demo/testimonials.ts'
import { seedComponents } from '../domains/curriculum/components/demo/components.ts'
import { seedTraining } from '../domains/curriculum/drivingErrors/demo/training.ts'
import { seedLicences } from '../domains/curriculum/licences/demo/licences.ts'
import { seedOrganizations } from '../domains/platform/organizations/demo/organizations.ts'
import { seedCircuits } from '../domains/resources/circuits/demo/circuits.ts'
import { seedRooms } from '../domains/resources/classRooms/demo/rooms.ts'
import { seedFleet } from '../domains/resources/maintenance/demo/fleet.ts'
import { seedSimulators } from '../domains/resources/simulators/demo/simulators.ts'
import { seedVehicles } from '../domains/resources/vehicles/demo/vehicles.ts'
import { seedHolidays } from '../domains/school/holidays/demo/holidays.ts'
import { seedSchoolProfile } from '../domains/school/schoolProfile/demo/schoolProfile.ts'

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
