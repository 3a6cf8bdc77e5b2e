import type { Db } from '../client.ts'
import type { DemoPerson } from './demo.ts'

export async function seedTasks(_db: Db, _people: DemoPerson[]): Promise<void> {}
