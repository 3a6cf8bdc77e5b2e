import type { ReactNode } from 'react'
import { whenShown } from '../../../kernel/browser/whenShown.tsx'

export interface ConfirmDialogProps {
  opened: boolean
  /** A question that names the thing: "Archive Sara Ali?" */
  title: string
  /** What it means, in a sentence. */
  text?: ReactNode
  /** The verb, as the button says it. */
  action: string
  isDangerous?: boolean
  /** The dialog stays open, showing the error, when this throws. */
  run: () => void | Promise<void>
  close: () => void
  /** What to do instead; "Cancel" unless told. */
  safe?: string
  children?: ReactNode
}

/**
 * Asks before something that cannot be undone. The safe choice has the focus. Where something is filled in, Enter does it,
 * unless it is dangerous; the first input that is wrong then has the focus.
 */
export const ConfirmDialog = whenShown<ConfirmDialogProps>(
  async () => (await import('../../dialogs/ConfirmForm.tsx')).ConfirmForm,
  ({ opened }) => opened,
)
