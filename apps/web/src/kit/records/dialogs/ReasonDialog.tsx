import { whenShown } from '../../../kernel/browser/whenShown.tsx'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'

export interface ReasonDialogProps extends Omit<ConfirmDialogProps, 'opened' | 'run' | 'children'> {
  /** What the field is called. */
  reasonLabel: string
  /** Nothing happens without one. */
  isReasonRequired?: boolean
  run: (reason: string) => Promise<void>
}

/** Asks before something that others will want to understand, with the reason why, which stays on record. */
export const ReasonDialog = whenShown<ReasonDialogProps>(
  async () => (await import('../../dialogs/ReasonForm.tsx')).ReasonForm,
)
