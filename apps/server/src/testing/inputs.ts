import { allAreas } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import type { z } from 'zod'
import { exampleOf } from './examples.ts'
import type { OneOfEach } from './oneOfEach.ts'

/** Plans and articles belong to the platform alone, so no school has one of its own. */
const nowhere = 2_147_483_647
const statuses: Record<string, string | number> = {
  tables: 1,
  blog: 'Draft',
  'blog-comments': 'hidden',
  shop: 'draft',
  chat: 'settled',
  help: 'published',
  plans: 'active',
  reviews: 'hidden',
  support: 'closed',
  skills: 'active',
  profile: 'hidden',
}

/** Names here are said in languages. */
const inLanguages = ['plans', 'skill-levels', 'school-profile', 'opening-hours']

const areaNames = new Map(Object.entries(allAreas).map(([name, { tag }]) => [tag, name]))

function areaInput(name: string, endpoint: Endpoint, { areas }: OneOfEach, schoolId?: number) {
  const { record, input } = areas[name] ?? {}
  const inSchool = endpoint.inSchool && schoolId !== undefined ? { school_id: schoolId } : {}
  const { calls, statuses } = allAreas[name] as (typeof allAreas)[string]
  const bodies = new Map<Endpoint, object>([
    [calls.create, input ?? {}],
    [calls.update, { version: 1 }],
    [calls.changeStatus, { status: Object.keys(statuses)[1], reason: 'walked' }],
    [calls.restore, {}],
    [calls.bring, { rows: [{ name: 'x' }], mode: 'check' }],
  ])
  const body = bodies.get(endpoint)
  return {
    params: endpoint.params ? { id: record?.id ?? nowhere } : undefined,
    query: endpoint.query ? { format: 'csv', ...inSchool } : undefined,
    body: body && { ...body, ...inSchool },
  }
}

/** What the calls of a kind take besides. */
const inputsOf: Record<string, Record<string, unknown>> = {
  'licence-types': { based_on: 0, effective_from: '2026-01-01', rows: [{ stage: 'road', min_minutes: 600 }] },
  'country-packs': { nth: 1, revision: 1, effective_from: '2026-01-01', data: {} },
  'school-country-packs': { code: 'NONE', types: [] },
}

/** The least input that is valid for an endpoint, naming the given record. */
export function inputFor(endpoint: Endpoint, record: OneOfEach, schoolId?: number) {
  const area = areaNames.get(endpoint.tag)
  if (area && Object.values((allAreas[area] as (typeof allAreas)[string]).calls).includes(endpoint))
    return areaInput(area, endpoint, record, schoolId)
  const ids: Record<string, number> = {
    roles: record.role,
    privileges: record.role,
    chat: record.report,
    help: record.help,
    shop: record.shop,
    plans: nowhere,
    reviews: nowhere,
    blog: nowhere,
    'blog-comments': nowhere,
    // its test is where comments wait
    profile: nowhere,
    'opening-hours': nowhere,
    tables: record.employee,
    invoices: record.invoice,
    support: record.ticket,
  }
  const id = ids[endpoint.tag] ?? (area ? (record.areas[area]?.record.id ?? nowhere) : record.person)
  const all: Record<string, unknown> = {
    id,
    role_id: record.role,
    version: 1,
    status: statuses[endpoint.tag] ?? 'inactive',
    direction: 'up',
    cycle: 'yearly',
    plan_id: 1,
    until: '2099-01-01',
    when: 'period_end',
    isGranted: true,
    name: inLanguages.includes(endpoint.tag) ? { ar: 'Another name' } : 'Another name',
    password: 'quiet-harbour-lamp-27',
    password_confirmation: 'quiet-harbour-lamp-27',
    current_password: 'quiet-harbour-lamp-27',
    privileges: [{ module_id: 101, privilege_id: 10100, status: true }],
    first_name: 'Nour',
    username: `walker-${Math.random().toString(36).slice(2)}`,
    email: `walker-${Math.random().toString(36).slice(2)}@example.org`,
    gender_id: 1,
    rows: [{ first_name: 'x' }],
    mode: 'check',
    content: endpoint.tag === 'blog' ? { ar: 'Another text' } : 'AAAA',
    format: 'csv',
    q: 'a',
    text: 'words',
    isRead: true,
    isHidden: true,
    change: 1,
    reason: 'count',
    to: 'somebody@example.org',
    subject: 'Walked',
    amountMinor: 1,
    method: 'cash',
    key: 'walked-once',
    paymentId: 1,
    ids: [1],
    preset: 'uk',
    level: 1,
    fullName: 'Nour Alsalem',
    mode_id: 1,
    modes: [],
    branch_id: 1,
    hours: [],
    starts_on: '2026-03-01',
    ends_on: '2026-03-02',
    sessionId: '00000000-0000-4000-8000-000000000000',
    ...(inputsOf[endpoint.tag] ?? {}),
    document_id: 1,
    file_id: 1,
    kind: endpoint.tag === 'shop' ? 'goods' : 'other',
    expires_on: '2099-12-31',
    km: 1,
    hold: 'seized',
    cost: 1,
    odometer_km: 1,
    fit: true,
    ...(schoolId === undefined ? {} : { school_id: schoolId }),
  }
  const pick = (schema: z.core.$ZodType | undefined) => schema && exampleOf(schema, all)
  return { params: pick(endpoint.params), query: pick(endpoint.query), body: pick(endpoint.body) }
}
