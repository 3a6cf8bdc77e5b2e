import { dayAhead } from '@dsms/contract/kernel/time/days'
import { dayMs, hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { branches } from '../../../../db/tables/branches.ts'
import { countries } from '../../../../db/tables/countries.ts'
import { users } from '../../../../db/tables/users.ts'
import { licenceTypes } from '../../../curriculum/public.ts'
import { lookupValues } from '../../../school/public.ts'
import { keepInsurance } from '../parts/insurances.service.ts'
import { keepReadings } from '../parts/odometer.service.ts'
import { vehicleDocuments } from '../vehicles.entries.table.ts'
import { vehicleLicenceTypes, vehiclePurposes, vehicles } from '../vehicles.table.ts'
import { demoFleet } from './vehicles.content.ts'

/** A day so many days from now. */
const insurers = ['تأمين الواحة', 'شركة السند للتأمين', 'درع الطريق للتأمين']

/** Fourteen vehicles: most at work, some with a worry, one that has gone. */
export async function seedVehicles(db: Db, schoolId: number): Promise<void> {
  const byId = async (table: typeof branches | typeof licenceTypes) =>
    db.select({ id: table.id }).from(table).where(eq(table.schoolId, schoolId)).orderBy(table.id)
  const lookups = await db
    .select({ id: lookupValues.id, kind: lookupValues.kind, code: lookupValues.code })
    .from(lookupValues)
    .where(sql`${lookupValues.tenant} = 0`)
  const lookup = (kind: string, code: string) =>
    lookups.find((one) => one.kind === `vehicle_${kind}` && one.code === code)?.id as number
  const [country] = await db.select({ id: countries.id }).from(countries).where(eq(countries.code, 'SA'))
  const places = await byId(branches)
  const licences = await licencesOf(db, schoolId)
  const trainers = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.kind, 'trainer')))
    .orderBy(users.id)

  for (const [nth, one] of demoFleet.entries()) {
    const [vehicle] = await db
      .insert(vehicles)
      .values({
        tenant: schoolId,
        name: { ar: one.ar, en: one.en },
        branchId: (places[one.place] ?? places[0])?.id as number,
        brandId: lookup('brand', one.brand),
        typeId: lookup('type', one.type),
        model: one.model,
        yearModel: one.year,
        gearType: one.gear,
        registrationNo: one.plate,
        countryId: country?.id ?? null,
        chassisNo: one.vin,
        passengerCapacity: one.seats,
        genderScope: one.place === 2 ? 'women' : 'mixed',
        ownership: one.rented ? 'rented' : 'purchased',
        rentedFrom: one.rented ? dayAhead(-200) : null,
        rentedTo: one.rented ? dayAhead(165) : null,
        usageStatus: one.status === 'reserve' ? 'backup' : 'operation',
        status: one.status,
        statusReason: one.reason ?? null,
        estimatedReturn: one.status === 'in_maintenance' ? dayAhead(4) : null,
        legalHold: one.hold ?? null,
        legalHoldReason: one.hold ? 'مطالبة بعد حادث بسيط في موقف السيارات' : null,
        inspectionExpiresOn: dayAhead(one.inspection),
        registrationExpiresOn: dayAhead(one.registration),
        trainingPermitNo: `TP-${2400 + nth}`,
        permitExpiresOn: dayAhead(one.permit),
        serviceCycle: one.gear === 'none' ? 'every_days' : 'both',
        intervalKm: one.gear === 'none' ? null : 10_000,
        intervalDays: 180,
        lastServiceKm: one.gear === 'none' ? null : one.km - one.since,
        lastServiceOn: dayAhead(-Math.round(one.since / 60) - 5),
        colour: one.colour,
        fuel: one.gear === 'none' ? null : one.type === 'car' || one.type === 'motorcycle' ? 'petrol' : 'diesel',
        dualControls: one.type === 'car' || one.type.endsWith('truck'),
        hasCamera: nth % 3 === 0,
        gpsDeviceId: one.gear === 'none' ? null : `GPS-${88_100 + nth}`,
        purchasedOn: one.rented ? null : `${one.year}-03-15`,
        purchasePriceMinor: one.rented ? null : one.price * 100,
        defaultTrainerId: trainers.length && nth < 8 ? (trainers[nth % trainers.length]?.id ?? null) : null,
      })
      .returning({ id: vehicles.id })
    const own = { tenant: schoolId, vehicleId: vehicle?.id as number }
    const codes = one.licences.flatMap((group) =>
      licences
        .filter((type) => type.group === group && (type.gearbox === 'both' || type.gearbox === one.gear))
        .slice(0, 2),
    )
    const able = codes.length ? codes : licences.slice(0, 1)
    if (able.length) await db.insert(vehicleLicenceTypes).values(able.map(({ id }) => ({ ...own, licenceTypeId: id })))
    const purposes = one.type === 'minibus' ? ['transport'] : nth % 4 === 0 ? ['training', 'exam'] : ['training']
    await db.insert(vehiclePurposes).values(purposes.map((code) => ({ ...own, purposeId: lookup('purpose', code) })))
    // what is written about one that has gone was written before
    if (one.status === 'decommissioned') continue
    for (const back of [365, 0])
      await keepInsurance({ db, tenant: schoolId }, own.vehicleId, {
        insurer: insurers[(nth + back) % insurers.length] as string,
        policyNo: `P-${2025 - back / 365}-${1000 + nth}`,
        startsOn: dayAhead(one.insurance - back - 365),
        expiresOn: dayAhead(one.insurance - back),
        premiumMinor: 180_000 + nth * 7_500,
        currency: 'SAR',
      })
    await db.insert(vehicleDocuments).values({
      ...own,
      kind: 'inspection',
      number: `INS-${7300 + nth}`,
      issuedOn: dayAhead(one.inspection - 365),
      expiresOn: dayAhead(one.inspection),
    })
    if (one.gear === 'none') continue
    await keepReadings(
      { db, tenant: schoolId },
      own.vehicleId,
      Array.from({ length: 11 }, (_, past) => 10 - past).map((week) => ({
        km: Math.round(one.km - week * one.weekly),
        readAt: new Date(Date.now() - week * 7 * dayMs - hourMs * (nth + 1)).toISOString(),
        source: week === 10 ? 'first' : 'manual',
      })),
    )
  }
}

const licencesOf = (db: Db, schoolId: number) =>
  db
    .select({ id: licenceTypes.id, group: licenceTypes.group, gearbox: licenceTypes.gearbox })
    .from(licenceTypes)
    .where(eq(licenceTypes.schoolId, schoolId))
    .orderBy(licenceTypes.level, licenceTypes.place, licenceTypes.id)
