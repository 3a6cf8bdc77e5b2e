import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { makeRecord, sampleInput } from '../../../testing/areas.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'

const { calls } = vehicles

/** What tests do to the vehicles of a school, as one of its people unless told. */
export const vehiclesOf = (owner: () => TestPerson) => ({
  make: (changes: Record<string, unknown> = {}, who = owner()) => makeRecord('vehicles', who, changes),
  create: async (changes: Record<string, unknown>, who = owner()) =>
    send(who.token, calls.create, { body: { ...(await sampleInput('vehicles', who)), ...changes } }),
  get: async (id: number) => (await callAs(owner().token, calls.get, { params: { id }, query: {} })).body,
  find: async (q: string) => {
    const query = { q, type_id: [], compliance: [] }
    return (await callAs(owner().token, calls.list, { query })).body.rows.map(({ id }) => id)
  },
  change: (id: number, body: Record<string, unknown>) =>
    send(owner().token, calls.changeStatus, { params: { id }, body }),
})
