import { allAreas } from '@dsms/contract'
import type { Area } from '@dsms/contract/kit/areas'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from './factories.ts'
import { type Reply, send } from './harness.ts'
import type { AreaSample } from './sample.ts'
import { samples } from './samples.ts'

/** A record as an area answers it. */
export type AreaRecord = Record<string, unknown> & { id: number; name: string; version: number; status: string }

/** Of one length, so that who looks for one record does not find another. */
let nth = 1000

export const ownerOf = (name: string): Promise<TestPerson> =>
  sampleOf(name).owner === 'school' ? makeSchoolAdmin() : makeSuperAdmin()

function sampleOf(name: string): AreaSample {
  const sample = samples[name]
  if (!sample) throw new Error(`no domain.testing.ts has a sample of ${name}`)
  return sample
}

export const areaOf = (name: string): Area => {
  const area = allAreas[name]
  if (!area) throw new Error(`there is no area ${name}`)
  return area
}

export const sampleInput = (name: string, owner: TestPerson) =>
  sampleOf(name).input(owner, ++nth, (other) => makeRecord(other, owner))

/** Adds a record of an area that must pass. */
export async function makeRecord(
  name: string,
  owner: TestPerson,
  changes: Record<string, unknown> = {},
): Promise<AreaRecord> {
  const body = { ...(await sampleInput(name, owner)), ...changes }
  const reply = (await send(owner.token, areaOf(name).calls.create, { body })) as Reply<AreaRecord>
  if (reply.status !== 201) throw new Error(`make ${name}: ${JSON.stringify(reply.body)}`)
  return reply.body
}
