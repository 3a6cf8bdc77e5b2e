import type { InvoiceClient } from '@dsms/contract/billing/invoices/calls'
import type { KnownClient } from '@dsms/contract/billing/invoices/settings'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { personName } from '../../../db/people.ts'
import { countries } from '../../../db/tables/countries.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { foundAnywhere, patternsOf } from '../../../kit/records/find.ts'
import { countryName } from '../../platform/public.ts'
import { reachedPeople } from '../../staff/public.ts'
import { invoiceClients } from './invoices.table.ts'

const listLimit = 20

const known = (client: InvoiceClient, ids: Pick<KnownClient, 'clientId' | 'buyerId'>, avatar = ''): KnownClient => ({
  ...client,
  ...ids,
  avatar,
})

const liveClients = (actor: Actor) => and(eq(invoiceClients.tenant, actor.tenant), isNull(invoiceClients.archivedAt))

export async function firstClients(actor: Actor): Promise<InvoiceClient[]> {
  const rows = await actor.db
    .select({ client: invoiceClients.client })
    .from(invoiceClients)
    .where(liveClients(actor))
    .orderBy(asc(invoiceClients.id))
    .limit(5)
  return rows.map(({ client }) => client)
}

/** Clients of the list first, then people of the same school. */
export async function searchClients(actor: Actor, q: string): Promise<KnownClient[]> {
  const [listed, people] = await together([
    () =>
      actor.db
        .select({ id: invoiceClients.id, client: invoiceClients.client })
        .from(invoiceClients)
        .where(
          and(
            liveClients(actor),
            q
              ? sql`${invoiceClients.id} in (select find_invoice_clients(${actor.tenant}, ${q}, ${patternsOf(q)}, ${listLimit}))`
              : undefined,
          ),
        )
        .orderBy(asc(invoiceClients.id))
        .limit(listLimit),
    () => peopleAsClients(actor, q ? sql`${users.id} in ${foundAnywhere(actor, q)}` : undefined),
  ])
  return [
    ...listed.map(({ id, client }) => known(client, { clientId: id, buyerId: null })),
    ...people.map(({ id, avatar, client }) => known(client, { clientId: null, buyerId: id }, avatar)),
  ].slice(0, listLimit)
}

async function peopleAsClients(actor: Actor, where: ReturnType<typeof sql> | undefined) {
  const rows = await actor.db
    .select({
      id: users.id,
      name: personName,
      email: sql<string>`coalesce(${users.email}, '')`,
      phone: users.phone,
      address: users.address,
      avatar: users.avatar,
      country: countries.code,
    })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .where(and(eq(users.tenant, actor.tenant), ne(users.status, 'archived'), reachedPeople(actor), where))
    .orderBy(asc(users.id))
    .limit(listLimit)
  return rows.map((row) => ({
    id: row.id,
    avatar: row.avatar ?? '',
    client: {
      name: row.name,
      company: '',
      companyEmail: row.email,
      address: row.address ?? '',
      country: row.country ? countryName(row.country, actor.language) : '',
      contact: row.phone ?? '',
      taxNumber: '',
    },
  }))
}

export async function addClient(actor: Actor, client: InvoiceClient): Promise<KnownClient> {
  const [row] = await actor.db
    .insert(invoiceClients)
    .values({ client, tenant: actor.tenant })
    .onConflictDoNothing()
    .returning({ id: invoiceClients.id })
  if (!row) throw fieldError('name', 'client_known')
  return known(client, { clientId: row.id, buyerId: null })
}

interface Wanted {
  clientId?: number | null | undefined
  buyerId?: number | null | undefined
  client?: InvoiceClient | undefined
}
interface Billed {
  clientId: number | null
  buyerId: number | null
  client: InvoiceClient
}

/** The client of an invoice, as it is kept: a client of the list, somebody of the school, or just what was typed. */
export async function clientOf(actor: Actor, { clientId, buyerId, client }: Wanted): Promise<Billed | undefined> {
  const [listed, person] = await together([
    () =>
      clientId
        ? actor.db
            .select({ client: invoiceClients.client })
            .from(invoiceClients)
            .where(and(eq(invoiceClients.id, clientId), liveClients(actor)))
        : [],
    () => (buyerId ? peopleAsClients(actor, sql`${users.id} = ${buyerId}`) : []),
  ])
  if (clientId && !listed[0]) throw fieldError('clientId', 'unknown_client')
  if (buyerId && !person[0]) throw fieldError('buyerId', 'unknown_client')
  const snapshot = client ?? listed[0]?.client ?? person[0]?.client
  return snapshot && { clientId: clientId ?? null, buyerId: buyerId ?? null, client: snapshot }
}

/** Where mail about an invoice goes. */
export function addressOf({ client }: { client: InvoiceClient }): string {
  if (!client.companyEmail) throw new AppError('no_recipient')
  return client.companyEmail
}
