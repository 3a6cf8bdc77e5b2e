import { dayAhead } from '@dsms/contract/kernel/time/days'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { branches } from '../../../../db/tables/branches.ts'
import { users } from '../../../../db/tables/users.ts'
import { familyNames, firstNames } from '../../../../kernel/demo/names.ts'
import { random } from '../../../../kernel/demo/random.ts'
import { licenceTypes } from '../../../curriculum/public.ts'
import { addPeople } from '../../../identity/public.ts'
import { lookupValues } from '../../../school/public.ts'
import { seedCredentials } from '../../credentials/demo/credentials.ts'
import {
  trainerBranches,
  trainerCertifications,
  trainerLicenceTypes,
  trainerSpecialities,
} from '../trainers.links.table.ts'
import { trainers } from '../trainers.table.ts'
import { cast } from './trainers.content.ts'

/** A day so many days from now. */
const colours = ['#0b6b83', '#b4552d', '#4c6b1f', '#7a3e9d', '#1f5fbf', '#a33b54', '#8a6d00']

/** Fourteen trainers: those whom the school has already, and as many as are missing. Most teach; the papers of some do not let them. */
export async function seedTrainers(db: Db, schoolId: number): Promise<void> {
  const choose = random(14_020_726)
  const people = await peopleFor(db, schoolId, choose)
  const lookups = await db
    .select({ id: lookupValues.id, kind: lookupValues.kind, code: lookupValues.code })
    .from(lookupValues)
    .where(eq(lookupValues.tenant, 0))
  const lookup = (kind: string, code: string) =>
    lookups.find((one) => one.kind === `trainer_${kind}` && one.code === code)?.id as number
  const places = await db
    .select({ id: branches.id })
    .from(branches)
    .where(eq(branches.tenant, schoolId))
    .orderBy(branches.id)
  const licences = await licencesOf(db, schoolId)
  const of = (nth: number) => cast[nth % cast.length] as (typeof cast)[number]

  await db.insert(trainers).values(
    people.map((person, nth) => {
      const one = of(nth)
      return {
        id: person.id,
        tenant: schoolId,
        firstNameAr: person.firstName,
        familyNameAr: person.lastName,
        ...latinOf(person.firstName, person.lastName),
        email: person.email,
        phone: person.phone,
        genderId: person.genderId,
        countryId: person.countryId,
        birthDate: person.birthDate,
        joinedOn: person.joinedOn,
        address: 'الرياض، حي النخيل',
        trainerNo: `T-${String(nth + 1).padStart(4, '0')}`,
        employment: one.employment,
        positionId: lookup('position', one.position),
        languages: nth % 3 === 0 ? ['ar', 'en'] : nth % 5 === 0 ? ['ar', 'en', 'fr'] : ['ar'],
        teaches: one.teaches,
        gearboxes: one.gearboxes,
        eligibleGender: person.genderId === 1 ? 'women' : nth % 4 === 0 ? 'both' : 'men',
        startPoint:
          nth % 2 === 0 ? { lat: 24.7136 + nth / 500, lng: 46.6753 - nth / 700, label: 'موقف الفرع الرئيسي' } : null,
        maxMinutesDay: nth % 4 === 3 ? 300 : 495,
        maxMinutesWeek: nth % 4 === 3 ? 1500 : 2400,
        maxLessonsDay: 9,
        minBreakMinutes: 30,
        bufferMinutes: 10,
        extraHours: nth % 5 === 1,
        extraFrom: nth % 5 === 1 ? '18:00' : null,
        extraTo: nth % 5 === 1 ? '20:30' : null,
        hourlyRateMinor: 5500 + choose.between(0, 6) * 500,
        eveningRateMinor: 7500,
        weekendRateMinor: 9000,
        colour: colours[nth % colours.length] as string,
        ...(nth % 2 === 0 ? { bio: { ar: one.bio, en: one.bioEn } } : {}),
        isPublic: nth % 2 === 0,
        status: one.status,
        statusReason: one.reason ?? null,
        leftOn: one.status === 'left' ? dayAhead(-20) : null,
      }
    }),
  )
  const links = people.map(({ id }, nth) => ({ tenant: schoolId, trainerId: id, one: of(nth), nth }))
  if (places.length)
    await db
      .insert(trainerBranches)
      .values(links.map(({ one: _, nth, ...own }) => ({ ...own, branchId: places[nth % places.length]?.id as number })))
  const taught = links.flatMap(({ one, nth, ...own }) => {
    const able = licences
      .filter(({ group, gearbox }) => one.groups.includes(group) && suitsGearbox(gearbox, one.gearboxes))
      .slice(0, 4)
    return (able.length ? able : licences.slice(0, 1)).map(({ id }, place) => ({
      ...own,
      licenceTypeId: id,
      since: place === 0 ? dayAhead(-700 + nth * 20) : null,
    }))
  })
  if (taught.length) await db.insert(trainerLicenceTypes).values(taught)
  await db
    .insert(trainerSpecialities)
    .values(links.map(({ one, nth: _, ...own }) => ({ ...own, specialityId: lookup('speciality', one.speciality) })))
  await db.insert(trainerCertifications).values(
    links.map(({ one: _, nth: __, ...own }) => ({
      ...own,
      certificationId: lookup('certification', 'driving_trainer'),
    })),
  )
  // a vehicle that trains one of the licence types that they teach
  await db.execute(sql`
    update trainers t set default_vehicle_id = (
      select min(v.id) from vehicles v join vehicle_licence_types l on l.tenant = v.tenant and l.vehicle_id = v.id
        join trainer_licence_types own on own.tenant = l.tenant and own.licence_type_id = l.licence_type_id
       where v.tenant = t.tenant and own.trainer_id = t.id and v.archived_at is null and v.status = 'in_service')
     where t.tenant = ${schoolId} and t.status <> 'left'`)
  await seedCredentials(
    db,
    schoolId,
    people.map(({ id }, nth) => ({ id, papers: of(nth).papers })),
  )
}

/** Those of the school who teach already, and new people without an account up to the number that is wanted. */
async function peopleFor(db: Db, schoolId: number, choose: ReturnType<typeof random>) {
  const known = () =>
    db
      .select()
      .from(users)
      .where(and(eq(users.tenant, schoolId), eq(users.kind, 'trainer'), sql`${users.status} <> 'archived'`))
      .orderBy(users.id)
      .limit(cast.length)
  const missing = cast.length - (await known()).length
  if (missing > 0)
    await addPeople(
      db,
      Array.from({ length: missing }, (_, nth) => {
        const gender = nth % 3 === 1 ? 'female' : 'male'
        const [first] = firstNames[gender][(nth * 2) % firstNames[gender].length] as [string, string]
        const [family, latin] = familyNames[(nth * 3 + 1) % familyNames.length] as [string, string]
        return {
          tenant: schoolId,
          kind: 'trainer',
          firstName: first,
          lastName: family,
          email: `${latin.toLowerCase()}.${nth + 1}@trainers.example`,
          phone: `+9665${choose.between(10_000_000, 99_999_999)}`,
          genderId: gender === 'female' ? 1 : 2,
          countryId: 189,
          birthDate: `${choose.between(1972, 1998)}-0${choose.between(1, 9)}-1${choose.between(0, 9)}`,
          joinedOn: dayAhead(-choose.between(60, 2400)),
          status: 'active',
        }
      }),
    )
  return known()
}

/** The same names in Latin letters; what the demonstration does not know is that of its own account. */
function latinOf(first: string, family: string) {
  const firstName = [...firstNames.female, ...firstNames.male].find(([arabic]) => arabic === first)?.[1]
  const familyName = familyNames.find(([arabic]) => arabic === family)?.[1]
  return { firstNameEn: firstName ?? 'Mudarrib', familyNameEn: familyName ?? 'Alqiyada' }
}

/** Who teaches no gearbox, but theory, teaches it for any. */
const suitsGearbox = (taught: string, gearboxes: string[]) =>
  taught === 'both' || gearboxes.length === 0 || gearboxes.includes(taught)

const licencesOf = (db: Db, schoolId: number) =>
  db
    .select({ id: licenceTypes.id, group: licenceTypes.group, gearbox: licenceTypes.gearbox })
    .from(licenceTypes)
    .where(eq(licenceTypes.tenant, schoolId))
    .orderBy(licenceTypes.level, licenceTypes.place, licenceTypes.id)
