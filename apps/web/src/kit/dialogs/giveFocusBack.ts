/** How long what was done may take until the screen shows it. */
const shownMs = 10_000

/** The surroundings of an element, which may have the focus when it goes: the dialog or the screen that it stands on. */
export const aroundOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[role="dialog"], main') ?? null

/**
 * Gives the focus back to the button that asked. What was done may take that button away; the focus then stays in what was
 * around it, so that the Tab key does not lead out of a dialog, to the screen behind.
 */
export function giveFocusBack(opener: HTMLElement, around: HTMLElement | null): void {
  opener.focus({ preventScroll: true })
  if (!around) return
  const isSettled = () => {
    if (opener.isConnected) return false
    if (document.activeElement === document.body && around.isConnected) around.focus({ preventScroll: true })
    return true
  }
  if (isSettled()) return
  const watch = new MutationObserver(() => isSettled() && watch.disconnect())
  watch.observe(around, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), shownMs)
}
