import type { PackData } from '@dsms/contract/curriculum/countryPacks/data'

type Value = string | number | boolean | null
export interface Change {
  /** Of which category, by its code; nothing for what belongs to the whole pack. */
  category: string | null
  /** `min_age_months`, or `exam.theory_right`. */
  field: string
  before: unknown
  after: unknown
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What differs between two versions: categories by their code, all else by its place. */
export function changesOf(before: PackData, after: PackData): Change[] {
  const { categories: old, ...oldRules } = before
  const { categories: now, ...nowRules } = after
  const codes = [...new Set([...old, ...now].map(({ code }) => code))]
  return [
    ...codes.flatMap((code) => {
      const [was, is] = [old, now].map((list) => list.find((one) => one.code === code))
      if (!was || !is)
        return [{ category: code, field: is ? 'added' : 'removed', before: was?.names, after: is?.names }]
      return fieldsOf(was, is).map((change) => ({ category: code, ...change }))
    }),
    ...Object.keys({ ...oldRules, ...nowRules }).flatMap((section) => {
      const [was, is] = [oldRules, nowRules].map((rules) => rules[section as keyof typeof oldRules])
      const isGroup = ['exam', 'validity', 'trainer', 'learner'].includes(section)
      if (!isGroup) return isSame(was, is) ? [] : [{ category: null, field: section, before: was, after: is }]
      return fieldsOf(was as Record<string, Value>, is as Record<string, Value>).map(({ field, ...change }) => ({
        category: null,
        field: `${section}.${field}`,
        ...change,
      }))
    }),
  ]
}

const fieldsOf = (was: object, is: object) =>
  Object.keys({ ...was, ...is }).flatMap((field) => {
    const [before, after] = [was, is].map((one) => (one as Record<string, unknown>)[field])
    return isSame(before, after) ? [] : [{ field, before, after }]
  })
