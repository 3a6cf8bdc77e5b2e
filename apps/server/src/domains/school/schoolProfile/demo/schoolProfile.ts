import { modules } from '@dsms/contract/kernel/session/modules'
import { splitHours } from '@dsms/contract/school/openingHours/week'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { branches } from '../../../../db/tables/branches.ts'
import { schools } from '../../../../db/tables/schools.ts'
import { settingValues } from '../../../platform/public.ts'
import { summaryOf } from '../../openingHours/openingHours.data.ts'
import { openingHours, openingWeeks, seasonHours } from '../../openingHours/openingHours.table.ts'
import { schoolProfiles } from '../schoolProfiles.table.ts'

const at = (weekdays: number[], ...stretches: [string, string][]) =>
  weekdays.flatMap((weekday) => stretches.map(([opens, closes]) => ({ weekday, opens, closes })))

const workdays = [0, 1, 2, 3, 4]
const usual = [...at(workdays, ['08:00', '12:00'], ['16:00', '21:00']), ...at([6], ['10:00', '14:00'])]
/** Outside of the city people come after work, and on Saturdays. */
const north = [...at([0, 1, 2, 3], ['09:00', '13:00'], ['15:30', '22:00']), ...at([6], ['09:00', '18:00'])]
const women = at(workdays, ['09:00', '13:00'], ['16:30', '20:30'])
const ramadan = at(workdays, ['10:00', '15:00'], ['21:00', '01:00'])

/** What the demo school says of itself, when it is open, and what it does otherwise than others. */
export async function seedSchoolProfile(db: Db, schoolId: number): Promise<void> {
  await db
    .update(schools)
    .set({
      city: 'الرياض',
      address: 'طريق الملك عبدالله، حي الورود',
      latitude: 24.7253,
      longitude: 46.6782,
      phone: '+966112345678',
      email: 'info@school.example',
      website: 'https://school.example',
      licenceNo: 'RYD-2041',
      licenceAuthority: 'الإدارة العامة للمرور',
      licenceExpiresOn: sql`current_date + 24`,
      establishedYear: 2011,
      taxNo: '310123456700003',
      weekStart: 0,
      weekendDays: [5, 6],
      categories: ['B', 'A', 'C1'],
    })
    .where(eq(schools.id, schoolId))
  await db
    .update(schoolProfiles)
    .set({
      about: {
        ar: 'نعلّم القيادة الآمنة للرجال والنساء منذ 2011، في قاعات حديثة وميادين مجهزة.',
        en: 'We have taught safe driving to men and women since 2011, in modern classrooms and on well-equipped circuits.',
      },
      social: { instagram: 'https://instagram.com/school.example', x: 'https://x.com/school_example' },
      commercialRegistrationNo: '1010456789',
      brandColour: '#0f766e',
      languagesTaught: ['ar', 'en', 'ur'],
      bankName: 'البنك الأول',
      accountHolder: 'شركة مدرسة القيادة',
      iban: 'SA0380000000608010167519',
    })
    .where(eq(schoolProfiles.schoolId, schoolId))
  await seedHours(db, schoolId)
  await db
    .insert(settingValues)
    .values([
      { tenant: schoolId, key: 'booking.lead', value: 6 },
      { tenant: schoolId, key: 'booking.branches', value: 'any' },
      { tenant: schoolId, key: 'training.gender', value: 'require' },
      { tenant: schoolId, key: 'notices.quiet_from', value: '23:00' },
      ...modules.map((module) => ({ tenant: schoolId, key: `modules.${module}`, value: true })),
      { tenant: 0, key: 'documents.block_expired', value: true, locked: true },
      { tenant: 0, key: 'booking.horizon', value: 30 },
    ])
}

async function seedHours(db: Db, schoolId: number) {
  const places = await db
    .select({ id: branches.id, gender: branches.genderScope, isMain: branches.isMain })
    .from(branches)
    .where(eq(branches.schoolId, schoolId))
    .orderBy(asc(branches.id))
  for (const { id: branchId, gender, isMain } of places) {
    const week = isMain ? usual : gender === 'women' ? women : north
    await db.insert(openingWeeks).values({ tenant: schoolId, branchId, summary: summaryOf(week) })
    await db.insert(openingHours).values(splitHours(week).map((part) => ({ tenant: schoolId, branchId, ...part })))
  }
  const [main] = places
  if (!main) return
  await db
    .update(branches)
    .set({
      city: 'الرياض',
      address: 'طريق الملك عبدالله، حي الورود',
      latitude: 24.7253,
      longitude: 46.6782,
      phone: '+966112345678',
    })
    .where(eq(branches.id, main.id))
  const [season] = await db
    .insert(seasonHours)
    .values({
      tenant: schoolId,
      branchId: main.id,
      name: { ar: 'رمضان', en: 'Ramadan' },
      startsOn: '2027-02-08',
      endsOn: '2027-03-09',
      summary: summaryOf(ramadan),
    })
    .returning({ id: seasonHours.id })
  await db.insert(openingHours).values(
    splitHours(ramadan).map((part) => ({
      tenant: schoolId,
      branchId: main.id,
      seasonId: season?.id ?? null,
      ...part,
    })),
  )
}
