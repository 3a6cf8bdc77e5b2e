import { sql } from 'drizzle-orm'
import { mainBranch, query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'
import { draft } from './invoices/invoices.testing.ts'

async function aLessonType({ schoolId }: { schoolId: number | null }): Promise<number> {
  const [made] = await query<{ id: number }>(sql`
    insert into lesson_types (tenant, name, code, kind, stage, default_minutes, min_minutes, max_minutes, step_minutes, max_students, colour,
                              needs_trainer, needs_vehicle, needs_room, needs_circuit, needs_simulator, status)
    values (${schoolId}, '{"ar": "درس"}', 'P' || nextval('lesson_types_id_seq'), 'road', 'road', 60, 30, 120, 30, 1, 'blue',
            'none', 'none', 'none', 'none', 'none', 'active') returning id`)
  return Number(made?.id)
}

export const billing: DomainSamples = {
  areas: {
    cashDesks: {
      owner: 'school',
      input: async (owner, nth) => ({
        name: { ar: `صندوق ${nth}`, en: `Desk ${nth}` },
        branch_id: await mainBranch(owner),
        code: `X${nth}`,
      }),
      change: { code: 'ZZ9' },
    },
    priceRules: {
      owner: 'school',
      input: async (owner, nth) => ({
        name: { ar: `سعر ${nth}`, en: `Price ${nth}` },
        lesson_type_id: await aLessonType(owner),
        weekdays: [5, 6],
        price_minor: 15_000,
      }),
      change: { price_minor: 17_000 },
    },
    packages: {
      owner: 'school',
      input: async (_owner, nth) => ({
        name: { ar: `باقة ${nth}`, en: `Package ${nth}` },
        price_minor: 120_000,
        items: [{ lesson_kinds: ['road'], qty: 600 }],
      }),
      change: { price_minor: 150_000 },
    },
  },
  walks: {
    charges: {
      record: async (owner, { person }) => {
        if (!owner.schoolId) return 0
        const [made] = await query<{ id: number }>(sql`
          insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, currency, due_on, status)
          select tenant, id, 0, 'exam', 15000, 'SAR', '2099-03-02', 'open' from enrolments
           where tenant = ${owner.schoolId} order by id limit 1 returning id`)
        return Number(made?.id ?? person)
      },
    },
    'my-charges': { isNowhere: true },
    'my-sales': { isNowhere: true },
    'tax-rates': {
      record: async (owner, { person }) => {
        if (!owner.schoolId) return 0
        const [made] = await query<{ id: number }>(sql`
          insert into tax_rates (tenant, code, bps, from_on) values (${owner.schoolId}, 'S', 1500, '2026-03-02') returning id`)
        return Number(made?.id ?? person)
      },
    },
    sales: {
      record: async (owner, { person }) => {
        if (!owner.schoolId) return 0
        const [made] = await query<{ id: number }>(sql`
          insert into sales (tenant, enrolment_id, student_id, kind, status, name, gross_minor, net_minor, tax_code, tax_bps, currency, parts,
                             sold_on, transferable)
          select tenant, id, 0, 'transfer', 'active', '{"ar": "باقة"}', 15000, 15000, 'O', 0, 'SAR', 1, '2026-03-02', false from enrolments
           where tenant = ${owner.schoolId} order by id limit 1 returning id`)
        return Number(made?.id ?? person)
      },
    },
    payments: {
      record: async (owner, { person }) => {
        if (!owner.schoolId) return 0
        const [made] = await query<{ id: number }>(sql`
          insert into payments (tenant, student_id, status, method, amount_minor, currency, branch_id, received_on)
          select tenant, id, 'succeeded', 'earlier', 15000, 'SAR', ${await mainBranch(owner)}, '2026-03-02' from students
           where tenant = ${owner.schoolId} order by id limit 1 returning id`)
        return Number(made?.id ?? person)
      },
    },
    'my-payments': { isNowhere: true },
    invoices: { record: async (owner) => (await draft(owner)).id },
  },
}
