import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { familyNames, firstNames } from '../../../../kernel/demo/names.ts'
import { random } from '../../../../kernel/demo/random.ts'
import { employees } from '../employees.table.ts'

const posts = [
  'مدرّب قيادة',
  'مدرّبة قيادة',
  'مدرّب نظري',
  'موظف استقبال',
  'محاسب',
  'مشرف ساحة',
  'فنّي صيانة',
  'منسّق مواعيد',
  'مسؤول اختبارات',
  'مسؤول أسطول',
  'خدمة العملاء',
  'مدير فرع',
]
const cities = ['الرياض', 'جدة', 'الدمام', 'مكة', 'المدينة', 'أبها', 'تبوك', 'الخبر', 'بريدة', 'حائل']

/** A personnel file of a hundred people for the platform and for the first school. */
export async function seedEmployees(db: Db, schoolId: number): Promise<void> {
  const choose = random(20_260_412)
  for (const school of [null, schoolId]) {
    await db.insert(employees).values(Array.from({ length: 100 }, (_, place) => makeEmployee(choose, school, place)))
  }
}

function makeEmployee(choose: ReturnType<typeof random>, schoolId: number | null, place: number) {
  const gender = choose.oneOf(['female', 'male'] as const)
  const [first, firstLatin] = choose.oneOf(firstNames[gender])
  const [family, familyLatin] = choose.oneOf(familyNames)
  const age = choose.between(21, 61)
  const experienceYears = choose.between(0, Math.min(25, age - 20))
  return {
    tenant: schoolId ?? 0,
    fullName: `${first} ${family}`,
    post: choose.oneOf(posts),
    email: `${firstLatin}.${familyLatin}.${place + 1}@people.example`.toLowerCase().replaceAll(/[^a-z0-9.@-]/g, ''),
    city: choose.oneOf(cities),
    startsOn: sql`(current_date - ${choose.between(20, 2200)}::integer)`,
    bornOn: sql`(current_date - ${age * 365 + choose.between(20, 300)}::integer)`,
    salary: choose.between(4_000_00, 24_000_00),
    experienceYears,
    status: choose.chance(0.6) ? 1 : choose.between(2, 5),
  }
}
