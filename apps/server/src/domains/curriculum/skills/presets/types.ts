import type { skillStages } from '@dsms/contract/curriculum/skills/calls'

type Stage = (typeof skillStages)[number]

/** A text in Arabic, English, German, French and Portuguese. */
export type Five = readonly [ar: string, en: string, de: string, fr: string, pt: string]

export interface PresetSkill {
  code: string
  parent: string | null
  level: number
  stage: Stage
  name: Record<string, string>
}

const inFive = ([ar, en, de, fr, pt]: Five): Record<string, string> => ({ ar, en, de, fr, pt })

/** A group and its skills; their codes are the group's with their number behind it. */
export const groupOf = (code: string, stage: Stage, name: Five, children: readonly Five[]): PresetSkill[] => [
  { code, parent: null, level: 0, stage, name: inFive(name) },
  ...children.map((child, nth) => ({
    code: `${code}.${nth + 1}`,
    parent: code,
    level: 1,
    stage,
    name: inFive(child),
  })),
]
