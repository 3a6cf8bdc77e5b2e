import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import type { ConfirmDialogProps } from '../../dialogs/dialogs.ts'

/**
 * Asks before something that cannot be undone. The safe choice has the focus. Where something is filled in, Enter does it,
 * unless it is dangerous; the first input that is wrong then has the focus.
 */
export const ConfirmDialog = whenShown<ConfirmDialogProps>(
  async () => (await import('../../dialogs/ConfirmForm.tsx')).ConfirmForm,
  ({ opened }) => opened,
)
