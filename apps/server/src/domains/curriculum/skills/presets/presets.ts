import type { SkillPreset } from '@dsms/contract/curriculum/skills/calls'
import { gulf } from './gulf.ts'
import { remc } from './remc.ts'
import type { PresetSkill } from './types.ts'
import { uk } from './uk.ts'
import { us } from './us.ts'

export type { PresetSkill }

/** Ready catalogues that a school may begin with. */
export const presets: Record<SkillPreset, PresetSkill[]> = { remc, uk, us, gulf }
