import type { InvoiceClient } from '@dsms/contract/billing/invoices/calls'
import { invoiceTotals } from '@dsms/contract/billing/invoices/totals'
import { addDays } from '@dsms/contract/kernel/time/days'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { schools } from '../../../../db/tables/schools.ts'
import { familyNames, firstNames } from '../../../../kernel/demo/names.ts'
import { random } from '../../../../kernel/demo/random.ts'
import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import { invoiceNumbers, invoiceSettings } from '../invoices.books.table.ts'
import { type Place, readPlace, sellerOf } from '../invoices.place.ts'
import { invoiceClients, invoiceLines, invoices } from '../invoices.table.ts'
import type { Line } from '../states/invoices.issue.ts'
import { serviceOf } from '../states/invoices.issue.ts'
import { addPayments } from '../states/invoices.sums.ts'
import { demoBanks, platformItems, schoolItems } from './invoices.content.ts'

type Choose = ReturnType<typeof random>
type Fate = 'paid' | 'partial' | 'draft' | 'downloaded' | 'sent' | 'past_due'
interface Party {
  clientId: number | null
  buyerId: number | null
  client: InvoiceClient
}

/** The founding data has fifty invoices from here on. */
const firstId = 4987

/** How often each status comes, the oldest invoices first: what is past due or paid must be old enough. */
const fates: Record<'platform' | 'school', [old: Partial<Record<Fate, number>>, young: Partial<Record<Fate, number>>]> =
  {
    platform: [
      { paid: 7, past_due: 3, partial: 5 },
      { paid: 5, partial: 6, draft: 10, downloaded: 8, sent: 6 },
    ],
    school: [
      { paid: 10, past_due: 4, partial: 2 },
      { paid: 6, partial: 5, draft: 5, downloaded: 4, sent: 4 },
    ],
  }

/** Fifty invoices of the platform to schools, and forty of the demo school to its learners. */
export async function seedInvoices(db: Db, people: DemoPerson[]): Promise<void> {
  const choose = random(20_260_710)
  const student = people.find(({ role }) => role === 'student')
  const schoolId = student?.schoolId
  if (!student || !schoolId) throw new Error('the demo school is not there')
  const next = await seedBooks(db, choose, 'platform', null, await schoolClients(db, choose), firstId)
  const learners = await learnerClients(db, choose, schoolId)
  const own: Party = {
    clientId: null,
    buyerId: student.id,
    client: clientNamed(student.fullName, '', student.email, choose),
  }
  const last = await seedBooks(db, choose, 'school', schoolId, [own, ...learners], next)
  // the role that seeds may draw numbers but not set where they stand
  await db.execute(
    sql`select max(nextval(pg_get_serial_sequence('invoices', 'id'))) from generate_series(1, ${last - 1}::integer)`,
  )
}

async function seedBooks(
  db: Db,
  choose: Choose,
  scope: 'platform' | 'school',
  schoolId: number | null,
  parties: Party[],
  from: number,
): Promise<number> {
  await db.insert(invoiceSettings).values({ tenant: schoolId ?? 0, ...demoBanks[scope] })
  const place = await readPlace(db, schoolId, schoolId ?? 0)
  const [old, young] = fates[scope].map((counts) => shuffled(counts, choose))
  const list = [...(old ?? []), ...(young ?? [])].map((fate, nth, all) =>
    makeInvoice(choose, place, scope, {
      ...{ id: from + nth, fate, daysAgo: (all.length - nth) * 2 },
      party: (scope === 'school' && nth % 5 === 4 ? parties[0] : choose.oneOf(parties)) as Party,
    }),
  )
  await write(db, place, list)
  return from + list.length
}

type Made = ReturnType<typeof makeInvoice>

function makeInvoice(
  choose: Choose,
  place: Place,
  scope: 'platform' | 'school',
  { id, fate, daysAgo, party }: { id: number; fate: Fate; daysAgo: number; party: Party },
) {
  const items = scope === 'platform' ? platformItems : schoolItems
  const first = choose.between(0, items.length - 1)
  const lines = Array.from({ length: choose.between(1, 3) }, (_, nth): Line => {
    const { item, words, unitPriceMinor, qty } = items[(first + nth) % items.length] as (typeof items)[number]
    const discountBps = choose.chance(0.2) ? 1000 : 0
    const tax1Bps = place.settings.tax1Bps
    return { item, description: words, qty: choose.between(...qty), unitPriceMinor, discountBps, tax1Bps }
  })
  const { totalMinor } = invoiceTotals(lines)
  const issuedOn = addDays(place.today, -daysAgo)
  const isOver = fate === 'paid' || fate === 'past_due'
  const dueOn = isOver ? addDays(issuedOn, 14) : addDays(place.today, choose.between(4, 25))
  const paidMinor = fate === 'paid' ? totalMinor : fate === 'partial' ? Math.round(totalMinor / 300) * 100 : 0
  const method = choose.oneOf(['cash', 'bank_transfer', 'debit', 'credit', 'paypal'] as const)
  return { id, fate, party, lines, totalMinor, issuedOn, dueOn, paidMinor, method }
}

async function write(db: Db, place: Place, list: Made[]): Promise<void> {
  const { schoolId, currency } = place
  await db.insert(invoices).values(
    list.map(({ id, party, lines, totalMinor, issuedOn, dueOn }) => ({
      ...{ id, tenant: schoolId ?? 0, currency, totalMinor, issuedOn, dueOn },
      ...party,
      service: serviceOf(lines),
      createdAt: sql`${issuedOn}::date + interval '8 hours'`,
    })),
  )
  await db
    .insert(invoiceLines)
    .values(
      list.flatMap(({ id, lines }) =>
        lines.map((line, position) => ({ ...line, position, invoiceId: id, tenant: schoolId ?? 0 })),
      ),
    )
  const numbers = new Map<number, number>()
  const issued = list
    .filter(({ fate }) => fate !== 'draft')
    .map(({ id, fate, issuedOn, dueOn }) => {
      const year = Number(issuedOn.slice(0, 4))
      const serial = (numbers.get(year) ?? 0) + 1
      numbers.set(year, serial)
      const number = `${place.settings.prefix}-${year}-${String(serial).padStart(5, '0')}`
      return { id, number, issued_on: issuedOn, due_on: dueOn, is_read: fate === 'downloaded' }
    })
  await db.execute(sql`
    update invoices i
       set state = 'issued', number = f.number, seller = ${JSON.stringify(sellerOf(place, 'ar'))}::jsonb,
           issued_at = f.issued_on + interval '9 hours', sent_at = f.issued_on + interval '10 hours',
           downloaded_at = case when f.is_read then f.issued_on + interval '30 hours' end,
           past_due_at = (f.due_on + 1)::timestamp at time zone ${place.timeZone}
      from jsonb_to_recordset(${JSON.stringify(issued)}::jsonb) as f (id integer, number text, issued_on date, due_on date, is_read boolean)
     where i.id = f.id`)
  await db
    .insert(invoiceNumbers)
    .values([...numbers].map(([year, last]) => ({ tenant: schoolId ?? 0, series: place.settings.prefix, year, last })))
  const paid = list.filter(({ paidMinor }) => paidMinor > 0)
  await addPayments(
    { db, tenant: schoolId ?? 0 },
    paid.map(({ id, paidMinor, method, issuedOn }) => ({
      ...{ invoiceId: id, amountMinor: paidMinor, method },
      paidOn: addDays(issuedOn, 1),
      createdAt: sql`${issuedOn}::date + interval '34 hours'`,
    })),
  )
}

/** A list of as many of each as were asked for, in a mixed order. */
function shuffled(counts: Partial<Record<Fate, number>>, choose: Choose): Fate[] {
  const list = Object.entries(counts).flatMap(([fate, size]) => Array<Fate>(size).fill(fate as Fate))
  for (let place = list.length - 1; place > 0; place--) {
    const other = choose.between(0, place)
    ;[list[place], list[other]] = [list[other] as Fate, list[place] as Fate]
  }
  return list
}

/** Schools as the platform bills them.. */
async function schoolClients(db: Db, choose: Choose): Promise<Party[]> {
  const rows = await db.select({ name: schools.name, slug: schools.slug }).from(schools).orderBy(schools.id)
  return insertClients(
    db,
    null,
    rows.map(({ name, slug }) =>
      clientNamed(personName(choose), name.ar ?? name.en ?? slug, `office@${slug}.example`, choose),
    ),
  )
}

const learnerClients = (db: Db, choose: Choose, schoolId: number) =>
  insertClients(
    db,
    schoolId,
    Array.from({ length: 12 }, (_, nth) =>
      clientNamed(personName(choose), '', `learner${nth + 1}@safe-road.example`, choose),
    ),
  )

async function insertClients(db: Db, schoolId: number | null, clients: InvoiceClient[]): Promise<Party[]> {
  const rows = await db
    .insert(invoiceClients)
    .values(clients.map((client) => ({ client, tenant: schoolId ?? 0 })))
    .returning({ id: invoiceClients.id })
  return rows.map(({ id }, nth) => ({ clientId: id, buyerId: null, client: clients[nth] as InvoiceClient }))
}

const personName = (choose: Choose): string =>
  `${choose.oneOf(firstNames[choose.chance(0.5) ? 'female' : 'male'])[0]} ${choose.oneOf(familyNames)[0]}`

const clientNamed = (name: string, company: string, companyEmail: string, choose: Choose): InvoiceClient => ({
  name,
  company,
  companyEmail,
  address: `${choose.oneOf(['حي النخيل', 'حي الروضة', 'حي السلام', 'حي المروج'])}، ${choose.between(10, 99)}`,
  country: 'المملكة العربية السعودية',
  contact: `+9665000000${choose.between(10, 99)}`,
  taxNumber: '',
})
