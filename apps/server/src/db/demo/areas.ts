import type { Db } from '../client.ts'
import { seedComponents } from './areas/components.ts'
import { seedFleet } from './areas/fleet.ts'
import { seedRooms } from './areas/rooms.ts'
import { seedVehicles } from './areas/vehicles.ts'

/** What the demo school owns and knows, each area in its turn; later ones may refer to earlier ones. */
export async function seedAreas(db: Db, schoolId: number): Promise<void> {
  await seedRooms(db, schoolId)
  await seedComponents(db, schoolId)
  await seedVehicles(db, schoolId)
  await seedFleet(db, schoolId)
}
