import type { schoolStoppers } from '@dsms/contract/platform/schools/calls'
import { eq, type SQL, sql } from 'drizzle-orm'
import { schools } from '../../../db/tables/schools.ts'

/** What may still be stopped: nobody gets into the others any more. */
const isOpen = sql`${schools.status} not in ('closed', 'rejected')`

/** Organizations that are suspended or stand below one that is, as `enter` tells it. */
const suspendedOrganizations = sql`
  select o.id from organizations o left join organizations p on p.id = o.parent_id
    left join organizations g on g.id = p.parent_id
   where 'suspended' in (o.status, p.status, g.status)`

const suspendedSubscriptions = sql`select x.tenant from subscriptions x where x.status = 'suspended'`

/** What stops a school, in the order in which its people are told. */
export const suspendedBy = sql<(typeof schoolStoppers)[number] | null>`
  case when not ${isOpen} then null
       when ${schools.status} = 'suspended' then 'school'
       when ${schools.id} in (${suspendedSubscriptions}) then 'subscription'
       when ${schools.organizationId} in (${suspendedOrganizations}) then 'organization' end`

/** The status that counts. */
export const effectiveStatus = sql`case when ${suspendedBy} is null then ${schools.status} else 'suspended' end`

/** Keys of schools that something else than their own status stops. */
const stopped = sql`
  ${suspendedSubscriptions}
  union select c.id from schools c where c.organization_id in (${suspendedOrganizations})`

/** Schools whose status counts as this one. Found by the indexes of each part rather than by looking at every school. */
export function hasStatus(status: string): SQL {
  if (status === 'closed' || status === 'rejected') return sql`${eq(schools.status, status)}`
  if (status === 'suspended')
    return sql`(${isOpen} and ${schools.id} in (select c.id from schools c where c.status = 'suspended' union ${stopped}))`
  return sql`(${eq(schools.status, status)} and ${schools.id} not in (${stopped}))`
}
