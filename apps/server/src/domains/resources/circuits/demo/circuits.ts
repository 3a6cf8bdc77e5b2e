import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../../db/client.ts'
import { rowsOf } from '../../../../db/rows.ts'
import { branches } from '../../../../db/tables/branches.ts'
import { licenceTypes } from '../../../curriculum/public.ts'
import { circuitElements, circuitLicenceTypes, circuits, circuitZones } from '../circuits.table.ts'

type Spot = [kind: string, x: number, y: number, zone: number | null, more?: { name?: string; status?: string }]

const zoneRow = z.object({ zone: z.string() })

/** Yards of the demo school: the large one with zones and all its elements, and three small ones. */
export async function seedCircuits(db: Db, schoolId: number): Promise<void> {
  const places = await db
    .select({ id: branches.id })
    .from(branches)
    .where(eq(branches.schoolId, schoolId))
    .orderBy(branches.id)
  const types = await db
    .select({ id: licenceTypes.id, group: licenceTypes.group })
    .from(licenceTypes)
    .where(eq(licenceTypes.schoolId, schoolId))
  const inDays = (days: number) => sql<string>`current_date + ${days}::integer`

  const yards = [
    {
      name: { ar: 'الميدان الرئيسي', en: 'Main circuit' },
      place: 0,
      groups: ['car', 'motorcycle'],
      seats: [14, 12],
      values: {
        surface: 'asphalt',
        areaM2: 9200,
        lengthM: 780,
        vehicleCount: 9,
        isLit: true,
        permitNo: 'TR-4471',
        permitExpiresOn: inDays(410),
        address: 'طريق الملك فهد، حي الملقا',
        latitude: 24.8121,
        longitude: 46.6083,
        status: 'active',
      },
      zones: [
        ['منطقة المناورات', 5],
        ['المضمار', 4],
      ] as [string, number][],
      spots: [
        ['slope', 14, 24, 1],
        ['moving_off_hill', 26, 16, 1],
        ['parallel_parking', 16, 70, 0, { name: 'A' }],
        ['parallel_parking', 28, 78, 0, { name: 'B' }],
        ['garage_parking', 44, 74, 0],
        ['drum_reverse', 60, 68, 0, { status: 'maintenance' }],
        ['slalom', 78, 74, 0],
        ['roundabout', 50, 40, 1],
        ['traffic_light', 66, 26, null],
        ['emergency_stop', 86, 36, 1],
      ] as Spot[],
    },
    {
      name: { ar: 'ميدان الشمال', en: 'North circuit' },
      place: 1,
      groups: ['car'],
      seats: [8, 6],
      values: {
        surface: 'concrete',
        areaM2: 4300,
        vehicleCount: 5,
        permitNo: 'TR-4502',
        permitExpiresOn: inDays(24),
        status: 'closed_weather',
        statusReason: 'عاصفة رملية',
      },
      zones: [] as [string, number][],
      spots: [
        ['figure_8', 30, 40, null],
        ['pocket', 64, 62, null],
        ['narrow_passage', 76, 30, null],
      ] as Spot[],
    },
    {
      name: { ar: 'ميدان السيدات', en: 'Women’s circuit' },
      place: 2,
      groups: ['car'],
      seats: [6, 5],
      values: {
        surface: 'asphalt',
        areaM2: 3600,
        vehicleCount: 4,
        genderScope: 'women',
        isCovered: true,
        status: 'active',
      },
      zones: [] as [string, number][],
      spots: [
        ['parallel_parking', 24, 60, null],
        ['slope', 56, 30, null],
        ['garage_parking', 76, 66, null],
      ] as Spot[],
    },
    {
      name: { ar: 'مسار الدراجات المبلل', en: 'Wet motorcycle track' },
      place: 0,
      groups: ['motorcycle'],
      seats: [4, 3],
      values: {
        surface: 'wet',
        areaM2: 1500,
        lengthM: 210,
        vehicleCount: 3,
        status: 'maintenance',
        statusReason: 'إصلاح نظام الرش',
        statusFrom: inDays(-2),
        statusUntil: inDays(6),
      },
      zones: [] as [string, number][],
      spots: [
        ['emergency_stop', 40, 50, null],
        ['slalom', 70, 50, null],
      ] as Spot[],
    },
  ]
  const rows = await rowsOf(db, zoneRow, sql`select time_zone as zone from schools where id = ${schoolId}`)
  const zone = rows[0]?.zone ?? 'UTC'
  const reopening = sql<string>`((now() at time zone ${zone})::date + 1)::timestamp at time zone ${zone}`

  for (const yard of yards) {
    const [maxCapacity = 1, legalCapacity = 1] = yard.seats
    const [circuit] = await db
      .insert(circuits)
      .values({
        tenant: schoolId,
        name: yard.name,
        branchId: (places[yard.place] ?? places[0])?.id as number,
        function: 'practical',
        maxCapacity,
        legalCapacity,
        ...yard.values,
        reopensAt: yard.values.status === 'closed_weather' ? reopening : null,
      })
      .returning({ id: circuits.id })
    const circuitId = circuit?.id as number
    const zones = yard.zones.length
      ? await db
          .insert(circuitZones)
          .values(yard.zones.map(([name, capacity], place) => ({ tenant: schoolId, circuitId, name, capacity, place })))
          .returning({ id: circuitZones.id })
      : []
    await db.insert(circuitElements).values(
      yard.spots.map(([kind, x, y, nth, more], place) => ({
        tenant: schoolId,
        circuitId,
        kind,
        x,
        y,
        zoneId: nth === null ? null : zones[nth]?.id,
        place,
        ...more,
      })),
    )
    const suited = types.filter(({ group }) => yard.groups.includes(group))
    if (suited.length)
      await db
        .insert(circuitLicenceTypes)
        .values(suited.map(({ id }) => ({ tenant: schoolId, circuitId, licenceTypeId: id })))
  }
}
