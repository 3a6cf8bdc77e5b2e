import { allAreas } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import type { z } from 'zod'
import { exampleOf } from './examples.ts'
import type { OneOfEach } from './oneOfEach.ts'
import { walks } from './samples.ts'

/** No school has a record that belongs to the platform alone. No other has one that only its own people reach. */
const nowhere = 2_147_483_647

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
    [calls.importSheet, { rows: [{ name: 'x' }], mode: 'check' }],
  ])
  const body = bodies.get(endpoint)
  return {
    params: endpoint.params ? { id: record?.id ?? nowhere } : undefined,
    query: endpoint.query ? { format: 'csv', ...inSchool } : undefined,
    body: body && { ...body, ...inSchool },
  }
}

/** The least input that is valid for an endpoint, naming the given record. */
export function inputFor(endpoint: Endpoint, record: OneOfEach, schoolId?: number) {
  const area = areaNames.get(endpoint.tag)
  if (area && Object.values((allAreas[area] as (typeof allAreas)[string]).calls).includes(endpoint))
    return areaInput(area, endpoint, record, schoolId)
  const walk = walks[endpoint.tag]
  const id =
    record.named[endpoint.tag] ?? (area ? record.areas[area]?.record.id : walk?.isNowhere ? nowhere : record.person)
  const known: Record<string, unknown> = {
    id: id ?? nowhere,
    role_id: record.role,
    version: 1,
    ...walk?.values?.(),
    ...(schoolId === undefined ? {} : { school_id: schoolId }),
  }
  const pick = (schema: z.core.$ZodType | undefined) => schema && exampleOf(schema, known)
  return { params: pick(endpoint.params), query: pick(endpoint.query), body: pick(endpoint.body) }
}
