import { Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowBackUpDouble,
  IconArrowForwardUp,
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconMail,
  IconPrinter,
  IconRestore,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LabelMenu, MoveMenu, ToolButton } from '../list/MailMenus.tsx'
import { StarButton } from '../list/StarButton.tsx'
import type { Mail } from '../mailbox/mailCache.ts'
import type { MailActions } from '../mailbox/useMailActions.ts'
import classes from './DetailHeader.module.css'

/** What can be done with the open mail. */
export interface DetailTools {
  mail: Mail
  star: () => void
  unread: () => void
  /** Into the trash; out of the trash for good. */
  trash: () => void
  restore: () => void
  answer: (kind: 'reply' | 'replyAll' | 'forward') => void
  leave: () => void
  newer: (() => void) | undefined
  older: (() => void) | undefined
}

export function DetailHeader({ tools, actions }: { tools: DetailTools; actions: MailActions }) {
  const t = useText('email')
  const { mail, newer, older } = tools
  const isTrash = mail.folder === 'trash'
  return (
    <header className={classes.header}>
      <ToolButton label={t('backToList')} onClick={tools.leave}>
        <IconArrowLeft size={20} stroke={1.5} className="mirror" />
      </ToolButton>
      <span className={classes.tools}>
        <StarButton mail={mail} size={36} onClick={tools.star} />
        {isTrash ? (
          <ToolButton label={t('restore')} onClick={tools.restore}>
            <IconRestore size={20} stroke={1.5} />
          </ToolButton>
        ) : (
          <MoveMenu mails={[mail]} actions={actions} onMoved={tools.leave} />
        )}
        <LabelMenu mails={[mail]} actions={actions} />
        <ToolButton label={t('markUnread')} onClick={tools.unread}>
          <IconMail size={20} stroke={1.5} />
        </ToolButton>
        <ToolButton label={t(isTrash ? 'deleteForGood' : 'toTrash')} onClick={tools.trash}>
          {isTrash ? <IconTrashX size={20} stroke={1.5} /> : <IconTrash size={20} stroke={1.5} />}
        </ToolButton>
      </span>
      <span className={classes.end}>
        <ToolButton label={t('newerMail')} disabled={!newer} onClick={newer}>
          <IconChevronLeft size={20} stroke={1.5} className="mirror" />
        </ToolButton>
        <ToolButton label={t('olderMail')} disabled={!older} onClick={older}>
          <IconChevronRight size={20} stroke={1.5} className="mirror" />
        </ToolButton>
        <AnswerMenu tools={tools} />
      </span>
    </header>
  )
}

function AnswerMenu({ tools: { mail, answer } }: { tools: DetailTools }) {
  const t = useText('email')
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ToolButton label={t('more')}>
          <IconDots size={20} stroke={1.5} />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        {mail.state === 'sent' && (
          <>
            <Menu.Item
              leftSection={<IconArrowBackUp size={18} stroke={1.5} className="mirror" />}
              onClick={() => answer('reply')}
            >
              {t('reply')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowBackUpDouble size={18} stroke={1.5} className="mirror" />}
              onClick={() => answer('replyAll')}
            >
              {t('replyAll')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowForwardUp size={18} stroke={1.5} className="mirror" />}
              onClick={() => answer('forward')}
            >
              {t('forward')}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item
          leftSection={<IconPrinter size={18} stroke={1.5} />}
          // after the menu has gone from the page
          onClick={() => setTimeout(() => print(), 200)}
        >
          {t('print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
