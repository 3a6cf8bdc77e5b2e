import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../records/dialogs/ConfirmDialog.tsx'

interface Props {
  isUnsaved: () => boolean
  /** The part of the address's search that names what is edited, where the path does not. */
  param?: string
}

/** Asks once before a page with unsaved work is left, by a link, by "back", or by closing the window. */
export function UnsavedGuard({ isUnsaved, param }: Props) {
  const named = (search: object) => (param ? new Map(Object.entries(search)).get(param) : undefined)
  const blocker = useBlocker({
    // a change of the address's search alone (a tab, a filter) leaves nothing
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname || named(current.search) !== named(next.search)) && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <LeaveDialog
      opened={blocker.status === 'blocked'}
      stay={() => blocker.reset?.()}
      leave={() => blocker.proceed?.()}
    />
  )
}

/** The same question where no address changes: a drawer that closes. */
export function LeaveDialog({ opened, stay, leave }: { opened: boolean; stay: () => void; leave: () => void }) {
  const t = useText('records')
  // the Escape that wanted to close the drawer would close this question too if it stood there at once
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(opened))
    return () => clearTimeout(timer)
  }, [opened])
  return (
    <ConfirmDialog
      opened={opened && isShown}
      title={t('leave.title')}
      text={t('leave.text')}
      action={t('leave.action')}
      safe={t('leave.stay')}
      isDangerous
      run={leave}
      close={stay}
    />
  )
}
