import { addDays } from '@dsms/contract/kernel/time/days'
import { easterSunday, hijriOf } from '@dsms/contract/school/holidays/days'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { idRow, rowsOf } from '../../../../db/rows.ts'
import { branches } from '../../../../db/tables/branches.ts'
import { holidays } from '../holidays.table.ts'
import { presets } from '../presets.ts'

/** The platform's days for Saudi Arabia, and what the demo school adds and does otherwise. */
export async function seedHolidays(db: Db, schoolId: number): Promise<void> {
  const year = new Date().getUTCFullYear()
  const rows = await rowsOf(db, idRow, sql`select id from countries where code = 'SA'`)
  await db.execute(sql`update schools set country_id = ${rows[0]?.id} where id = ${schoolId} and country_id is null`)
  const platform = await db
    .insert(holidays)
    .values(
      presets.SA.map(({ name, kind, recurrence, month = 1, day = 1, days, easter_offset }) => {
        const startsOn =
          recurrence === 'yearly_hijri'
            ? firstHijri(year, month, day)
            : recurrence === 'yearly_easter'
              ? addDays(easterSunday(year), easter_offset ?? 0)
              : `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        return {
          tenant: 0,
          countryId: rows[0]?.id ?? null,
          name,
          kind,
          recurrence,
          startsOn,
          endsOn: addDays(startsOn, days - 1),
          hijriMonth: recurrence === 'yearly_hijri' ? month : null,
          hijriDay: recurrence === 'yearly_hijri' ? day : null,
          status: 'published',
        }
      }),
    )
    .returning({ id: holidays.id, name: holidays.name })
  await db.insert(holidays).values({
    tenant: 0,
    // the demo school's own, whichever that is
    organizationId: sql`(select organization_id from schools where id = ${schoolId})`,
    name: { ar: 'يوم المجموعة', en: 'Group day' },
    kind: 'school',
    recurrence: 'yearly_gregorian',
    startsOn: `${year}-11-15`,
    endsOn: `${year}-11-15`,
    affects: ['sessions'],
    status: 'published',
  })
  const founding = platform.find(({ name }) => name.en === 'Founding Day')
  const [women] = await db
    .select({ id: branches.id })
    .from(branches)
    .where(sql`${eq(branches.schoolId, schoolId)} and not is_main`)
    .orderBy(sql`id desc`)
    .limit(1)
  await db.insert(holidays).values([
    {
      tenant: schoolId,
      name: { ar: 'إجازة منتصف العام', en: 'Mid-year break' },
      kind: 'school',
      startsOn: `${year + 1}-01-09`,
      endsOn: `${year + 1}-01-16`,
      status: 'published',
    },
    {
      tenant: schoolId,
      name: { ar: 'يوم صيانة المركبات', en: 'Vehicle service day' },
      kind: 'school',
      startsOn: `${year}-12-06`,
      endsOn: `${year}-12-06`,
      affects: ['sessions'],
      status: 'draft',
    },
    {
      tenant: schoolId,
      name: { ar: 'دوام رمضان', en: 'Ramadan hours' },
      kind: 'school',
      recurrence: 'yearly_hijri',
      hijriMonth: 9,
      hijriDay: 1,
      startsOn: firstHijri(year, 9, 1),
      endsOn: addDays(firstHijri(year, 9, 1), 28),
      isWorking: true,
      openFrom: '10:00',
      openTo: '15:00',
      affects: ['sessions'],
      status: 'published',
    },
    {
      tenant: schoolId,
      name: { ar: 'دوام في يوم التأسيس', en: 'Open on Founding Day' },
      kind: 'school',
      startsOn: `${year}-02-22`,
      endsOn: `${year}-02-22`,
      overridesId: founding?.id ?? null,
      isCancelled: founding !== undefined,
      status: 'published',
    },
    ...(women
      ? [
          {
            tenant: schoolId,
            branchId: women.id,
            name: { ar: 'يوم تدريب المدرّبات', en: 'Training day for women trainers' },
            kind: 'branch',
            startsOn: `${year}-12-15`,
            endsOn: `${year}-12-15`,
            status: 'published',
          },
        ]
      : []),
  ])
}

function firstHijri(year: number, month: number, day: number): string {
  for (let n = 0; n < 366; n++) {
    const one = addDays(`${year}-01-01`, n)
    const hijri = hijriOf(one)
    if (hijri.month === month && hijri.day === day) return one
  }
  return `${year}-01-01`
}
