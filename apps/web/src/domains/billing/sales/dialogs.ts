import type { OfficeSale } from '@dsms/contract/billing/sales/calls'

/** What dialogs about a sale are told. */
export interface SaleDialogProps {
  sale: OfficeSale
  school_id: number | undefined
  close: () => void
  /** Closes the dialog, says so, and reads the money of the student again. */
  done: (text: string) => Promise<void>
}
