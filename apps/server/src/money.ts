import { sql } from 'drizzle-orm'

/** The currency of the tenant acted in, for a statement that needs it: the school's own, US dollars on the platform. */
export const tenantCurrency = sql<string>`coalesce((select s.currency from schools s where s.id = (select app_tenant())), 'USD')`
