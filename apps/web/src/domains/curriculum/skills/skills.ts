import { type readSkillTree, skills } from '@dsms/contract/curriculum/skills/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { namedArea } from '../../../kit/areas/area.ts'

export const skillArea = namedArea(skills, {
  scope: 'school',
  words: 'skills',
})

/** A skill as the tree shows it. Neighbours stand in their order. */
export type Node = Answer<typeof readSkillTree>[number]
