import { z } from 'zod'
import { type Access, endpoint } from '../../../kernel/endpoint.ts'
import {
  changeOf,
  day,
  email,
  empty,
  id,
  idText,
  instant,
  listOf,
  minorUnits,
  paging,
  rowVersion,
} from '../../../kernel/shared.ts'

/** Where somebody's file stands; the founding table knows them by number from 1. */
export const employeeStatuses = ['current', 'professional', 'rejected', 'resigned', 'applied'] as const
export type EmployeeStatus = (typeof employeeStatuses)[number]

/** At most this many rows on paper. */
export const pdfLimit = 2_000

/** The founding fields as they are named and written there, and beside them the values they are made from. */
export const employee = z
  .object({
    responsive_id: z.literal(''),
    id: z.int(),
    /** Empty: the initials take the place of the picture. */
    avatar: z.string(),
    full_name: z.string(),
    post: z.string(),
    email: z.string(),
    city: z.string(),
    /** MM/DD/YYYY. */
    start_date: z.string(),
    /** With the sign of the currency: `$12345.60`, for other currencies their code. */
    salary: z.string(),
    age: z.string(),
    experience: z.string(),
    /** 1 to 5, in the order of `employeeStatuses`. */
    status: z.int().min(1).max(5),
    startsOn: day,
    bornOn: day,
    experienceYears: z.int(),
    salaryMinor: minorUnits,
    currency: z.string(),
    version: rowVersion,
    archivedAt: instant.nullable(),
  })
  .meta({ id: 'Employee' })
export type Employee = z.infer<typeof employee>

const text = z.string().trim().max(100)

export const employeeInput = z.object({
  full_name: text.min(2),
  post: text.min(2),
  email,
  city: text.default(''),
  startsOn: day,
  bornOn: day,
  /** In the currency of the school, in its smallest unit. */
  salaryMinor: z.int().min(0).max(9_999_999_999),
  experienceYears: z.int().min(0).max(60).default(0),
  status: z.int().min(1).max(5).default(1),
})
export type EmployeeInput = z.output<typeof employeeInput>

const filter = z.object({
  ...paging.pick({ q: true, sort: true }).shape,
  name: text.optional(),
  email: text.optional(),
  post: text.optional(),
  city: text.optional(),
  salary: z.string().trim().max(20).optional(),
  /** First and last day of joining. */
  from: day.optional(),
  to: day.optional(),
  status: z.coerce.number<string | number>().int().min(1).max(5).optional(),
})
export const employeeFilter = filter.extend(paging.pick({ page: true, perPage: true }).shape)
export type EmployeeFilter = z.output<typeof filter>

const access = (action: 'view' | 'create' | 'edit' | 'delete' | 'export'): Access => ({
  platform: `staff_users.${action}`,
  school: `staff_users.${action}`,
})
const of = { tag: 'tables' } as const
const one = z.object({ employee })

export const listInitialEmployees = endpoint({
  ...of,
  method: 'GET',
  path: '/api/datatables/initial-data',
  summary: 'The first thousand employees',
  access: access('view'),
  response: z.array(employee),
})

export const listEmployees = endpoint({
  ...of,
  method: 'GET',
  path: '/api/datatables/data',
  summary: 'A page of employees: `invoices` are its rows, `allData` the first hundred of all',
  access: access('view'),
  query: employeeFilter,
  response: z.object({ allData: z.array(employee), invoices: z.array(employee), total: z.int() }),
})

export const listEmployeePage = endpoint({
  ...of,
  method: 'GET',
  path: '/api/employees',
  summary: 'A page of employees',
  access: access('view'),
  query: employeeFilter,
  response: z.object({ rows: z.array(employee), total: z.int() }),
})

export const listAutocomplete = endpoint({
  ...of,
  method: 'GET',
  path: '/api/autocomplete/data',
  summary: 'Words that people of a driving school type, the most used first',
  access: 'session',
  response: z.object({
    autoComplete: z.array(z.object({ title: z.string(), rank: z.string(), id: z.string() })),
  }),
})

export const createEmployee = endpoint({
  ...of,
  method: 'POST',
  path: '/api/employees',
  summary: 'Add an employee',
  access: access('create'),
  status: 201,
  body: employeeInput,
  response: one,
  errors: ['end_before_start'],
})

export const updateEmployee = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/employees/:id',
  summary: 'Change an employee',
  access: access('edit'),
  params: z.object({ id: idText }),
  body: z.object({ ...changeOf(employeeInput).shape, version: rowVersion.optional() }),
  response: one,
  errors: ['stale_version', 'end_before_start'],
})

export const archiveEmployees = endpoint({
  ...of,
  method: 'POST',
  path: '/api/employees/archive',
  summary: 'Put employees away, or bring them back; those that are not there are left out',
  access: access('delete'),
  body: z.object({ ids: z.array(id).min(1).max(100), isArchived: z.boolean().default(true) }),
  response: z.object({ ids: z.array(z.int()) }),
})

export const deleteEmployee = endpoint({
  ...of,
  method: 'DELETE',
  path: '/api/employees/:id',
  summary: 'Erase an employee who was put away',
  access: access('delete'),
  params: z.object({ id: idText }),
  response: empty,
  errors: ['not_archived'],
})

export const exportEmployees = endpoint({
  ...of,
  method: 'GET',
  path: '/api/employees/export',
  summary: 'The filtered or chosen employees as a file',
  access: access('export'),
  query: filter.extend({ format: z.enum(['csv', 'xlsx', 'pdf']), ids: listOf(idText, 100) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['too_much_to_export'],
})
