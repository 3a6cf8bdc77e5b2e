import type { Db } from '../client.ts'
import { seedOrganizations } from './areas/organizations.ts'
import { seedRooms } from './areas/rooms.ts'

/** What the demo school owns and knows, each area in its turn; later ones may refer to earlier ones. */
export async function seedAreas(db: Db, schoolId: number): Promise<void> {
  await seedRooms(db, schoolId)
  await seedOrganizations(db)
}
