import type { OptionsFilter } from '@mantine/core'
import { matching } from '../../../kernel/browser/fold.ts'

/** Finds أحمد by احمد, anywhere in the words; those that begin with it come first. For fields of choices and suggestions. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  let room = limit
  const firstOf = <T extends { label: string }>(items: T[]) => {
    const found = matching(items, search, ({ label }) => [label]).slice(0, room)
    room -= found.length
    return found
  }
  const groups = options.flatMap((one) => ('group' in one ? [{ ...one, items: firstOf(one.items) }] : []))
  const alone = firstOf(options.flatMap((one) => ('group' in one ? [] : [one])))
  return [...groups.filter(({ items }) => items.length > 0), ...alone]
}
