import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { licenceTypes } from '../../licences/licenceTypes.table.ts'
import { courses } from '../courses.table.ts'

interface Course {
  of: string
  ar: string
  en: string
  gearbox?: string
  experience?: string
  language?: string
  /** Riyals. */
  price: number | null
  extra?: Record<string, number>
  status?: string
}

/** What the demo school sells: by gearbox, by language, for beginners and for those with a licence of another country. */
const offered: Course[] = [
  { of: 'PRIVATE', ar: 'دورة القيادة الشاملة', en: 'Complete driving course', price: 2520, extra: { road: 120 } },
  { of: 'PRIVATE-A', ar: 'دورة السيارة الآلية', en: 'Automatic car course', gearbox: 'automatic', price: 2400 },
  { of: 'PRIVATE-M', ar: 'دورة السيارة اليدوية', en: 'Manual car course', gearbox: 'manual', price: 2600 },
  {
    of: 'PRIVATE-A',
    ar: 'دورة السيارة الآلية بالإنجليزية',
    en: 'Automatic car course in English',
    gearbox: 'automatic',
    language: 'en',
    price: 2750,
  },
  {
    of: 'PRIVATE',
    ar: 'دورة حاملي رخصة سابقة',
    en: 'Course for licence holders',
    experience: 'from_2_to_5_years',
    price: 950,
  },
  {
    of: 'MOTO',
    ar: 'دورة الدراجة النارية',
    en: 'Motorcycle course',
    gearbox: 'manual',
    price: 1800,
    extra: { yard: 60 },
  },
  {
    of: 'TRUCK',
    ar: 'دورة سائق الشاحنة',
    en: 'Lorry driver course',
    price: 4900,
    extra: { road: 240 },
    status: 'retired',
  },
  { of: 'BUS', ar: 'دورة سائق الحافلة', en: 'Bus driver course', price: null, status: 'draft' },
]

export async function seedCourses(db: Db, schoolId: number): Promise<void> {
  const types = await db
    .select({ id: licenceTypes.id, code: licenceTypes.code })
    .from(licenceTypes)
    .where(sql`tenant = ${schoolId}`)
  const byCode = new Map(types.map(({ code, id }) => [code, id]))
  await db.insert(courses).values(
    offered.flatMap((course) => {
      const licenceTypeId = byCode.get(course.of)
      return licenceTypeId === undefined
        ? []
        : {
            tenant: schoolId,
            name: { ar: course.ar, en: course.en },
            licenceTypeId,
            gearbox: course.gearbox ?? 'both',
            priorExperience: course.experience ?? 'none',
            language: course.language ?? 'ar',
            priceMinor: course.price === null ? null : course.price * 100,
            extraMinutes: course.extra ?? {},
            status: course.status ?? 'active',
          }
    }),
  )
}
