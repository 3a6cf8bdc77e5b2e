import { moveSkill, readSkillTree, skills } from '@dsms/contract/curriculum/skills/calls'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { type Reply, send } from '../../../testing/harness.ts'

interface Node {
  id: number
  parent_id: number | null
  level: number
  code: string
  name: string
  status: string
  version: number
  is_found: boolean
}

/** What tests do to the skills of a school, as one of its people. */
export function skillsOf(owner: () => TestPerson) {
  const tree = async (q?: string) => (await send(owner().token, readSkillTree, { query: { q } })).body as Node[]
  return {
    tree,
    make: (changes: Record<string, unknown> = {}) => makeRecord('skills', owner(), changes),
    move: (id: number, version: number, parent_id: number | null, after_id: number | null) =>
      send(owner().token, moveSkill, { params: { id }, body: { version, parent_id, after_id } }),
    update: (id: number, body: Record<string, unknown>) =>
      send(owner().token, skills.calls.update, { params: { id }, body: body as never }) as Promise<Reply<AreaRecord>>,
    codesBelow: async (parent: number | null) =>
      (await tree()).filter(({ parent_id }) => parent_id === parent).map(({ code }) => code),
  }
}
