import type { Answer } from '@dsms/contract/endpoint'
import { type readSkillTree, skills } from '@dsms/contract/skills'
import type { WebArea } from '../../components/areas/area.ts'

export const skillArea: WebArea<typeof skills> = {
  area: skills,
  link: '/school/skills',
  scope: 'school',
  words: 'skills',
}

/** A skill as the tree shows it. Neighbours stand in their order. */
export type Node = Answer<typeof readSkillTree>[number]
