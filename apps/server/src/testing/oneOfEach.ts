import { type AreaRecord, makeRecord, sampleInput } from './areas.ts'
import { makePerson, makeRole, type TestPerson } from './factories.ts'
import { samples, walks } from './samples.ts'

/** One record of each kind, all of one tenant. */
export interface OneOfEach {
  person: number
  role: number
  /** What the calls of a tag name, by the tag. */
  named: Record<string, number>
  /** Of each area. */
  areas: Record<string, { record: AreaRecord; input: Record<string, unknown> }>
}

/** A record of each kind in the tenant of its administrator, some of them as no call could make them. */
export async function makeOneOfEach(owner: TestPerson): Promise<OneOfEach> {
  const schoolId = owner.schoolId ?? null
  const role = await makeRole(schoolId)
  const person = await makePerson({ roleId: role.id, ...(schoolId === null ? {} : { schoolId }) })
  const named: OneOfEach['named'] = {}
  for (const [tag, { record }] of Object.entries(walks))
    if (record) named[tag] = await record(owner, { person: person.id, role: role.id })
  return { role: role.id, person: person.id, named, areas: await makeAreaRecords(owner) }
}

/** A record of each area that may be of the tenant, and an input of it for creation. */
async function makeAreaRecords(owner: TestPerson): Promise<OneOfEach['areas']> {
  const kept: OneOfEach['areas'] = {}
  for (const [name, sample] of Object.entries(samples)) {
    if ((sample.owner === 'school') !== (owner.schoolId !== null)) continue
    kept[name] = { record: await makeRecord(name, owner), input: await sampleInput(name, owner) }
  }
  return kept
}
