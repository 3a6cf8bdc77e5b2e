import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { fileFormat, importBody, importing } from '../../../kernel/exchange.ts'
import { id, idText } from '../../../kernel/shared.ts'
import { staffFilter, staffInput } from './calls.ts'

const exportQuery = staffFilter.omit({ page: true, perPage: true }).extend(fileFormat)

/** One line of a file, as text; the role is its name, gender and country are codes. */
export const importRow = z.object({
  ...staffInput.pick({
    first_name: true,
    last_name: true,
    username: true,
    email: true,
    phone: true,
    employee_no: true,
    birth_date: true,
    address: true,
    joined_on: true,
  }).shape,
  role: z.string().trim().min(1).max(80),
  gender: z.string().trim().min(1).max(20),
  country: z.string().trim().max(2).nullish(),
})
export type ImportRow = z.output<typeof importRow>

const of = {
  query: exportQuery,
  response: z.unknown(),
  answers: 'file',
  tag: 'staff',
  errors: ['too_much_to_export'],
} as const

export const exportPlatformStaff = endpoint({
  ...of,
  method: 'GET',
  path: '/api/platform/staff/export',
  summary: 'The filtered staff of the platform as a file',
  access: { platform: 'staff_users.export' },
})

export const exportSchoolStaff = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/staff/export',
  inSchool: true,
  summary: 'The filtered staff of a school as a file',
  access: { school: 'staff_users.export', platform: 'schools.export' },
  query: exportQuery.extend({ school_id: idText.optional() }),
})

const imports = { ...importing, tag: 'staff' } as const

export const importPlatformStaff = endpoint({
  ...imports,
  path: '/api/platform/staff/import',
  summary: 'Add many people to the platform staff from a file',
  access: { platform: 'staff_users.create' },
  body: importBody,
})

export const importSchoolStaff = endpoint({
  ...imports,
  path: '/api/school/staff/import',
  inSchool: true,
  summary: "Add many people to a school's staff from a file",
  access: { school: 'staff_users.create', platform: 'schools.edit' },
  body: importBody.extend({ school_id: id.optional() }),
})
