import { present } from '@dsms/contract/kernel/choices/lists'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import { consentVersion } from '@dsms/contract/students/students/calls'
import { noName, wholeNames } from '@dsms/contract/students/students/names'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { countries } from '../../../../db/tables/countries.ts'
import { users } from '../../../../db/tables/users.ts'
import { familyNames, firstNames } from '../../../../kernel/demo/names.ts'
import { random } from '../../../../kernel/demo/random.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'
import { addPeople } from '../../../identity/public.ts'
import { lookupValues } from '../../../school/public.ts'
import { seedDocuments } from '../../documents/demo/documents.ts'
import { seedGuardians } from '../../guardians/demo/guardians.ts'
import { identityValues } from '../identity/identity.ts'
import { personNames } from '../students.service.ts'
import { students } from '../students.table.ts'
import { before, type Choose, type DemoStudent, identityOf, makeCast, phoneOf } from './cast.ts'
import {
  homes,
  internalNotes,
  kin,
  names,
  occupations,
  reasons,
  sharedNotes,
  tagsOfStudents,
} from './students.content.ts'

type World = Pick<DemoWorld, 'schoolId' | 'files' | 'tokens'>

/** A school of students in every state, with those who speak for the minors and with their papers. */
export async function seedStudents(db: Db, { schoolId, files, tokens }: World): Promise<void> {
  const choose = random(12_020_260)
  const countryIds = new Map((await db.select().from(countries)).map(({ id, code }) => [code, id]))
  const idTypes = await idTypeIds(db)
  const cast = makeCast(choose)
  const there = await known(db, schoolId)
  const people = cast.map(({ parts, gender, countryCode, birthDate, ago }, nth) => ({
    tenant: schoolId,
    kind: 'student',
    status: 'active',
    ...personNames(parts),
    email: `${parts.first_name.en}.${parts.family_name.en}.${nth + 1}@people.example`
      .normalize('NFD')
      .replace(/[^\w.@]/g, '')
      .toLowerCase(),
    phone: phoneOf(nth),
    genderId: gender === 'female' ? 1 : 2,
    countryId: countryIds.get(countryCode) ?? null,
    birthDate,
    joinedOn: dayAhead(-ago),
    createdAt: before(ago),
  }))
  const values = (one: DemoStudent, nth: number) => {
    const number = identityOf(one.countryCode, nth)
    return {
      firstName: one.parts.first_name,
      secondName: one.parts.second_name,
      familyName: one.parts.family_name,
      name: wholeNames(one.parts),
      idTypeId: idTypes.get(one.countryCode === 'SA' ? 'national_id' : 'residence') ?? null,
      // who has just come has not shown it yet
      ...(one.status === 'applicant' && nth % 4 === 1 ? {} : identityValues(tokens, schoolId, number)),
      idExpiresOn: dayAhead(nth % 11 === 6 ? 25 + nth : choose.between(200, 2800)),
      ...about(choose, one, nth),
      ...(nth < there.length ? { source: 'website' } : {}),
      status: one.status,
      statusReason: reasons[one.status]?.[nth % 3] ?? null,
      createdAt: before(one.ago),
      // the older ones have been left alone for longer
      updatedAt: before(choose.between(0, Math.min(one.ago, 45))),
    }
  }
  for (const [nth, one] of there.entries()) {
    await db
      .update(students)
      .set(values(one, nth))
      .where(and(eq(students.tenant, schoolId), eq(students.id, one.id)))
  }
  const inserted = await addPeople(db, people, (ids) =>
    db.insert(students).values(
      cast.map((one, nth) => ({
        ...values(one, there.length + nth),
        id: present(ids[nth]),
        tenant: schoolId,
        studentNo: sql`next_student_no(${schoolId})`,
      })),
    ),
  )
  const added = cast.map((one, nth) => ({ ...one, id: present(inserted[nth]).id }))
  const all = [...there, ...added]
  await seedGuardians(db, { schoolId, tokens }, added, idTypes)
  await seedDocuments(db, { schoolId, files }, all)
}

/** What a school asks a student about themselves. */
function about(choose: Choose, { home, languages, gender, status, ago, family }: DemoStudent, nth: number) {
  const { province, city, address, at } = home
  const agreed = status !== 'applicant' || nth % 3 > 0
  return {
    province,
    city,
    address,
    pickupPoints: nth % 3 === 0 ? [{ label: 'المنزل', address, lat: at[0], lng: at[1] }] : [],
    languages,
    level: choose.oneOf(['beginner', 'beginner', 'beginner', 'intermediate', 'expert']),
    occupation: family === undefined ? choose.oneOf(occupations) : 'طالب ثانوي',
    bloodGroup: choose.oneOf(['A+', 'B+', 'O+', 'O+', 'AB+', 'O-', null]),
    wearsGlasses: choose.chance(0.25),
    specialNeeds: nth % 29 === 7 ? ['hearing'] : nth % 31 === 9 ? ['hand_controls'] : [],
    ...(nth % 2 === 0 ? { ...kin[nth % kin.length], emergencyPhone: phoneOf(nth + 400) } : {}),
    source: choose.oneOf([
      'walk_in',
      'walk_in',
      'phone',
      'website',
      'website',
      'referral',
      'social',
      'campaign',
      'corporate',
    ]),
    trainerGender: gender === 'female' && choose.chance(0.7) ? 'female' : 'any',
    dataConsentAt: agreed ? before(ago) : null,
    dataConsentVersion: agreed ? consentVersion : null,
    marketingConsentAt: agreed && choose.chance(0.5) ? before(ago) : null,
    sharedNotes: nth % 7 === 2 ? choose.oneOf(sharedNotes) : null,
    internalNotes: nth % 9 === 3 ? choose.oneOf(internalNotes) : null,
    tags: tagsOfStudents.filter(() => choose.chance(0.15)),
  }
}

/** Those who learn here already, as the demonstration's account does; what is not known of them is told. */
async function known(db: Db, schoolId: number): Promise<(DemoStudent & { id: number })[]> {
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.tenant, schoolId), eq(users.kind, 'student'), eq(users.status, 'active')))
    .orderBy(users.id)
  if (people.length === 0) return []
  const birthDate = '2003-09-14'
  await db
    .update(users)
    .set({
      birthDate: sql`coalesce(birth_date, ${birthDate}::date)`,
      phone: sql`coalesce(phone, '+96650' || lpad((7000000 + id)::text, 7, '0'))`,
    })
    .where(
      inArray(
        users.id,
        people.map(({ id }) => id),
      ),
    )
  return people.map((person) => ({
    id: person.id,
    parts: {
      first_name: names(person.firstName, latinOf(person.firstName, 'Taliba')),
      second_name: noName,
      family_name: names(person.lastName, latinOf(person.lastName, 'Alqiyada')),
    },
    gender: person.genderId === 2 ? 'male' : 'female',
    countryCode: 'SA',
    languages: ['ar', 'en'],
    birthDate: person.birthDate ?? birthDate,
    status: 'active',
    ago: 75,
    home: homes[0] as DemoStudent['home'],
  }))
}

/** The same name in Latin letters, where the demonstration knows it. */
const latinOf = (arabic: string, otherwise: string): string =>
  [...firstNames.female, ...firstNames.male, ...familyNames].find(([one]) => one === arabic)?.[1] ?? otherwise

async function idTypeIds(db: Db): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ id: lookupValues.id, code: lookupValues.code })
    .from(lookupValues)
    .where(and(eq(lookupValues.tenant, 0), eq(lookupValues.kind, 'id_type')))
  return new Map(rows.map(({ id, code }) => [code, id]))
}
