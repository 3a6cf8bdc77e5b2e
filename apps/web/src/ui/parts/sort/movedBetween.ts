export interface ListOf<T extends { key: string }> {
  key: string
  title: string
  items: readonly T[]
}

/** Where an item stands, by its key. */
export function placeIn<T extends { key: string }>(lists: readonly ListOf<T>[], key: string) {
  const list = lists.find(({ items }) => items.some((item) => item.key === key))
  return { list, nth: list?.items.findIndex((item) => item.key === key) ?? -1 }
}

/** Lists after an item was moved onto the place of another, or into a list, where it comes last. */
export function movedBetween<T extends { key: string }>(
  lists: readonly ListOf<T>[],
  key: string,
  onto: string,
): ListOf<T>[] {
  const { list: from, nth } = placeIn(lists, key)
  const item = from?.items[nth]
  const goal = lists.find((list) => list.key === onto) ?? placeIn(lists, onto).list
  // over its own list, not over another line of it: it stays
  if (!item || !goal || onto === from?.key) return [...lists]
  const to = goal.key === onto ? goal.items.length : goal.items.findIndex((one) => one.key === onto)
  return lists.map((list) => {
    const rest = list.items.filter((one) => one.key !== key)
    return { ...list, items: list.key === goal.key ? rest.toSpliced(to, 0, item) : rest }
  })
}
