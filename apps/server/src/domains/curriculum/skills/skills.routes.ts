import * as c from '@dsms/contract/curriculum/skills/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { levels, renameLevel } from './levels.service.ts'
import { presetWithState, takePreset, undoTaking } from './presets.service.ts'
import { tree } from './skills.data.ts'
import { changeStatuses, moveSkill } from './skills.moves.ts'
import {
  archiveSkill,
  changeSkillStatus,
  createSkill,
  exportSkills,
  importSkills,
  listSkills,
  readSkill,
  restoreSkill,
  updateSkill,
} from './skills.service.ts'

export function skillRoutes(app: App) {
  const { calls } = c.skills
  serve(app, calls.list, ({ actor, query }) => listSkills(actor, query))
  serve(app, calls.get, ({ actor, params }) => readSkill(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createSkill(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateSkill(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeSkillStatus(actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveSkill(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreSkill(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportSkills(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importSkills(actor, body))
  serve(app, c.readSkillTree, ({ actor, query }) => tree(actor, query.q))
  serve(app, c.changeSkillStatuses, async ({ actor, body }) => ({
    changed: await changeStatuses(actor, body.ids, body.status),
  }))
  serve(app, c.readSkillPreset, ({ actor, query }) => presetWithState(actor, query.preset))
  serve(app, c.takeSkillPreset, async ({ actor, body }) => ({ ids: await takePreset(actor, body.preset) }))
  serve(app, c.undoSkillPreset, async ({ actor, body }) => ({ changed: await undoTaking(actor, body.ids) }))
  serve(app, c.listSkillLevels, ({ actor }) => levels(actor))
  serve(app, c.renameSkillLevel, ({ actor, params, body }) => renameLevel(actor, params.level, body.name, body.version))
  serve(app, c.moveSkill, async ({ actor, params, body }) => ({
    version: await moveSkill(actor, params.id, body),
  }))
}
