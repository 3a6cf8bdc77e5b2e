import type { Reply } from '../../../../../testing/harness.ts'
import { randomOf } from './choices.testing.ts'
import { officeActs } from './office.testing.ts'
import { peopleActs } from './people.testing.ts'
import { rowsOf, wrongRowsOf } from './rows.testing.ts'
import { makeWorld } from './world.testing.ts'

/** A school that runs the sequence of a seed: what was done with which answer, the rows that it left, and those that cannot be right. */
export async function makeSequenceSchool() {
  const world = await makeWorld()
  const acts = { ...officeActs(world), ...peopleActs(world) }
  const names = Object.entries(acts).flatMap(([name, [often]]) => Array<string>(often * 2).fill(name))
  return async (seed: number, length: number) => {
    const random = randomOf(seed)
    await world.clear()
    const story: string[] = []
    while (story.length < length) {
      const name = random.pick(names) as string
      const reply = await acts[name]?.[1](random, await world.standing())
      if (reply) story.push(`${name}: ${toldBy(reply)}`)
    }
    const { learners, trainers, vehicles, types } = world
    const tenant = world.owner.schoolId
    const rows = await rowsOf(tenant, { learners, trainers, vehicles, types: Object.values(types) })
    return { story, rows, wrong: await wrongRowsOf(tenant) }
  }
}

/** The status of an answer, and of a refusal the code and what is against it. */
function toldBy({ status, body }: Reply): string {
  const { code, fields, violations } = (body ?? {}) as {
    code?: string
    fields?: Record<string, { code: string }>
    violations?: { code: string }[]
  }
  if (status < 400) return String(status)
  const wrong = Object.entries(fields ?? {}).map(([field, one]) => `${field} ${one.code}`)
  return [status, code, ...wrong, ...(violations ?? []).map((one) => one.code)].join(' ')
}
