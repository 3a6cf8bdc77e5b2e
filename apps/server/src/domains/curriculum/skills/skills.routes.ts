import {
  skills as area,
  changeSkillStatuses,
  listSkillLevels,
  moveSkill,
  readSkillPreset,
  readSkillTree,
  renameSkillLevel,
  takeSkillPreset,
  undoSkillPreset,
} from '@dsms/contract/curriculum/skills/calls'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import type { AreaRules } from '../../../kit/areas/area.ts'
import { linkedCodes, linkedIds, linkedOrFree, linksDiffer, setLinks } from '../../../kit/areas/links.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { linkedLicences, toLicenceTypes } from '../licences/licenceLinks.ts'
import { licenceTypes } from '../licences/licenceTypes.table.ts'
import { levels, renameLevel } from './levels.service.ts'
import { presetWithState, takePreset, undoTaking } from './presets.service.ts'
import { tree } from './skills.data.ts'
import { changeStatuses, move } from './skills.service.ts'
import { skills } from './skills.table.ts'
import { checkUnused, followLevel, lockTree, parentByCode, prerequisitesOf, spotBelow } from './skills.tree.ts'

const parents = alias(skills, 'parents')
const key = sql.raw('skills.id')
const toLicences = toLicenceTypes('skill_licence_types', 'skill_id')
const toPrerequisites = {
  table: 'skill_prerequisites',
  owner: 'skill_id',
  other: 'requires_id',
  others: skills,
  field: 'prerequisite_ids',
}

const rules: AreaRules<typeof area, typeof skills> = {
  area,
  table: skills,
  sorts: {
    code: skills.code,
    level: skills.level,
    place: skills.place,
    weight: skills.weight,
    target_level: skills.targetLevel,
  },
  defaultSort: 'level,place',
  rows: ({ db, language }, page) =>
    paged(
      db
        .select({
          ...wireColumns(skills, language),
          descriptions: skills.description,
          parent: parents.code,
          ...linkedLicences(toLicences, key),
          prerequisite_ids: linkedIds(toPrerequisites, key),
          prerequisite: linkedCodes(toPrerequisites, key, 'skills'),
        })
        .from(skills)
        .leftJoin(parents, eq(parents.id, skills.parentId))
        .$dynamic(),
      page,
    ),
  narrow: ({ level, parent_id, stage, licence_type_id }) => [
    level === undefined ? undefined : eq(skills.level, level),
    parent_id ? eq(skills.parentId, parent_id) : undefined,
    stage ? eq(skills.stage, stage) : undefined,
    licence_type_id ? linkedOrFree(toLicences, key, licence_type_id) : undefined,
  ],
  lockFirst: async (actor, { parent, parent_id, prerequisite, prerequisite_ids }, isNew) => {
    if (isNew || parent || parent_id !== undefined || prerequisite || prerequisite_ids) await lockTree(actor)
  },
  values: async (actor, input, before) => {
    const parentId = input.parent ? await parentByCode(actor, input.parent) : input.parent_id
    const isMoved = before === undefined || (parentId !== undefined && parentId !== before.parentId)
    const spot = isMoved ? await spotBelow(actor, before?.id, parentId ?? null, undefined) : {}
    const { licence_type_ids } = input
    const prerequisite_ids = await prerequisitesOf(actor, input)
    const isRelinked =
      before !== undefined &&
      ((licence_type_ids !== undefined && (await linksDiffer(actor, toLicences, before.id, licence_type_ids))) ||
        (prerequisite_ids !== undefined && (await linksDiffer(actor, toPrerequisites, before.id, prerequisite_ids))))
    // of the input `parent_id` is a wish; where it stands is what the tree says
    return { parentId: before?.parentId ?? null, ...spot, ...(isRelinked ? { parts: before.parts + 1 } : {}) }
  },
  saved: async (actor, id, input, before) => {
    if (before) {
      const [now] = await actor.db.select({ level: skills.level }).from(skills).where(eq(skills.id, id))
      await followLevel(actor, id, (now?.level ?? before.level) - before.level)
    }
    if (input.licence_type_ids) await setLinks(actor, toLicences, id, input.licence_type_ids)
    const prerequisites = await prerequisitesOf(actor, input)
    if (prerequisites) await setLinks(actor, toPrerequisites, id, prerequisites)
  },
  archiving: (actor, { id }) => checkUnused(actor, id),
  references: { licence_type: byName(licenceTypes, { code: licenceTypes.code }) },
  // in a file a skill may stand before what it needs
  rowsNeed: ['parent', 'prerequisite'],
}

export function skillRoutes(app: App) {
  serve(app, readSkillTree, ({ actor, query }) => tree(actor, query.q))
  serve(app, changeSkillStatuses, async ({ actor, body }) => ({
    changed: await changeStatuses(actor, body.ids, body.status),
  }))
  serve(app, readSkillPreset, ({ actor, query }) => presetWithState(actor, query.preset))
  serve(app, takeSkillPreset, async ({ actor, body }) => ({ ids: await takePreset(actor, body.preset) }))
  serve(app, undoSkillPreset, async ({ actor, body }) => ({ changed: await undoTaking(actor, body.ids) }))
  serve(app, listSkillLevels, ({ actor }) => levels(actor))
  serve(app, renameSkillLevel, ({ actor, params, body }) => renameLevel(actor, params.level, body.name, body.version))
  const { lock } = serveArea(app, rules)
  serve(app, moveSkill, async ({ actor, params, body }) => ({
    version: await move(actor, () => lock(actor, params.id), body),
  }))
}
