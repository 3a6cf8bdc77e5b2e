import { skills as area } from '@dsms/contract/curriculum/skills/calls'
import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { linksDiffer, setLinks } from '../../../kit/areas/links.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { licenceTypes } from '../licences/licenceTypes.table.ts'
import { skillListing, skillRows, toLicences, toPrerequisites } from './skills.data.ts'
import { skills } from './skills.table.ts'
import { checkUnused, followLevel, lockTree, parentByCode, prerequisitesOf, spotBelow } from './skills.tree.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

const references = { licence_type: byName(licenceTypes, { code: licenceTypes.code }) }
const named = namesOf(skills, references)

export const listSkills = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, skillListing(actor, query), query)

export const readSkill = async (actor: Actor, id: number) => whole(area, await readOne(actor, skills, id, skillRows))

export async function createSkill(actor: Actor, input: Input) {
  return readSkill(actor, await addSkill(actor, input))
}

async function addSkill(actor: Actor, input: Input): Promise<number> {
  await lockTree(actor)
  const { parentId, prerequisites } = await linksOf(actor, input)
  const spot = await spotBelow(actor, undefined, parentId ?? null, undefined)
  const id = await insert(actor, skills, { status: firstStatus(area), ...valuesOf(skills, input), ...spot })
  await holdNamed(actor, named(input, undefined))
  await setLinks(actor, toLicences, id, input.licence_type_ids)
  if (prerequisites) await setLinks(actor, toPrerequisites, id, prerequisites)
  return id
}

export async function updateSkill(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const { parent, parent_id, prerequisite, prerequisite_ids, licence_type_ids } = input
  if (parent || parent_id !== undefined || prerequisite || prerequisite_ids) await lockTree(actor)
  const before = await lock(actor, skills, id)
  await checkVersion(actor, skills, before, version)
  const { parentId, prerequisites } = await linksOf(actor, input)
  const isMoved = parentId !== undefined && parentId !== before.parentId
  // of the input `parent_id` is a wish; where it stands is what the tree says
  const spot = isMoved ? await spotBelow(actor, id, parentId, undefined) : { parentId: before.parentId }
  const isRelinked =
    (licence_type_ids !== undefined && (await linksDiffer(actor, toLicences, id, licence_type_ids))) ||
    (prerequisites !== undefined && (await linksDiffer(actor, toPrerequisites, id, prerequisites)))
  const parts = isRelinked ? before.parts + 1 : before.parts
  await update(actor, skills, before, { ...valuesOf(skills, input), ...spot, parts })
  await holdNamed(actor, named(input, before))
  if ('level' in spot) await followLevel(actor, id, spot.level - before.level)
  if (licence_type_ids) await setLinks(actor, toLicences, id, licence_type_ids)
  if (prerequisites) await setLinks(actor, toPrerequisites, id, prerequisites)
  return readSkill(actor, id)
}

/** What a skill stands below and what has to be there first: by keys, or by the codes of a file. */
const linksOf = async (actor: Actor, input: Partial<Input>) => ({
  parentId: input.parent ? await parentByCode(actor, input.parent) : input.parent_id,
  prerequisites: await prerequisitesOf(actor, input),
})

export async function changeSkillStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const skill = await lock(actor, skills, id)
  await changeStatus(actor, area, skills, skill, change)
  return readSkill(actor, id)
}

export async function archiveSkill(actor: Actor, id: number) {
  const skill = await lock(actor, skills, id)
  await checkUnused(actor, id)
  await archive(actor, skills, skill)
  return readSkill(actor, id)
}

/** Its place in the tree may be somebody else's by now, so those who change the tree take turns here too. */
export async function restoreSkill(actor: Actor, id: number) {
  await lockTree(actor)
  await restore(actor, skills, id)
  return readSkill(actor, id)
}

export const exportSkills = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, skillListing(actor, query), query)

/** In a file a skill may stand before what it needs. */
export const importSkills = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addSkill, { references, needs: ['parent', 'prerequisite'] })
