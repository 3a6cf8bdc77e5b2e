import { sql } from 'drizzle-orm'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { query } from '../../../testing/reads.ts'

/** Somebody who learns at a school; answers their key. */
export async function makeLearner(owner: TestPerson, birth: string | null = '2000-01-01'): Promise<number> {
  const { id } = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
  await query(sql`update users set birth_date = ${birth} where id = ${id}`)
  return id
}
