import type { StatusDialogProps, WebArea } from './area.ts'
import { StatusChange } from './StatusChange.tsx'

/** The dialog for a change of status: the area's own, or the one that asks for a reason. */
export function StatusDialog({ of, ...props }: StatusDialogProps & { of: WebArea }) {
  const Own = of.statusDialog
  return Own ? <Own {...props} /> : <StatusChange of={of} {...props} />
}
