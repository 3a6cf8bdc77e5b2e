import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../../db/client.ts'
import { rowsOf } from '../../../../db/rows.ts'
import { together } from '../../../../kernel/together.ts'
import { contractAcceptances, contracts, contractTemplates } from '../contracts.table.ts'
import { factsOf, hashOf, pairOf, textOf } from '../contracts.text.ts'
import { starterBodies, starterName } from '../starter.ts'

const learnerRow = z.object({
  student_id: z.int(),
  enrolment_id: z.int(),
  name: z.string(),
  status: z.string(),
  days: z.number(),
  written_on: z.string(),
  guardian_id: z.int().nullable(),
  guardian: z.string().nullable(),
})

/** How many students have a contract, who signs in among them: enough to see each state, few enough to be quick. */
const most = 30

/** A published template, and contracts of students who are enrolled: accepted for most, waiting for the newest. */
export async function seedContracts(db: Db, schoolId: number): Promise<void> {
  const [template] = await db
    .insert(contractTemplates)
    .values({ tenant: schoolId, name: starterName, bodies: starterBodies, status: 'published' })
    .returning({ id: contractTemplates.id })
  if (!template) return
  const learners = await rowsOf(
    db,
    learnerRow,
    sql`
      select e.student_id, e.id as enrolment_id, u.full_name as name, s.status, current_date - e.start_on as days,
             least(e.start_on, current_date - 1)::text as written_on,
             case when is_minor(u.birth_date, 18, current_date) then g.guardian_id end as guardian_id,
             (select full_name from users p where p.tenant = g.tenant and p.id = g.guardian_id) as guardian
        from enrolments e
        join students s on s.tenant = e.tenant and s.id = e.student_id
        join users u on u.tenant = e.tenant and u.id = e.student_id
        left join student_guardians g on g.tenant = e.tenant and g.student_id = e.student_id and g.is_main
       where e.tenant = ${schoolId} and s.status in ('active', 'applicant')
       order by u.account_id is null, e.id desc limit ${most}`,
  )
  const actor = { db, tenant: schoolId }
  const languages = pairOf(undefined, 'ar')
  const all = await together(learners.map((one) => () => factsOf(actor, one.student_id, one.enrolment_id)))
  const made = await db
    .insert(contracts)
    .values(
      learners.flatMap((one, nth) => {
        const facts = all[nth]
        if (!facts) return []
        const texts = Object.fromEntries(
          languages.map((language) => [
            language,
            textOf(starterBodies[language], { ...facts, today: one.written_on }, language),
          ]),
        )
        const isAccepted = one.status === 'active'
        const at = sql`now() - make_interval(days => ${Math.max(1, one.days)}, hours => ${(nth * 7) % 9})`
        return {
          tenant: schoolId,
          studentId: one.student_id,
          enrolmentId: one.enrolment_id,
          templateId: template.id,
          languages,
          texts,
          hash: hashOf(languages, texts),
          status: isAccepted ? 'accepted' : 'sent',
          sentAt: at,
          acceptedAt: isAccepted ? at : null,
        }
      }),
    )
    .returning({
      id: contracts.id,
      studentId: contracts.studentId,
      hash: contracts.hash,
      acceptedAt: contracts.acceptedAt,
    })
  await db.insert(contractAcceptances).values(
    made.flatMap(({ id, studentId, hash, acceptedAt }) => {
      const one = learners.find((learner) => learner.student_id === studentId)
      if (!one || acceptedAt === null) return []
      const of = { tenant: schoolId, contractId: id, how: 'portal' as const, hash: hash ?? '', acceptedAt }
      return [
        { ...of, role: 'student' as const, personId: studentId, name: one.name },
        ...(one.guardian_id && one.guardian
          ? [{ ...of, role: 'guardian' as const, personId: one.guardian_id, name: one.guardian }]
          : []),
      ]
    }),
  )
}
