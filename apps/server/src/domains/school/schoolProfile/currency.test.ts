import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin } from '../../../testing/factories.ts'
import { query } from '../../../testing/reads.ts'

/** Numbers by such a name that are no money of a school. */
const beside = new Map([
  ['marking_schemes', 'how many minor errors an exam allows'],
  ['subscription_plans', 'the platform’s own prices'],
  ['subscriptions', 'what the school pays, in the money of its plan'],
  ['invoice_counts', 'sums of invoices'],
  ['invoice_lines', 'of an invoice'],
  ['invoice_payments', 'of an invoice'],
  ['shop_order_lines', 'of an order'],
  ['allocations', 'of a payment'],
  ['sale_items', 'of a sale'],
  ['cash_sessions', 'of cash desks, in a currency of its own'],
])

describe('a school keeps its currency once it has amounts', () => {
  it('in any table that holds some: a new one is named in has_amounts, or here with why it holds none', async () => {
    const tables = await query<{ name: string; is_known: boolean }>(sql`
      select distinct c.table_name as name, f.source ~ ('FROM ' || c.table_name || ' WHERE') as is_known
        from information_schema.columns c
        join information_schema.columns t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.column_name = 'tenant'
       cross join (select pg_get_functiondef('has_amounts(integer)'::regprocedure) as source) f
       where c.table_schema = 'public' and c.data_type in ('integer', 'bigint', 'numeric')
         and c.column_name ~ '(_minor|price|cost|salary|charge|budget|goal|amount|premium|fee)(_|$)'
       order by 1`)
    expect(tables.length).toBeGreaterThan(20)
    const forgotten = tables.filter(({ name, is_known }) => !is_known && !beside.has(name)).map(({ name }) => name)
    expect(forgotten).toEqual([])
    expect([...beside.keys()].filter((name) => !tables.some((table) => table.name === name))).toEqual([])
  })

  it('also with parts of a work order that have a price before the whole has one', async () => {
    const owner = await makeSchoolAdmin()
    const change = () => query(sql`update schools set currency = 'KWD' where id = ${owner.schoolId}`)
    const { id } = await makeRecord('maintenanceOrders', owner, { cost: null, items: [{ text: 'Oil', cost: null }] })
    await expect(change(), 'nothing has a price').resolves.toEqual([])
    await query(sql`update maintenance_orders set items = '[{"text": "Oil", "cost": 70}]' where id = ${id}`)
    await expect(query(sql`update schools set currency = 'SAR' where id = ${owner.schoolId}`)).rejects.toThrow()
  })
})
