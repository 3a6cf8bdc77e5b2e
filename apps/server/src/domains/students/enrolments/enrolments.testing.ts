import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { makeRecord, sampleInput } from '../../../testing/areas.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'

const { calls } = enrolments

/** What tests do to the enrolments of a school, as one of its people unless told. */
export function enrolmentsOf(owner: () => TestPerson) {
  const get = async (id: number) => (await callAs(owner().token, calls.get, { params: { id }, query: {} })).body
  const change = (id: number, status: string, reason?: string) =>
    send(owner().token, calls.changeStatus, { params: { id }, body: { status, reason } })
  return {
    get,
    change,
    make: (changes: Record<string, unknown> = {}, who = owner()) => makeRecord('enrolments', who, changes),
    create: async (changes: Record<string, unknown>, who = owner()) =>
      send(who.token, calls.create, { body: { ...(await sampleInput('enrolments', who)), ...changes } }),
    update: async (id: number, changes: Record<string, unknown>, who = owner()) =>
      send(who.token, calls.update, { params: { id }, body: { version: (await get(id)).version, ...changes } }),
    /** By the ordinary way, one status after another. */
    async walk(id: number, ...to: string[]) {
      for (const status of to) {
        const reply = await change(id, status)
        if (reply.status !== 200) throw new Error(`${status}: ${JSON.stringify(reply.body)}`)
      }
    },
    list: async (wishes: Record<string, unknown> = {}) =>
      (await send(owner().token, calls.list, { query: wishes })).body as {
        rows: { id: number; name: string; days_left: number | null }[]
        total: number
      },
  }
}
