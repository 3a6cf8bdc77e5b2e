import type { KeyboardEvent } from 'react'

/** For selects with many choices: the list itself scrolls, as screen readers expect of a combobox, not a box around it. */
export const longList = {
  withScrollArea: false,
  styles: { options: { maxHeight: 240, overflowY: 'auto' } },
  onKeyDownCapture: takeMarked,
} as const

/**
 * Enter takes the choice that is marked. The combobox remembers its mark by place, and in a list that an answer of the
 * server has replaced since, another choice stands there, or none.
 */
export function takeMarked(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return
  const list = document.getElementById(event.target.getAttribute('aria-controls') ?? '')
  if (!list) return
  const marked = list.querySelector<HTMLElement>('[data-combobox-selected]')
  const active = event.target.getAttribute('aria-activedescendant')
  // marked before, and no longer in the list
  const isStale = !marked && active !== null && !document.getElementById(active)
  if (!marked && !isStale) return
  event.preventDefault()
  event.stopPropagation()
  marked?.click()
}
