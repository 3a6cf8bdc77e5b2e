import type { Db } from '../../../../db/client.ts'
import { branches } from '../../../../db/tables/branches.ts'

const more = [
  { ar: 'فرع الشمال', en: 'North branch', latitude: 24.822, longitude: 46.632, genderScope: 'mixed' },
  { ar: 'فرع السيدات', en: 'Women’s branch', latitude: 24.701, longitude: 46.71, genderScope: 'women' },
]

/** Two branches beside the main one. */
export async function seedBranches(db: Db, schoolId: number): Promise<void> {
  await db.insert(branches).values(
    more.map(({ ar, en, ...branch }) => ({
      tenant: schoolId,
      name: { ar, en },
      status: 'active',
      city: 'الرياض',
      ...branch,
    })),
  )
}
