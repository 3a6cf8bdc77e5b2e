import { sql } from 'drizzle-orm'
import { draft } from '../domains/money/invoices/invoices.testing.ts'
import { type AreaRecord, makeRecord, sampleInput, samples } from './areas.ts'
import { makePerson, makeRole, type TestPerson } from './factories.ts'
import { query } from './reads.ts'

/** One record of each kind, all of one tenant. */
export interface OneOfEach {
  person: number
  role: number
  report: number
  /** A topic and a question of the help centre that share their number. */
  help: number
  invoice: number
  ticket: number
  employee: number
  /** A category, product, coupon and review that share their number. */
  shop: number
  /** Of each area. */
  areas: Record<string, { record: AreaRecord; input: Record<string, unknown> }>
}

/** A record of each kind in the tenant of its administrator, some of them as no call could make them. */
export async function makeOneOfEach(owner: TestPerson): Promise<OneOfEach> {
  const schoolId = owner.schoolId ?? null
  const role = await makeRole(schoolId)
  const person = await makePerson({ roleId: role.id, ...(schoolId === null ? {} : { schoolId }) })
  return {
    role: role.id,
    person: person.id,
    report: await makeReport(owner, person),
    help: await makeHelp(schoolId),
    ticket: await makeTicket(owner),
    shop: await makeShop(schoolId, person.id),
    invoice: (await draft(owner)).id,
    employee: await makeEmployee(schoolId),
    areas: await makeAreaRecords(owner),
  }
}

/** A record of each area that may be of the tenant, and an input of it for creation. */
async function makeAreaRecords(owner: TestPerson): Promise<OneOfEach['areas']> {
  const kept: OneOfEach['areas'] = {}
  for (const [name, sample] of Object.entries(samples)) {
    if ((sample.owner === 'school') !== (owner.schoolId !== null)) continue
    kept[name] = { record: await makeRecord(name, owner), input: await sampleInput(name, owner) }
  }
  return kept
}

/** A conversation that one person reported of another, in the reporter's tenant. */
async function makeReport(reporter: TestPerson, reported: TestPerson): Promise<number> {
  const rows = await query<{ id: number }>(sql`
    insert into chat_reports (school_id, reporter_id, reported_id, reporter_name, reported_name, reason)
    values (${reporter.schoolId}, ${reporter.id}, ${reported.id}, 'one', 'two', 'spam') returning id`)
  return rows[0]?.id as number
}

/** A text of the help centre names every language. */
const inAll = (text: string) => JSON.stringify({ ar: text, en: text, de: text, fr: text, pt: text })

/** A number far from those that the tables give themselves, and nobody else's in a database that tests share. */
async function farId(): Promise<number> {
  const rows = await query<{ id: number }>(
    sql`select (1000000000 + nextval(pg_get_serial_sequence('users', 'id')))::int as id`,
  )
  return rows[0]?.id as number
}

/** A topic with a question, of the platform or, as no call could make it, of a school. */
async function makeHelp(schoolId: number | null): Promise<number> {
  const id = await farId()
  await query(sql`insert into help_topics (id, school_id, kind, slug, title, subtitle, place)
                  values (${id}, ${schoolId}, 'faq', ${`walked-${id}`}, ${inAll('T')}::jsonb, ${inAll('')}::jsonb, 1)`)
  await query(sql`insert into help_articles (id, school_id, topic_id, slug, question, answer, place)
                  values (${id}, ${schoolId}, ${id}, ${`walked-${id}`}, ${inAll('Q')}::jsonb, ${inAll('A')}::jsonb, 1)`)
  return id
}

async function makeShop(schoolId: number | null, userId: number): Promise<number> {
  const id = await farId()
  await query(sql`insert into shop_categories (id, school_id, names) values (${id}, ${schoolId}, '{"en":"C"}')`)
  await query(sql`insert into shop_products (id, school_id, category_id, names, brand, list_price_minor, image, stock)
                  values (${id}, ${schoolId}, ${id}, '{"en":"P"}', 'B', 100, '/api/shop/images/book-1.svg', 1)`)
  await query(
    sql`insert into shop_coupons (id, school_id, code, percent) values (${id}, ${schoolId}, ${`WALKED${id}`}, 5)`,
  )
  await query(sql`insert into shop_reviews (id, school_id, product_id, user_id, rating)
                  values (${id}, ${schoolId}, ${id}, ${userId}, 5)`)
  return id
}

async function makeTicket(person: TestPerson): Promise<number> {
  const rows = await query<{ id: number }>(sql`
    insert into support_tickets (school_id, requester_id, subject, category)
    values (${person.schoolId}, ${person.id}, 'Help', 'other') returning id`)
  return rows[0]?.id as number
}

async function makeEmployee(schoolId: number | null): Promise<number> {
  const rows = await query<{ id: number }>(sql`
    insert into employees (school_id, full_name, post, email, starts_on, born_on, salary)
    values (${schoolId}, 'Walker', 'Clerk', 'walker@example.org', '2024-01-01', '1990-01-01', 1) returning id`)
  return rows[0]?.id as number
}
