import { useBlocker } from '@tanstack/react-router'
import type { Search } from '../../../../kernel/address/address.ts'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'

/** Asks before the address names another event, or none, while this one has unsaved work: also on "back". */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname === next.pathname && nameOf(current.search) !== nameOf(next.search) && isUnsaved(),
    withResolver: true,
    enableBeforeUnload: false,
  })
  return (
    <LeaveDialog
      opened={blocker.status === 'blocked'}
      stay={() => blocker.reset?.()}
      leave={() => blocker.proceed?.()}
    />
  )
}

const nameOf = ({ event, occurrence }: Search): string => `${event ?? ''}~${occurrence ?? ''}`
