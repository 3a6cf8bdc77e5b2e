import { mailLabels } from '@dsms/contract/messages/email/calls'
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconFolderSymlink, IconMinus, IconTag } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { folderIcons } from '../mailbox/folders.ts'
import { LabelLine } from '../mailbox/labels.tsx'
import type { Mail } from '../mailbox/mailCache.ts'
import { type MailActions, targetsFor } from '../mailbox/useMailActions.ts'
import classes from './MailMenus.module.css'

interface Props {
  mails: Mail[]
  actions: MailActions
  /** What has been done may end what is on the screen: the mail left the folder. */
  onMoved?: () => void
}

/** Where the mails can be put. */
export function MoveMenu({ mails, actions, onMoved }: Props) {
  const t = useText('email')
  const targets = targetsFor(mails)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ToolButton label={t('move')}>
          <IconFolderSymlink size={20} stroke={1.5} className="mirror" />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        {targets.map((folder) => {
          const Icon = folderIcons[folder]
          return (
            <Menu.Item
              key={folder}
              leftSection={<Icon size={18} stroke={1.5} />}
              onClick={() => {
                actions.move(mails, folder)
                onMoved?.()
              }}
            >
              {t(`folder.${folder}`)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The labels: on all of the mails, on some, on none. */
export function LabelMenu({ mails, actions }: Props) {
  const t = useText('email')
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ToolButton label={t('labels')}>
          <IconTag size={20} stroke={1.5} className="mirror" />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        {mailLabels.map((label) => {
          const count = mails.filter((mail) => mail.labels.includes(label)).length
          const isOnAll = count === mails.length
          return (
            <Menu.CheckboxItem
              key={label}
              checked={isOnAll}
              rightSection={
                !isOnAll && count > 0 && <IconMinus size={16} stroke={1.5} aria-label={t('label.onSome')} />
              }
              onChange={() => actions.label(mails, label)}
            >
              <LabelLine label={label} />
            </Menu.CheckboxItem>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

interface ToolProps extends React.ComponentPropsWithRef<'button'> {
  label: string
  children: ReactNode
}

/** An icon with its name, told to those who point or listen. */
export function ToolButton({ label, children, color: _, ...props }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon {...props} className={classes.tool} size={36} aria-label={label}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
