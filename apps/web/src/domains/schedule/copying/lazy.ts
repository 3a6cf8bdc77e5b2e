import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import type { CopyDialogProps } from './CopyDialog.tsx'

/** Fetched when somebody copies days. */
export const LazyCopyDialog = whenShown<CopyDialogProps>(async () => (await import('./CopyDialog.tsx')).CopyDialog)
