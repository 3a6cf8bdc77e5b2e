import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import type { ReasonDialogProps } from '../../dialogs/dialogs.ts'

/** Asks before something that others will want to understand, with the reason why, which stays on record. */
export const ReasonDialog = whenShown<ReasonDialogProps>(
  async () => (await import('../../dialogs/ReasonForm.tsx')).ReasonForm,
)
