interface Standing {
  skill_id: number
  name: string
  level: number
  target_level: number
  is_stale: boolean
}

/** From so many levels on student and trainer see a skill differently enough to talk about it. */
const gapLevels = 2
export const gaps = ['over', 'under'] as const
export type Gap = (typeof gaps)[number]

/** Whether a student sees themselves far over or far under where the trainer does; null where they agree or have not said. */
export function gapOf({ level, own_level }: { level: number; own_level: number | null }): Gap | null {
  if (own_level === null || Math.abs(own_level - level) < gapLevels) return null
  return own_level > level ? 'over' : 'under'
}

export type Why = 'focus' | 'below' | 'stale'

/** So many things to practise are a plan; more are a list that nobody reads. */
const most = 6

/** What to practise: what the trainer named, then what is furthest below its aim, then what was not seen for long. */
export function practise(
  skills: readonly Standing[],
  focus: readonly number[],
): { skill_id: number; name: string; why: Why }[] {
  const named = focus.flatMap((id) => skills.filter(({ skill_id }) => skill_id === id))
  const below = skills
    .filter(({ level, target_level }) => level < target_level)
    .toSorted((one, other) => other.target_level - other.level - (one.target_level - one.level))
  const stale = skills.filter(({ is_stale }) => is_stale)
  const all = [
    ...named.map((one) => ({ one, why: 'focus' as const })),
    ...below.map((one) => ({ one, why: 'below' as const })),
    ...stale.map((one) => ({ one, why: 'stale' as const })),
  ]
  const first = all.filter(({ one }, nth) => all.findIndex((other) => other.one.skill_id === one.skill_id) === nth)
  return first.slice(0, most).map(({ one: { skill_id, name }, why }) => ({ skill_id, name, why }))
}
