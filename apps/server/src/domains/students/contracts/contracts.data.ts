import type { Acceptance, contracts as area, SignerRole } from '@dsms/contract/students/contracts/calls'
import type { Objection } from '@dsms/contract/students/contracts/signatures'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf } from '../../../kit/areas/area.ts'
import { foundKeys } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import type { OwnStudent } from '../portal/self.ts'
import { students } from '../students/students.table.ts'
import { contractObjectUntil, objectionJson } from './contracts.objections.ts'
import { contracts, contractTemplates } from './contracts.table.ts'

/** Contracts with who accepted them and who has to still; each is called by the name of its student. */
export async function contractRows({ db, language, tenant }: Actor, page: Page) {
  const rows = await paged(
    db
      .select({
        ...wireColumns(contracts, language),
        name: nameSql(students.name, language),
        student: nameSql(students.name, language),
        student_no: students.studentNo,
        template: nameSql(contractTemplates.name, language),
        course: sql<string | null>`(select ${nameSql(sql`k.name`, language)} from enrolments e
          join courses k on k.tenant = e.tenant and k.id = e.course_id
          where e.tenant = contracts.tenant and e.id = contracts.enrolment_id)`,
        is_minor: sql<boolean>`coalesce((select is_minor(u.birth_date, (student_rules_of(${tenant})).majority_age, app_today())
          from users u where u.tenant = contracts.tenant and u.id = contracts.student_id), false)`,
        acceptances: sql<Acceptance[]>`coalesce((
          select json_agg(json_build_object('role', a.role, 'person_id', a.person_id, 'name', a.name, 'how', a.how,
                   'witness', (select shown_name(w.tenant, w.id, w.kind, w.full_name) from users w where w.tenant = a.tenant and w.id = a.witnessed_by),
                   'signature', a.signature, 'document_id', a.document_id, 'accepted_at', to_char(a.accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
                   order by a.id)
            from contract_acceptances a where a.tenant = contracts.tenant and a.contract_id = contracts.id), '[]')`,
        objection: sql<Objection | null>`(select ${objectionJson('o')} from contract_objections o
          where o.tenant = contracts.tenant and o.contract_id = contracts.id)`,
        object_until: contractObjectUntil,
        guardians: sql<{ id: number; name: string }[]>`coalesce((
          select json_agg(json_build_object('id', g.id, 'name', ${nameSql(sql`g.name`, language)}) order by l.is_main desc, g.id)
            from student_guardians l join guardians g on g.tenant = l.tenant and g.id = l.guardian_id and g.archived_at is null
           where l.tenant = contracts.tenant and l.student_id = contracts.student_id and 'sign' = any (l.rights)), '[]')`,
      })
      .from(contracts)
      .innerJoin(students, and(eq(students.tenant, contracts.tenant), eq(students.id, contracts.studentId)))
      .innerJoin(
        contractTemplates,
        and(eq(contractTemplates.tenant, contracts.tenant), eq(contractTemplates.id, contracts.templateId)),
      )
      .$dynamic(),
    page,
  )
  return rows.map(({ is_minor, student_text: _, ...row }) => ({
    ...row,
    language: row.languages[0] ?? 'ar',
    awaits: row.status === 'sent' ? awaitedOf(is_minor, row.acceptances) : [],
  }))
}

/** Who accepts a contract that the school has sent. */
type OwnRole = Exclude<SignerRole, 'school'>

/** Who has to accept: the student, and for a minor somebody who may sign for them. */
export function awaitedOf(isMinor: boolean, acceptances: Pick<Acceptance, 'role'>[]): OwnRole[] {
  const needed: OwnRole[] = isMinor ? ['student', 'guardian'] : ['student']
  return needed.filter((role) => !acceptances.some((one) => one.role === role))
}

/** As whom somebody may accept a contract now, of a student whom they look after; null where they may not, or have done so. */
export function roleToSign(
  own: Pick<OwnStudent, 'is_self' | 'rights'> | undefined,
  awaits: readonly OwnRole[],
  acceptances: Pick<Acceptance, 'person_id'>[],
  personId: number,
): OwnRole | null {
  const role = own?.is_self ? 'student' : own?.rights.includes('sign') ? 'guardian' : null
  const hasSigned = acceptances.some(({ person_id }) => person_id === personId)
  return role !== null && awaits.includes(role) && !hasSigned ? role : null
}

export const contractListing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: contracts,
  where: and(
    ownedBy(actor, contracts),
    filtered(contracts, { ...query, q: undefined }),
    query.q ? sql`${contracts.studentId} in ${foundKeys(actor, students, query.q)}` : undefined,
    query.student_id ? eq(contracts.studentId, query.student_id) : undefined,
    query.template_id ? eq(contracts.templateId, query.template_id) : undefined,
  ),
  order: sortedBy(
    actor,
    contracts,
    query.sort,
    { name: sql`names_text(${students.name})`, sent_at: contracts.sentAt },
    ['-id'],
  ),
  rows: contractRows,
})
