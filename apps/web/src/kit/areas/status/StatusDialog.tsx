import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import type { NamedArea, StatusDialogProps } from '../area.ts'

const StatusChange = whenShown(async () => (await import('./StatusChange.tsx')).StatusChange)

/** The dialog for a change of status: the area's own, or the one that asks for a reason. */
export function StatusDialog({ of, ...props }: StatusDialogProps & { of: NamedArea }) {
  const Own = of.statusDialog
  return Own ? <Own {...props} /> : <StatusChange of={of} {...props} />
}
