import type { ReactNode } from 'react'

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

export interface ReasonDialogProps extends Omit<ConfirmDialogProps, 'opened' | 'run'> {
  /** What the field is called. */
  reasonLabel: string
  /** Nothing happens without one. */
  isReasonRequired?: boolean
  run: (reason: string) => Promise<void>
}
