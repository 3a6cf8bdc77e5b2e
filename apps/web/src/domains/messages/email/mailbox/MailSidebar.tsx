import { mailLabels } from '@dsms/contract/messages/email/calls'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPencilPlus, IconSettings } from '@tabler/icons-react'
import { later } from '../../../../kernel/browser/later/later.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useCloseSidebar } from '../../../../ui/apps/AppFrame.tsx'
import { SidebarLink } from '../../../../ui/apps/SidebarLink.tsx'
import { compose } from '../compose/composing.ts'
import { folderIcons } from './folders.ts'
import { LabelSign } from './labels.tsx'
import classes from './MailSidebar.module.css'
import { folderPath, folders, labelPath, type MailView } from './mailView.ts'
import { useCounts } from './useMails.ts'

const Settings = later(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)

const colours = { inbox: 'accent', draft: 'amber', spam: 'red' } as const

/** Begin a mail, folders with their badges, labels, settings. */
export function MailSidebar({ view }: { view: Pick<MailView, 'folder' | 'label'> }) {
  const t = useText('email')
  const { data: counts } = useCounts()
  const [isOpen, settings] = useDisclosure(false)
  const closeSidebar = useCloseSidebar()
  return (
    <div className={classes.sidebar}>
      <div className={classes.compose}>
        <Button
          fullWidth
          leftSection={<IconPencilPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => {
            closeSidebar()
            void compose({ kind: 'new' })
          }}
        >
          {t('compose')}
        </Button>
      </div>
      <nav aria-label={t('folders')}>
        <ul className={classes.list}>
          {folders.map((folder) => {
            const Icon = folderIcons[folder]
            const counted = folder === 'inbox' || folder === 'draft' || folder === 'spam' ? folder : undefined
            const count = counted && counts?.[counted]
            return (
              <li key={folder}>
                <SidebarLink
                  to={folderPath(folder)}
                  isCurrent={!view.label && view.folder === folder}
                  icon={<Icon size={20} stroke={1.5} className={folder === 'sent' ? 'mirror' : undefined} />}
                  {...(counted && {
                    count,
                    countLabel: t(counted === 'draft' ? 'drafts' : 'unread', { count: count ?? 0 }),
                    colour: colours[counted],
                  })}
                >
                  {t(`folder.${folder}`)}
                </SidebarLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <nav aria-labelledby="mail-labels">
        <h2 id="mail-labels" className={classes.heading}>
          {t('labels')}
        </h2>
        <ul className={classes.list}>
          {mailLabels.map((label) => (
            <li key={label}>
              <SidebarLink
                to={labelPath(label)}
                isCurrent={view.label === label}
                icon={<LabelSign label={label} size={14} />}
              >
                {t(`label.${label}`)}
              </SidebarLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.end}>
        <Button
          variant="subtle"
          color="gray"
          fullWidth
          justify="start"
          leftSection={<IconSettings size={20} stroke={1.5} aria-hidden />}
          onClick={settings.open}
        >
          {t('settings')}
        </Button>
      </div>
      {isOpen && <Settings close={settings.close} />}
    </div>
  )
}
