import { trainerCredentials } from '@dsms/contract/trainers/credentials/calls'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { makeRecord, sampleInput } from '../../../testing/areas.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'

const { calls } = trainers

/** What tests do to the trainers of a school, as one of its people unless told. */
export const trainersOf = (owner: () => TestPerson) => {
  const approve = (id: number) =>
    send(owner().token, trainerCredentials.calls.changeStatus, { params: { id }, body: { status: 'approved' } })
  const credential = async (trainer_id: number, kind: string, changes: Record<string, unknown> = {}) => {
    const body = { trainer_id, kind, number: 'TP-1', issued_on: '2026-01-01', expires_on: '2099-12-31', ...changes }
    const made = (await send(owner().token, trainerCredentials.calls.create, { body })).body as { id: number }
    await approve(made.id)
    return made
  }
  return {
    make: (changes: Record<string, unknown> = {}) => makeRecord('trainers', owner(), changes),
    create: async (changes: Record<string, unknown>, who = owner()) =>
      send(who.token, calls.create, { body: { ...(await sampleInput('trainers', owner())), ...changes } }),
    get: async (id: number, who = owner()) => (await callAs(who.token, calls.get, { params: { id }, query: {} })).body,
    update: async (id: number, changes: Record<string, unknown>, who = owner()) => {
      const { version } = (await callAs(owner().token, calls.get, { params: { id }, query: {} })).body
      return send(who.token, calls.update, { params: { id }, body: { version, ...changes } })
    },
    status: (id: number, body: Record<string, unknown>) =>
      send(owner().token, calls.changeStatus, { params: { id }, body }),
    credential,
    approve,
    /** Licence and permit, both approved. */
    papers: async (id: number, changes: Record<string, unknown> = {}) => ({
      licence: await credential(id, 'driving_licence', changes),
      permit: await credential(id, 'teaching_permit', changes),
    }),
  }
}
