import type { PackData } from '@dsms/contract/curriculum/countryPacks/data'
import { keysOf } from '../../../kernel/objects.ts'
import { sections } from './facts.ts'

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
    ...keysOf({ ...oldRules, ...nowRules }).flatMap((section) => {
      const [was, is] = [oldRules[section], nowRules[section]]
      const isGroup = sections.some((one) => one === section)
      if (!isGroup || !isObject(was) || !isObject(is))
        return isSame(was, is) ? [] : [{ category: null, field: section, before: was, after: is }]
      return fieldsOf(was, is).map(({ field, ...change }) => ({
        category: null,
        field: `${section}.${field}`,
        ...change,
      }))
    }),
  ]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const fieldsOf = (was: object, is: object) =>
  Object.keys({ ...was, ...is }).flatMap((field) => {
    const [before, after] = [was, is].map((one) => new Map(Object.entries(one)).get(field))
    return isSame(before, after) ? [] : [{ field, before, after }]
  })
