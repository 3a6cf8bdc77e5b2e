import type { Employee, EmployeeFilter, EmployeeInput } from '@dsms/contract/insight/tables/calls'
import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { digitsOf, toMajor } from '@dsms/contract/kernel/money'
import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../../kernel/actor.ts'
import { platformCurrency, tenantCurrency } from '../../../kernel/money/money.ts'
import { contains, records } from '../../../kit/records/records.ts'
import { employees } from './employees.table.ts'

export const employeeRecords = records(employees, {
  sorts: {
    id: employees.id,
    full_name: employees.fullName,
    post: employees.post,
    email: employees.email,
    city: employees.city,
    start_date: employees.startsOn,
    salary: employees.salary,
    age: sql`(current_date - ${employees.bornOn})`,
    experience: employees.experienceYears,
    status: employees.status,
  },
  defaultSort: 'id',
})

const age = sql<number>`extract(year from age(current_date, ${employees.bornOn}))::integer`

const fields = {
  id: employees.id,
  fullName: employees.fullName,
  post: employees.post,
  email: employees.email,
  city: employees.city,
  startsOn: employees.startsOn,
  bornOn: employees.bornOn,
  salary: employees.salary,
  experienceYears: employees.experienceYears,
  status: employees.status,
  version: employees.version,
  archivedAt: employees.archivedAt,
  age,
  currency: tenantCurrency,
}
type Row = Awaited<ReturnType<typeof select>>[number]

const select = (actor: Actor, where: SQL | undefined) => actor.db.select(fields).from(employees).where(where)

/** Rows of the tenant that are in use and meet the filter. */
export function employeeCondition(actor: Actor, filter: EmployeeFilter & { ids?: number[] }): SQL | undefined {
  const part = (column: PgColumn | SQL, text: string | undefined) =>
    text ? contains(sql`normalise_text(${column})`, text) : undefined
  return and(
    employeeRecords.mine(actor),
    isNull(employees.archivedAt),
    filter.ids?.length ? inArray(employees.id, filter.ids) : undefined,
    filter.q ? anywhere(filter.q) : undefined,
    part(employees.fullName, filter.name),
    part(employees.email, filter.email),
    part(employees.post, filter.post),
    part(employees.city, filter.city),
    part(sql`(${employees.salary} / 100.0)::text`, filter.salary),
    filter.from ? gte(employees.startsOn, filter.from) : undefined,
    filter.to ? lte(employees.startsOn, filter.to) : undefined,
    filter.status ? eq(employees.status, filter.status) : undefined,
  )
}

/** The age is a matter of today and so in no stored text; only a number as short as one is compared with it. */
function anywhere(q: string): SQL {
  const text = contains(employees.search, q)
  return /^\d{1,3}$/.test(q) ? sql`(${text} or ${age}::text like ${`%${q}%`})` : text
}

export const employeePage = async (
  actor: Actor,
  filter: EmployeeFilter & { ids?: number[] },
  limit: number,
  offset: number,
): Promise<Employee[]> => {
  const rows = await select(actor, employeeCondition(actor, filter))
    .orderBy(...employeeRecords.order(filter.sort))
    .limit(limit)
    .offset(offset)
  return rows.map(employeeOf)
}

export async function readEmployee(actor: Actor, id: number): Promise<Employee> {
  return employeeOf(firstOf(await select(actor, and(employeeRecords.mine(actor), eq(employees.id, id)))))
}

/** Columns of an input; those that were not sent are `undefined`. */
export function columnsOf<Given extends { [K in keyof EmployeeInput]?: EmployeeInput[K] | undefined }>(input: Given) {
  const { full_name, salaryMinor, ...rest } = input
  return { ...rest, fullName: full_name, salary: salaryMinor }
}

const employeeOf = ({ fullName, startsOn, salary, experienceYears, age, currency, ...row }: Row): Employee => ({
  ...row,
  responsive_id: '',
  avatar: '',
  full_name: fullName,
  start_date: founding(startsOn),
  salary: priced(salary, currency),
  age: String(age),
  experience: `${experienceYears} ${experienceYears === 1 ? 'Year' : 'Years'}`,
  startsOn,
  experienceYears,
  salaryMinor: salary,
  currency,
})

/** 2026-03-31 as 03/31/2026. */
const founding = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`

const priced = (minor: number, currency: string) => {
  const amount = toMajor(minor, currency).toFixed(digitsOf(currency))
  return currency === platformCurrency ? `$${amount}` : `${currency} ${amount}`
}
