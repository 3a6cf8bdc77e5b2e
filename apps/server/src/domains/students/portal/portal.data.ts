import type { SignerRole } from '@dsms/contract/students/contracts/calls'
import type { MyDetails, MyStudent } from '@dsms/contract/students/portal/calls'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { students } from '../students/students.table.ts'

/** The student's own record, without the office's notes. */
export type OwnRecord = Omit<MyStudent, 'is_self' | 'rights' | 'courses' | 'contract' | 'details' | 'locked'> & {
  sent: SentContract | null
  details: MyDetails
  locked: NonNullable<MyStudent['locked']>
}

type Paper = MyStudent['papers'][number]

/** A contract that waits to be accepted, with who did so already. */
export interface SentContract {
  id: number
  acceptances: { role: SignerRole; person_id: number }[]
}

/** The records of students with what they lack and the papers that the school asks of them, in one statement. */
export async function readOwnRecords(actor: Actor, ids: number[]): Promise<OwnRecord[]> {
  const { db, tenant, language } = actor
  const minor = sql`is_minor(${users.birthDate}, (student_rules_of(${tenant})).majority_age, app_today())`
  const rows = await db
    .select({
      id: students.id,
      name: nameSql(students.name, language),
      student_no: students.studentNo,
      photo: sql<string | null>`coalesce(${students.photo}, ${users.avatar})`,
      status: sql<MyStudent['status']>`${students.status}`,
      version: students.version,
      is_minor: sql<boolean>`coalesce(${minor}, false)`,
      gaps: sql<MyStudent['gaps']>`student_gaps(${tenant}, ${students.id})`,
      papers: sql<Paper[]>`coalesce((
        select json_agg(json_build_object('kind', p.kind, 'status', p.status, 'document_id', p.document_id,
                          'reason', d.status_reason, 'expires_on', d.expires_on))
          from student_papers(${tenant}, ${students.id}, ${minor}, (student_rules_of(${tenant})).documents) p
          left join documents d on d.tenant = ${tenant} and d.id = p.document_id), '[]')`,
      sent: sql<SentContract | null>`(
        select json_build_object('id', c.id, 'acceptances', coalesce((
                 select json_agg(json_build_object('role', a.role, 'person_id', a.person_id))
                   from contract_acceptances a where a.tenant = c.tenant and a.contract_id = c.id), '[]'))
          from contracts c
         where c.tenant = ${tenant} and c.student_id = ${students.id} and c.status = 'sent' and c.archived_at is null
         order by c.id desc limit 1)`,
      shared_notes: students.sharedNotes,
      phone: users.phone,
      email: users.email,
      province: students.province,
      city: students.city,
      address: students.address,
      emergency_name: students.emergencyName,
      emergency_relation: students.emergencyRelation,
      emergency_phone: students.emergencyPhone,
      trainer_gender: sql<OwnRecord['details']['trainer_gender']>`${students.trainerGender}`,
      wish_times: students.wishTimes,
      marketing_consent: sql<boolean>`${students.marketingConsentAt} is not null`,
      first_name: students.firstName,
      second_name: students.secondName,
      family_name: students.familyName,
      birth_date: users.birthDate,
      gender_id: users.genderId,
      country_id: users.countryId,
      id_last4: students.idLast4,
    })
    .from(students)
    .innerJoin(users, and(eq(users.tenant, students.tenant), eq(users.id, students.id)))
    .where(and(eq(students.tenant, tenant), inArray(students.id, ids)))
  return rows.map((row) => {
    const { phone, email, province, city, address, emergency_name, emergency_relation, emergency_phone, ...second } =
      row
    const { trainer_gender, wish_times, marketing_consent, ...third } = second
    const { first_name, second_name, family_name, birth_date, gender_id, country_id, id_last4, ...record } = third
    const contact = { phone, email, province, city, address, emergency_name, emergency_relation, emergency_phone }
    return {
      ...record,
      details: { ...contact, trainer_gender, wish_times, marketing_consent },
      locked: { first_name, second_name, family_name, birth_date, gender_id, country_id, id_last4 },
    }
  })
}
