import * as auth from './auth.ts'
import * as calendarExchange from './calendar.exchange.ts'
import * as calendar from './calendar.ts'
import * as chat from './chat.ts'
import * as dashboard from './dashboard.ts'
import * as emailDrafts from './email.drafts.ts'
import * as email from './email.ts'
import type { Endpoint } from './endpoint.ts'
import * as files from './files.ts'
import * as lookups from './lookups.ts'
import * as me from './me.ts'
import * as people from './people.ts'
import * as privileges from './privileges.ts'
import * as reviews from './reviews.ts'
import * as roles from './roles.ts'
import * as search from './search.ts'
import * as staffExchange from './staff.exchange.ts'
import * as staffSchool from './staff.school.ts'
import * as staff from './staff.ts'
import * as system from './system.ts'
import * as tasks from './tasks.ts'

const rooms = {
  auth,
  me,
  lookups,
  roles,
  privileges,
  staff,
  staffExchange,
  staffSchool,
  reviews,
  dashboard,
  search,
  system,
  people,
  files,
  email,
  emailDrafts,
  chat,
  tasks,
  calendar,
  calendarExchange,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every call of the product by its name. Tests and documentation walk this. */
export const allEndpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.values(rooms).flatMap((room) => Object.entries(room).filter(([, value]) => isEndpoint(value))),
) as Record<string, Endpoint>
