import { present } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import { openLeads } from '@dsms/contract/students/leads/rules'
import { students as area, consentVersion } from '@dsms/contract/students/students/calls'
import { wholeNames } from '@dsms/contract/students/students/names'
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { branches } from '../../../db/tables/branches.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { firstStatus } from '../../../kit/areas/area.status.ts'
import { insert } from '../../../kit/records/verbs.ts'
import { accountOpened, addPersonWithAccount, browserOf, letIn } from '../../identity/public.ts'
import { roleFor } from '../../staff/public.ts'
import { leads } from '../leads/leads.table.ts'
import { enrolLead } from '../students/sitting/sitting.service.ts'
import { personNames } from '../students/students.service.ts'
import { students } from '../students/students.table.ts'
import { tellApplied, tellReceived } from './applications.notices.ts'
import type { studentApplications, Wanted } from './applications.table.ts'
import { wishCourse } from './wishedCourse.ts'

type Application = Omit<typeof studentApplications.$inferSelect, 'wanted'> & { wanted: Wanted }

/**
 * Makes an applicant of an application whose address was shown to be theirs: account, person and student, a lead of the same
 * address won, the office and the applicant told, and the browser signed in. All of it or nothing.
 */
export async function admitApplicant(
  services: Services,
  actor: Actor,
  application: Application,
  request: FastifyRequest,
): Promise<Awaited<ReturnType<typeof letIn>>> {
  const { wanted, email, passwordHash } = application
  const names = { ...wanted, second_name: { ar: '', en: '' } }
  const double = await findDouble(actor, application)
  const branchId = await mainBranch(actor)
  const applicant = {
    tenant: actor.tenant,
    kind: 'student',
    status: 'active',
    roleId: await roleFor(actor, 'student'),
    username: wanted.username,
    email,
    passwordHash,
    emailVerifiedAt: sql`now()`,
    lastLoginAt: sql`now()`,
    ...personNames(names),
    phone: wanted.phone,
    birthDate: wanted.birth_date,
    genderId: wanted.gender_id,
    preferences: { language: actor.language },
  }
  const record = {
    branchId,
    studentNo: sql`next_student_no(${actor.tenant})`,
    status: firstStatus(area),
    firstName: wanted.first_name,
    familyName: wanted.family_name,
    name: wholeNames(names),
    source: 'website',
    level: wanted.level,
    idTypeId: wanted.id_type_id,
    // another's number is not kept twice, and the applicant is not told whose it is: the office looks at both
    ...(double.ofNumber
      ? {}
      : { idSealed: application.idSealed, idHash: application.idHash, idLast4: application.idLast4 }),
    dataConsentAt: sql`now()`,
    dataConsentVersion: consentVersion,
  }
  const person = await addPersonWithAccount(actor.db, applicant, ([id]) =>
    insert(actor, students, { ...record, id: present(id) }),
  )
  await wishCourse(actor, { studentId: person.id, courseId: wanted.course_id, branchId, level: wanted.level })
  await winLead(services, actor, email, person.id)
  const fullName = Object.values(personNames(names)).join(' ')
  await accountOpened(actor.db, { id: person.id, name: fullName, language: actor.language }, null)
  await tellApplied(services, actor, { id: person.id, name: fullName, isDouble: double.isThere })
  await tellReceived(services, actor, { id: person.id, name: fullName })
  return letIn(services, actor.db, person, request, browserOf(request), 'work')
}

/** Whether somebody of the school looks like the applicant: by identity number, e-mail, or phone and birth date. */
async function findDouble({ db, tenant }: Actor, { email, idHash, wanted }: Application) {
  const isTheirNumber = idHash === null ? sql`false` : eq(students.idHash, idHash)
  const rows = await db
    .select({ isTheirNumber: sql<boolean>`coalesce(${isTheirNumber}, false)` })
    .from(students)
    .innerJoin(users, and(eq(users.tenant, students.tenant), eq(users.id, students.id)))
    .where(
      and(
        eq(students.tenant, tenant),
        isNull(students.archivedAt),
        or(
          isTheirNumber,
          and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.status, 'archived')),
          and(eq(users.phone, wanted.phone), eq(users.birthDate, wanted.birth_date)),
        ),
      ),
    )
    .limit(20)
  return { isThere: rows.length > 0, ofNumber: rows.some((row) => row.isTheirNumber) }
}

/** Where applications of the public page belong until the office says otherwise. */
async function mainBranch({ db, tenant }: Actor): Promise<number> {
  const [branch] = await db
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.tenant, tenant), eq(branches.isMain, true), isNull(branches.archivedAt)))
  if (!branch) throw new AppError('internal')
  return branch.id
}

/** Anyone who asked before has become a student. */
async function winLead(services: Services, actor: Actor, email: string, studentId: number): Promise<void> {
  const [lead] = await actor.db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.tenant, actor.tenant),
        eq(sql`lower(${leads.email})`, email.toLowerCase()),
        inArray(leads.status, [...openLeads]),
        isNull(leads.studentId),
        isNull(leads.archivedAt),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(1)
  if (lead) await enrolLead(services, actor, lead.id, { student_id: studentId, is_back: false })
}
