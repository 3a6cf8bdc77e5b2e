import { type ComponentType, createElement } from 'react'
import { showInDock } from '../../../../ui/apps/Dock.tsx'
import type { ComposeStart } from './draft.ts'

let Window: ComponentType<{ start: ComposeStart }> | undefined

/** Which window mails are written in. It knows this file, so this file does not know it. */
export function setComposeWindow(window: typeof Window): void {
  Window = window
}

/** What the open window tells about itself. */
export interface OpenWindow {
  draftId: () => number | null
  /** Keeps what was written and answers true; false when that failed and the window has to stay. */
  leave: () => Promise<boolean>
  /** Brings it up when it is minimised. */
  show: () => void
}

let open: OpenWindow | null = null
let count = 0

/** Called by the window on the screen; answers how to take it back. */
export function registerWindow(next: OpenWindow): () => void {
  open = next
  return () => {
    if (open === next) open = null
  }
}

/** Opens the window in which a mail is written. There is one: what was in it is kept as a draft first. */
export async function compose(start: ComposeStart): Promise<void> {
  if (open && start.kind === 'draft' && open.draftId() === start.id) return open.show()
  if (open && !(await open.leave())) return
  count += 1
  if (Window) showInDock(createElement(Window, { key: count, start }))
}

export const closeWindow = (): void => showInDock(null)

const storageKey = 'dsms.compose'

/** The draft in the window, for when the page is loaded again. Belongs to this tab. */
export function rememberDraft(id: number | null): void {
  try {
    if (id === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, String(id))
  } catch {
    // a browser may forbid it; the draft then lies in its folder all the same
  }
}

/** Goes on with the draft that was open when the page was loaded again. */
export function resumeDraft(): void {
  if (open || count > 0) return
  try {
    const id = Number(sessionStorage.getItem(storageKey))
    if (id > 0) void compose({ kind: 'draft', id })
  } catch {
    // nothing was remembered
  }
}
