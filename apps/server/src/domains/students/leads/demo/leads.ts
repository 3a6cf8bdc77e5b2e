import { dayAhead } from '@dsms/contract/kernel/time/days'
import { dayMs, hourMs } from '@dsms/contract/kernel/time/milliseconds'
import type { LeadSource, LeadStatus } from '@dsms/contract/students/leads/rules'
import { leadSources } from '@dsms/contract/students/leads/rules'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../../db/client.ts'
import { rowsOf } from '../../../../db/rows.ts'
import { branches } from '../../../../db/tables/branches.ts'
import { users } from '../../../../db/tables/users.ts'
import { familyNames, firstNames } from '../../../../kernel/demo/names.ts'
import { random } from '../../../../kernel/demo/random.ts'
import { licenceTypes } from '../../../curriculum/public.ts'
import { leads } from '../leads.table.ts'
import { details, lostBecause, notes } from './leads.content.ts'
import { seedTalks } from './talks.ts'

/** How many stand in each state; the older ones have gone further. */
const states: [LeadStatus, number, days: [youngest: number, oldest: number]][] = [
  ['new', 9, [0, 6]],
  ['contacted', 8, [2, 20]],
  ['visiting', 5, [4, 25]],
  ['offered', 5, [6, 35]],
  ['won', 8, [15, 120]],
  ['lost', 5, [20, 150]],
]

const won = states.find(([status]) => status === 'won')?.[1] ?? 0

/** More come by themselves and by friends than by campaigns. */
const sources: LeadSource[] = [
  'walk_in',
  'walk_in',
  'phone',
  'phone',
  'website',
  'website',
  'referral',
  'referral',
  'social',
  'social',
  'campaign',
  'corporate',
]

const evenings = [
  [{ weekday: 7, from: '17:00', to: '20:00' }],
  [
    { weekday: 1, from: '16:00', to: '18:00' },
    { weekday: 3, from: '16:00', to: '18:00' },
  ],
  [{ weekday: 6, from: '09:00', to: '12:00' }],
  [],
]

/** Forty people who asked about lessons: some to be called back today or before, some lost, some students by now. */
export async function seedLeads(db: Db, schoolId: number): Promise<void> {
  const choose = random(20_260_214)
  const places = await db
    .select({ id: branches.id })
    .from(branches)
    .where(eq(branches.schoolId, schoolId))
    .orderBy(branches.id)
  const licences = await db
    .select({ id: licenceTypes.id })
    .from(licenceTypes)
    .where(and(eq(licenceTypes.schoolId, schoolId), eq(licenceTypes.status, 'active'), isNull(licenceTypes.archivedAt)))
    .orderBy(licenceTypes.id)
    .limit(4)
  const staff = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.kind, 'staff'), inArray(users.status, ['active'])))
    .orderBy(users.id)
    .limit(4)
  const became = await newestStudents(db, schoolId)
  const all = states.flatMap(([status, size, span]) => Array.from({ length: size }, () => ({ status, span })))
  await db.insert(leads).values(
    all.map(({ status, span: [youngest, oldest] }, nth) => {
      const isFemale = choose.chance(0.5)
      const [first, firstLatin] = choose.oneOf(firstNames[isFemale ? 'female' : 'male'])
      const [family, familyLatin] = choose.oneOf(familyNames)
      const source = choose.oneOf(sources)
      const age = choose.between(youngest, oldest)
      const isOpen = status !== 'won' && status !== 'lost'
      const came = Date.now() - age * dayMs - choose.between(1, 9) * hourMs
      return {
        tenant: schoolId,
        name: { ar: `${first} ${family}`, en: choose.chance(0.7) ? `${firstLatin} ${familyLatin}` : '' },
        phone: nth % 10 === 7 ? null : `+96655${String(choose.between(1_000_000, 9_999_999))}`,
        email: nth % 10 === 7 || choose.chance(0.3) ? `${firstLatin}.${familyLatin}@mail.example`.toLowerCase() : null,
        source,
        sourceDetail: choose.oneOf(details[source]),
        licenceTypeId: choose.chance(0.85) ? (choose.oneOf(licences)?.id ?? null) : null,
        gearbox: choose.oneOf(['manual', 'automatic', 'automatic', null]),
        branchId: choose.chance(0.7) ? (choose.oneOf(places)?.id ?? null) : null,
        wishTimes: choose.oneOf(evenings),
        followUpOn: isOpen && choose.chance(0.85) ? dayAhead(choose.between(-3, 9)) : null,
        ownerId: status === 'new' && choose.chance(0.6) ? null : (choose.oneOf(staff)?.id ?? null),
        language: choose.chance(0.85) ? 'ar' : 'en',
        notes: choose.oneOf(notes),
        status,
        statusReason: status === 'lost' ? choose.oneOf(lostBecause) : null,
        createdAt: new Date(came).toISOString(),
        ...(status === 'won' ? asTheyAsked(became.shift(), choose.between(1, 9)) : {}),
      }
    }),
  )
  await seedTalks(db, schoolId)
}

const becameRow = z.object({
  id: z.int(),
  name: z.object({ ar: z.string(), en: z.string() }),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  source: z.enum(leadSources),
  licence_type_id: z.int().nullable(),
  gearbox: z.string().nullable(),
  branch_id: z.int().nullable(),
  came: z.string(),
})
type Became = z.infer<typeof becameRow>

/** Who signs in, and active students who came last, with the course they chose. */
async function newestStudents(db: Db, schoolId: number): Promise<Became[]> {
  const rows = await rowsOf(
    db,
    becameRow,
    sql`
      select s.id, s.name, u.phone, u.email, s.source, e.licence_type_id, nullif(e.gearbox, 'both') as gearbox,
             coalesce(e.branch_id, s.branch_id) as branch_id, s.created_at as came
        from students s
        join users u on u.tenant = s.tenant and u.id = s.id
        left join lateral (select e.licence_type_id, e.gearbox, e.branch_id from enrolments e
                            where e.tenant = s.tenant and e.student_id = s.id order by e.id limit 1) e on true
       where s.tenant = ${schoolId} and s.status = 'active'
       order by u.account_id is null, s.created_at desc, s.id limit ${won}`,
  )
  return rows
}

/** What a lead knew of somebody who is a student now, some days before they became one. */
function asTheyAsked(student: Became | undefined, daysBefore: number) {
  if (!student) return {}
  const { id, name, phone, email, source, licence_type_id, gearbox, branch_id, came } = student
  return {
    studentId: id,
    name: { ar: name.ar ?? '', en: name.en ?? '' },
    phone,
    email,
    source,
    sourceDetail: null,
    licenceTypeId: licence_type_id,
    gearbox,
    branchId: branch_id,
    createdAt: new Date(Date.parse(came) - daysBefore * dayMs).toISOString(),
  }
}
