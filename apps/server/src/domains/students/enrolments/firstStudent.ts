import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import { AppError } from '@dsms/contract/kernel/errors'
import { fieldsOf } from '@dsms/contract/kernel/issues'
import { documents } from '@dsms/contract/students/documents/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { students as area } from '@dsms/contract/students/students/calls'
import { noName } from '@dsms/contract/students/students/names'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { knownError } from '../../../kernel/http/errors.ts'
import type { Services } from '../../../kernel/services.ts'
import { addDocument, changeDocumentStatus } from '../documents/documents.service.ts'
import { addStudent } from '../students/students.service.ts'
import { addEnrolment, changeEnrolmentStatus } from './enrolments.service.ts'

interface Learner {
  first_name: string
  family_name: string
  phone: string
  birth_date: string
  course_id: number
}

/** From a draft to the training, as the office would go: its papers and its payment are told apart from it. */
const toTraining = ['awaiting_documents', 'awaiting_payment', 'active'] as const

/** A student and their training in a course, at the main branch. Somebody of the same phone who learns in it is there already. */
export async function addFirstStudent(
  app: Pick<Services, 'tokens'>,
  actor: Actor,
  { course_id, phone, birth_date, first_name, family_name }: Learner,
): Promise<void> {
  const { is_there, branch_id } = await placeOf(actor, phone, course_id)
  if (is_there) return
  if (branch_id === null) throw new AppError('not_found')
  const script = /\p{Script=Arabic}/u.test(first_name + family_name) ? 'ar' : 'en'
  const person = {
    first_name: { ...noName, [script]: first_name },
    family_name: { ...noName, [script]: family_name },
    phone,
    birth_date,
    branch_id,
  }
  const read = area.input.safeParse(person)
  if (!read.success) throw new AppError('invalid_input', {}, byName(fieldsOf(read.error.issues, person)))
  const student_id = await addStudent(app, actor, read.data)
  await atBirth(async () => {
    const id = await addEnrolment(actor, enrolments.input.parse({ student_id, course_id, branch_id }))
    for (const status of toTraining) await changeEnrolmentStatus(actor, id, { status })
  })
}

/** A name was typed in one script, so what is wrong with it stands at the name. */
const byName = <Field>(fields: Record<string, Field>): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).map(([path, field]) => [path.replace(/\.(ar|en)$/, ''), field]))

const placeRow = z.object({ is_there: z.boolean(), branch_id: z.int().nullable() })

async function placeOf({ db, tenant }: Actor, phone: string, course: number) {
  const rows = await rowsOf(
    db,
    placeRow,
    sql`
      select exists (select from users u join enrolments e on e.tenant = u.tenant and e.student_id = u.id
                      where u.tenant = ${tenant} and u.kind = 'student' and u.archived_at is null and u.phone = ${phone}
                        and e.course_id = ${course} and e.archived_at is null
                        and e.status not in ('cancelled', 'expired', 'closed', 'passed')) as is_there,
             (select id from branches where tenant = ${tenant} and archived_at is null order by is_main desc, id limit 1) as branch_id`,
  )
  return rows[0] ?? { is_there: false, branch_id: null }
}

/** Who is too young is told so at their birthday, since nothing else was asked of them. */
async function atBirth(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const known = knownError(error)
    const young = known?.fields.start_on ?? known?.fields.status
    if (!known || !young) throw error
    throw new AppError(known.code, known.params, { birth_date: young })
  }
}

interface Paper {
  kind: DocumentKind
  file_id: number
  expires_on?: string | null | undefined
}

/** Papers that somebody looked at while they took them in. */
export async function keepSeenPapers(actor: Actor, student_id: number, papers: Paper[]): Promise<void> {
  for (const [nth, paper] of papers.entries()) {
    try {
      const id = await addDocument(actor, documents.input.parse({ ...paper, student_id }))
      await changeDocumentStatus(actor, id, { status: 'approved' })
    } catch (error) {
      const known = knownError(error)
      if (!known || known.code === 'not_found') throw error
      const fields = Object.entries(known.fields).map(([path, field]) => [
        `papers.${nth}.${path === 'status' ? 'expires_on' : path}`,
        field,
      ])
      throw new AppError(known.code, known.params, Object.fromEntries(fields))
    }
  }
}
