import type { TaskTag } from '@dsms/contract/messages/tasks/calls'
import { Drawer } from '@mantine/core'
import { useWhile } from '../../../../kernel/browser/later/whenShown.tsx'
import type { TaskActions } from '../useTaskActions.ts'
import { NewTask } from './NewTask.tsx'
import { OpenTask } from './OpenTask.tsx'
import classes from './TaskDrawer.module.css'

interface Props {
  open: number | 'new' | undefined
  /** New tasks begin with it. */
  tag: TaskTag | undefined
  actions: TaskActions
  close: () => void
}

/** A task beside the list: a new one, or the one that the address names. */
export function TaskDrawer({ open, tag, actions, close }: Props) {
  const shown = useWhile(open !== undefined, open)
  return (
    <Drawer.Root
      opened={open !== undefined}
      onClose={close}
      size={480}
      position="right"
      onExitTransitionEnd={() => focusRow(shown)}
    >
      <Drawer.Overlay />
      <Drawer.Content classNames={{ content: classes.content }}>
        {shown === 'new' && <NewTask tag={tag} close={close} />}
        {typeof shown === 'number' && <OpenTask key={shown} id={shown} actions={actions} close={close} />}
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** Where the drawer knows nobody to give the focus back to, as after a link from elsewhere, its row takes it. */
function focusRow(id: Props['open']) {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[data-task="${id}"]`)?.focus()
}
