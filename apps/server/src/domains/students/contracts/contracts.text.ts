import { createHash } from 'node:crypto'
import { digitsOf, toMajor } from '@dsms/contract/kernel/money'
import { type Language, languages } from '@dsms/contract/kernel/shared'
import { fillIn, type Placeholder, secondLanguage } from '@dsms/contract/students/contracts/placeholders'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { dateFormat, numberFormat } from '../../../kernel/text/formats.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { progressOf, readPlan } from '../enrolments/enrolments.data.ts'

const names = z.partialRecord(z.enum(languages), z.string())
type Names = z.infer<typeof names>

const factsRow = z.object({
  name: names,
  student_no: z.string(),
  birth_date: z.string().nullable(),
  id_last4: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  guardian: names.nullable(),
  course: names.nullable(),
  licence: z.string().nullable(),
  price_minor: z.int().nullable(),
  currency: z.string(),
  start_on: z.string().nullable(),
  branch: names.nullable(),
  school: names,
  school_address: z.string().nullable(),
  school_phone: z.string().nullable(),
  licence_no: z.string().nullable(),
  today: z.string(),
})
export interface Facts extends z.infer<typeof factsRow> {
  /** Of the course as it is owed to this student. */
  owed_minutes?: number | undefined
}

/** What a contract may say of a student, their course and the school; the identity number by its last four signs alone. */
export async function factsOf(
  actor: Pick<Actor, 'db' | 'tenant'>,
  studentId: number,
  enrolmentId: number | null,
): Promise<Facts | undefined> {
  const { db, tenant } = actor
  const plan = enrolmentId === null ? undefined : await readPlan(actor, enrolmentId)
  const rows = await rowsOf(
    db,
    factsRow,
    sql`
      select s.name, s.student_no, u.birth_date, s.id_last4, concat_ws('، ', s.address, s.city, s.province) as address, u.phone, u.email,
             (select g.name from student_guardians l join guardians g on g.tenant = l.tenant and g.id = l.guardian_id
               where l.tenant = s.tenant and l.student_id = s.id and 'sign' = any (l.rights) order by l.is_main desc, g.id limit 1) as guardian,
             k.name as course, t.code as licence, k.price_minor, h.currency, e.start_on, b.name as branch,
             h.name as school, concat_ws('، ', h.address, h.city) as school_address, h.phone as school_phone, h.licence_no, app_today() as today
        from students s
        join users u on u.tenant = s.tenant and u.id = s.id
        join schools h on h.id = s.tenant
        left join enrolments e on e.tenant = s.tenant and e.student_id = s.id and e.id = ${enrolmentId}
        left join courses k on k.tenant = e.tenant and k.id = e.course_id
        left join licence_types t on t.tenant = e.tenant and t.id = e.licence_type_id
        left join branches b on b.tenant = e.tenant and b.id = e.branch_id
       where s.tenant = ${tenant} and s.id = ${studentId}`,
  )
  const [facts] = rows
  return facts && { ...facts, owed_minutes: plan && progressOf(plan, {}).owed_minutes }
}

/** The languages of a contract: the one that was named or that of the school, and the one beside it on paper. */
export function pairOf(wanted: Language | null | undefined, schools: string): Language[] {
  const first = wanted ?? languages.find((one) => one === schools) ?? 'ar'
  return [first, secondLanguage(first)]
}

/** The text of a template with everything filled in, in one language. */
export function textOf(body: string, facts: Facts, language: Language): string {
  const names = (texts: Names | null) => (texts ? nameIn(texts, language) : undefined)
  const day = (date: string | null) => (date ? dayIn(date, language) : undefined)
  const values: Partial<Record<Placeholder, string | undefined>> = {
    'student.name': names(facts.name),
    'student.number': facts.student_no,
    'student.birth_date': day(facts.birth_date),
    'student.id_last4': facts.id_last4 ?? undefined,
    'student.address': facts.address || undefined,
    'student.phone': facts.phone ?? undefined,
    'student.email': facts.email ?? undefined,
    'guardian.name': names(facts.guardian),
    'course.name': names(facts.course),
    'course.licence': facts.licence ?? undefined,
    'course.price': facts.price_minor === null ? undefined : money(facts.price_minor, facts.currency, language),
    'course.start': day(facts.start_on),
    'course.hours': facts.owed_minutes === undefined ? undefined : String(Math.round(facts.owed_minutes / 60)),
    'branch.name': names(facts.branch),
    'school.name': names(facts.school),
    'school.address': facts.school_address || undefined,
    'school.phone': facts.school_phone ?? undefined,
    'school.licence_no': facts.licence_no ?? undefined,
    today: day(facts.today),
  }
  return fillIn(body, values as Partial<Record<Placeholder, string>>)
}

/** Western digits in every language, as on the papers of the authorities. */
const localeOf = (language: Language) => (language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : language)

const dayIn = (date: string, language: Language): string =>
  dateFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

function money(minor: number, currency: string, language: Language): string {
  const options = {
    style: 'currency',
    currency,
    // in Arabic the name of the money, elsewhere its code
    currencyDisplay: language === 'ar' ? 'name' : 'code',
    minimumFractionDigits: digitsOf(currency),
  } as const
  return numberFormat(localeOf(language), options).format(toMajor(minor, currency))
}

/** What a text is named by: the SHA-256 of each language and its text, in the order of the paper. */
export const hashOf = (order: readonly Language[], texts: Names): string =>
  createHash('sha256')
    .update(JSON.stringify(order.map((language) => [language, texts[language] ?? ''])))
    .digest('hex')
