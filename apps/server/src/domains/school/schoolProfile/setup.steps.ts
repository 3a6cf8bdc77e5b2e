import type { SchoolPermission } from '@dsms/contract/kernel/permissions'
import type { SetupStep } from '@dsms/contract/school/schoolProfile/setup'
import { type SQL, sql } from 'drizzle-orm'

interface Step {
  link: string
  /** What it takes to do it. */
  permission: SchoolPermission
  /** How much is enough; one unless told. */
  needed?: number
  /** How much of it the school has. */
  count: (tenant: number) => SQL
}

/** Records in use of a table whose rows belong to schools. */
const rowsOf = (table: string) => (tenant: number) =>
  sql`(select count(*) from ${sql.identifier(table)} where tenant = ${tenant} and archived_at is null)`

/** What a school sets up first. All steps are counted in one statement, so each is one scalar query. */
export const steps: Record<SetupStep, Step> = {
  profile: {
    link: '/school/profile',
    permission: 'settings.edit',
    needed: 3,
    count: (tenant) => sql`(select (coalesce(phone, '') <> '')::int + (coalesce(address, '') <> '')::int
                                   + (coalesce(licence_no, '') <> '')::int from schools where id = ${tenant})`,
  },
  plan: {
    link: '/school/plan',
    permission: 'subscription_and_billing.change_plan',
    count: (tenant) => sql`(select count(*) from subscriptions where tenant = ${tenant})`,
  },
  hours: {
    link: '/school/hours',
    permission: 'branches.edit',
    count: (tenant) => sql`(select count(distinct branch_id) from opening_hours where tenant = ${tenant})`,
  },
  holidays: { link: '/school/holidays', permission: 'holiday_calendar.create', count: rowsOf('holidays') },
  licence_type: {
    link: '/school/licence-types',
    permission: 'licence_types_courses.create',
    count: rowsOf('licence_types'),
  },
  component: {
    link: '/school/components',
    permission: 'licence_types_courses.create',
    count: rowsOf('training_components'),
  },
  lesson_type: { link: '/school/lesson-types', permission: 'lesson_types.create', count: rowsOf('lesson_types') },
  class_room: { link: '/school/class-rooms', permission: 'class_rooms.create', count: rowsOf('class_rooms') },
  circuit: { link: '/school/circuits', permission: 'circuits.create', count: rowsOf('circuits') },
  simulator: { link: '/school/simulators', permission: 'simulators.create', count: rowsOf('simulators') },
  vehicle: { link: '/school/vehicles', permission: 'vehicles.create', count: rowsOf('vehicles') },
  trainer: {
    link: '/school/staff',
    permission: 'staff_users.create',
    count: (tenant) =>
      sql`(select count(*) from users where tenant = ${tenant} and kind = 'trainer' and status <> 'archived')`,
  },
}
