import { allAreas, allEndpoints } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/endpoint'
import type { Problem } from '@dsms/contract/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleOf } from './testing/examples.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from './testing/factories.ts'
import { send } from './testing/harness.ts'
import { makeOneOfEach, type OneOfEach } from './testing/oneOfEach.ts'

const endpoints = Object.entries(allEndpoints)
const closed = endpoints.filter(([, endpoint]) => endpoint.access !== 'public')
const guarded = closed.filter(([, endpoint]) => endpoint.access !== 'session')

/** Calls that name a record in their path or body, with what it names. */
const nameRecords = guarded.filter(([, endpoint]) => recordsNamedBy(endpoint).length > 0)

function recordsNamedBy(endpoint: Endpoint): string[] {
  return [endpoint.params, endpoint.body].flatMap((schema) => {
    const properties = schema
      ? ((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {})
      : {}
    return Object.keys(properties).filter((name) => ['id', 'role_id'].includes(name))
  })
}

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
function inputFor(endpoint: Endpoint, record: OneOfEach, schoolId?: number) {
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

describe('every call of the contract', () => {
  let nobody: { platform: TestPerson; school: TestPerson }
  let admin: TestPerson & { schoolId: number }
  let other: TestPerson & { schoolId: number }
  let superAdmin: TestPerson
  let theirs: OneOfEach
  let platforms: OneOfEach

  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    other = await makeSchoolAdmin()
    superAdmin = await makeSuperAdmin()
    nobody = { platform: await makePerson(), school: await makePerson({ schoolId: admin.schoolId }) }
    theirs = await makeOneOfEach(other)
    platforms = await makeOneOfEach(superAdmin)
  })

  it.each(closed)('%s answers 401 to a stranger, whatever else is wrong', async (_, endpoint) => {
    const reply = await send(undefined, endpoint, {
      params: { id: 'x' },
      body: endpoint.body ? { nonsense: true } : undefined,
    })
    expect(reply.status).toBe(401)
    expect((reply.body as Problem).code).toBe('unauthenticated')
  })

  it.each(closed)('%s answers 401 to a token that is forged', async (_, endpoint) => {
    expect((await send(`${superAdmin.token}x`, endpoint, inputFor(endpoint, theirs))).status).toBe(401)
  })

  it.each(guarded)('%s answers 403 to people without the permission', async (_, endpoint) => {
    for (const person of [nobody.platform, nobody.school]) {
      const reply = await send(person.token, endpoint, inputFor(endpoint, theirs))
      expect(reply.status, JSON.stringify(reply.body)).toBe(403)
      expect((reply.body as Problem).code).toBe('forbidden')
    }
  })

  it.each(guarded.filter(([, { access }]) => typeof access === 'object' && !access.school))(
    '%s is closed to the administrator of a school',
    async (_, endpoint) => {
      expect((await send(admin.token, endpoint, inputFor(endpoint, platforms))).status).toBe(403)
    },
  )

  it.each(nameRecords.filter(([, { access }]) => typeof access === 'object' && access.school))(
    "%s answers 404 for another school's record",
    async (_, endpoint) => {
      const reply = await send(admin.token, endpoint, inputFor(endpoint, theirs))
      // a new person with another school's role is wrong input rather than a record that is not there
      const isCreation = !recordsNamedBy(endpoint).includes('id') && ['staff', 'users'].includes(endpoint.tag)
      expect(reply.status, JSON.stringify(reply.body)).toBe(isCreation ? 422 : 404)
    },
  )

  it.each(guarded.filter(([, endpoint]) => endpoint.inSchool))(
    '%s answers 404 when it names another school',
    async (_, endpoint) => {
      const reply = await send(admin.token, endpoint, inputFor(endpoint, theirs, other.schoolId))
      expect(reply.status, JSON.stringify(reply.body)).toBe(404)
    },
  )

  it.each(nameRecords.filter(([, { access }]) => typeof access === 'object' && access.platform && !access.school))(
    "%s answers 404 for a school's record in the platform's scope",
    async (_, endpoint) => {
      const reply = await send(superAdmin.token, endpoint, inputFor(endpoint, theirs))
      const isCreation = !recordsNamedBy(endpoint).includes('id') && ['staff', 'users'].includes(endpoint.tag)
      expect(reply.status, JSON.stringify(reply.body)).toBe(isCreation ? 422 : 404)
    },
  )

  it('is served at its own address', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
