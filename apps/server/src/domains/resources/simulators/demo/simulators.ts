import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { branches } from '../../../../db/tables/branches.ts'
import { licenceTypes } from '../../../curriculum/public.ts'
import { lookupValues } from '../../../school/public.ts'
import { classRooms } from '../../classRooms/classRooms.table.ts'
import { simulatorCalibrations, simulatorLicenceTypes, simulatorScenarios, simulators } from '../simulators.table.ts'

const scenarios = [
  ['CITY-1', 'انطلاق وتوقف في شارع هادئ', 'Moving off and stopping in a quiet street', 1, 15, 'المقود والدواسات'],
  ['CITY-2', 'تقاطعات بلا إشارات', 'Junctions without lights', 2, 20, 'أولوية المرور والمراقبة'],
  ['HWY-1', 'الدخول إلى طريق سريع', 'Joining a motorway', 3, 20, 'التسارع وتغيير المسار'],
  ['NIGHT-1', 'قيادة ليلية تحت المطر', 'Night drive in the rain', 4, 25, 'الإضاءة ومسافة الأمان'],
  ['HAZ-1', 'عبور مفاجئ لمشاة', 'A pedestrian steps out', 5, 15, 'رد الفعل والتوقف المفاجئ'],
] as const

/** Simulators of the demo school in a hall of their own, each in another state of calibration. */
export async function seedSimulators(db: Db, schoolId: number): Promise<void> {
  const [main] = await db
    .select({ id: branches.id })
    .from(branches)
    .where(eq(branches.schoolId, schoolId))
    .orderBy(branches.id)
  const branchId = main?.id as number
  const shared = async (kind: string, code?: string) => {
    const [row] = await db
      .select({ id: lookupValues.id })
      .from(lookupValues)
      .where(and(eq(lookupValues.kind, kind), sql`tenant = 0`, code ? eq(lookupValues.code, code) : undefined))
      .orderBy(lookupValues.place)
    return row?.id ?? null
  }
  const [hall] = await db
    .insert(classRooms)
    .values({
      tenant: schoolId,
      name: { ar: 'صالة المحاكاة', en: 'Simulator hall', de: 'Simulatorraum' },
      branchId,
      typeId: (await shared('room_type', 'simulator_hall')) as number,
      maxCapacity: 6,
      legalCapacity: 6,
      equipment: ['screen', 'air_conditioning', 'accessible'],
      status: 'active',
    })
    .returning({ id: classRooms.id })
  const kinds = {
    typeId: await shared('vehicle_type'),
    brandId: await shared('vehicle_brand'),
    purposeId: await shared('vehicle_purpose'),
  }
  const cars = await db
    .select({ id: licenceTypes.id })
    .from(licenceTypes)
    .where(and(eq(licenceTypes.schoolId, schoolId), eq(licenceTypes.group, 'car')))
  const ago = (days: number) => sql<string>`current_date - ${days}::integer`

  const devices = [
    { no: '01', ar: 'جهاز الفجر', en: 'Dawn', days: 40, hours: 812.5, values: { hasMotion: true, gearbox: 'both' } },
    { no: '02', ar: 'جهاز الواحة', en: 'Oasis', days: 172, hours: 640, values: { gearbox: 'automatic' } },
    { no: '03', ar: 'جهاز الأفق', en: 'Horizon', days: 196, hours: 1203.5, values: { gearbox: 'manual' } },
    {
      no: '04',
      ar: 'جهاز السراة',
      en: 'Highlands',
      days: 20,
      hours: 95,
      values: { ownership: 'rented', rentedFrom: ago(90), rentedTo: ago(-275), genderScope: 'women' },
    },
    {
      no: '05',
      ar: 'جهاز الساحل',
      en: 'Coast',
      days: 60,
      hours: 402,
      values: { status: 'maintenance', statusReason: 'استبدال شاشة', statusFrom: ago(1), statusUntil: ago(-4) },
    },
  ]
  for (const { no, ar, en, days, hours, values } of devices) {
    const isRented = 'ownership' in values
    const [device] = await db
      .insert(simulators)
      .values({
        tenant: schoolId,
        assetNo: `SIM-${no}`,
        name: { ar, en },
        serialNo: `DX3-2024-1${no}`,
        branchId,
        classRoomId: hall?.id as number,
        ...kinds,
        maker: 'Tariq Simulation',
        model: 'DX-3',
        softwareVersion: '5.2.1',
        calibrationIntervalDays: 180,
        lastCalibratedOn: ago(days),
        hourlyCostMinor: 4500,
        hoursMeter: hours,
        isSelfServiceAllowed: no === '02',
        ...(isRented ? {} : { purchaseOn: ago(500), warrantyEndsOn: ago(-230) }),
        status: 'active',
        ...values,
      })
      .returning({ id: simulators.id })
    const simulatorId = device?.id as number
    await db.insert(simulatorCalibrations).values(
      [days + 180, days].map((back, nth) => ({
        tenant: schoolId,
        simulatorId,
        day: ago(back),
        certificateNo: `CAL-${no}-${nth + 1}`,
      })),
    )
    await db.insert(simulatorScenarios).values(
      scenarios.map(([code, arabic, english, difficulty, minutes, skills], place) => ({
        tenant: schoolId,
        simulatorId,
        code,
        name: { ar: arabic, en: english },
        difficulty,
        minutes,
        skills,
        place,
      })),
    )
    if (cars.length)
      await db
        .insert(simulatorLicenceTypes)
        .values(cars.map(({ id }) => ({ tenant: schoolId, simulatorId, licenceTypeId: id })))
  }
}
