import { Checkbox, Text } from '@mantine/core'
import { IconMail, IconMailOpened, IconRestore, IconTrash, IconTrashX } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Mail } from '../mailbox/mailCache.ts'
import type { MailActions } from '../mailbox/useMailActions.ts'
import { LabelMenu, MoveMenu, ToolButton } from './MailMenus.tsx'
import classes from './MailToolbar.module.css'
import type { MailSelection } from './useMailSelection.ts'

interface Props {
  selection: MailSelection
  actions: MailActions
  isTrash: boolean
  onDelete: (mails: Mail[]) => void
}

/** The box for all, and what can be done with the chosen mails while there are some. */
export function MailToolbar({ selection, actions, isTrash, onDelete }: Props) {
  const t = useText('email')
  const { mails } = selection
  const run = (work: (mails: Mail[]) => void) => () => {
    work(mails)
    selection.clear()
  }
  const isSomeUnread = mails.some(({ isRead }) => !isRead)
  return (
    <div className={classes.toolbar}>
      <Checkbox
        aria-label={t('chooseAll')}
        checked={selection.isAll}
        indeterminate={selection.isPart}
        onChange={selection.toggleAll}
      />
      <Text size="sm" role="status" className={classes.count} data-none={mails.length === 0 || undefined}>
        {mails.length > 0 ? t('chosen', { count: mails.length }) : t('chooseAll')}
      </Text>
      {mails.length > 0 && (
        <>
          {isTrash ? (
            <>
              <ToolButton label={t('restore')} onClick={run(actions.restore)}>
                <IconRestore size={20} stroke={1.5} />
              </ToolButton>
              <ToolButton label={t('deleteForGood')} onClick={() => onDelete(mails)}>
                <IconTrashX size={20} stroke={1.5} />
              </ToolButton>
            </>
          ) : (
            <>
              <MoveMenu mails={mails} actions={actions} onMoved={selection.clear} />
              <ToolButton label={t('toTrash')} onClick={run((all) => actions.move(all, 'trash'))}>
                <IconTrash size={20} stroke={1.5} />
              </ToolButton>
            </>
          )}
          <LabelMenu mails={mails} actions={actions} />
          <ToolButton
            label={t(isSomeUnread ? 'markRead' : 'markUnread')}
            onClick={run((all) => actions.mark(all, isSomeUnread))}
          >
            {isSomeUnread ? <IconMailOpened size={20} stroke={1.5} /> : <IconMail size={20} stroke={1.5} />}
          </ToolButton>
        </>
      )}
    </div>
  )
}
