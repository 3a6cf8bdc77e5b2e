import { Anchor, Button, Stack, Switch } from '@mantine/core'
import { IconBan, IconMail, IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PresenceAvatar } from '../../../../ui/apps/PresenceAvatar.tsx'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { Phone } from '../../../../ui/phone/Phone.tsx'
import { BlockDialog } from '../reports/BlockDialog.tsx'
import type { Conversation } from '../state/conversation.ts'
import { useChatActions } from '../state/useChatActions.ts'
import classes from './Panels.module.css'
import { SharedFiles } from './SharedFiles.tsx'
import { SidePanel } from './SidePanel.tsx'

interface Props {
  conversation: Conversation
  isOver: boolean
  onClose: () => void
}

/** Who the other one is, what was shared, and what may be wished of them. */
export function ContactPanel({ conversation, isOver, onClose }: Props) {
  const t = useText('chat')
  const apps = useText('apps')
  const actions = useChatActions(conversation)
  const [isAsking, setAsking] = useState(false)
  const { contact } = conversation
  return (
    <SidePanel title={t('contact.title')} isOver={isOver} onClose={onClose}>
      <Stack gap="lg">
        <div className={classes.person}>
          <PresenceAvatar name={contact.fullName} src={contact.avatar || null} status={contact.status} size={72} />
          <p className={classes.name}>
            <bdi>{contact.fullName}</bdi>
          </p>
          <p className={classes.role}>
            <bdi>{contact.role}</bdi> · {apps(`status.${contact.status}`)}
          </p>
        </div>
        {contact.about && (
          <section>
            <h3 className={classes.heading}>{t('profile.about')}</h3>
            <p className={classes.text} dir="auto">
              {contact.about}
            </p>
          </section>
        )}
        {(contact.email || contact.phone) && (
          <section>
            <h3 className={classes.heading}>{t('contact.facts')}</h3>
            <ul className={classes.facts}>
              {contact.email && (
                <li className={classes.fact}>
                  <IconMail size={18} stroke={1.5} aria-hidden />
                  <LinkAnchor
                    to="/apps/email"
                    search={{ compose: contact.email }}
                    aria-label={t('contact.write', { address: contact.email })}
                  >
                    <Bdi>{contact.email}</Bdi>
                  </LinkAnchor>
                </li>
              )}
              {contact.phone && (
                <li className={classes.fact}>
                  <IconPhone size={18} stroke={1.5} aria-hidden />
                  <Anchor href={`tel:${contact.phone}`} inherit>
                    <Phone number={contact.phone} />
                  </Anchor>
                </li>
              )}
            </ul>
          </section>
        )}
        <SharedFiles contactId={contact.id} />
        <section>
          <h3 className={classes.heading}>{t('contact.wishes')}</h3>
          <Stack gap="sm" align="flex-start">
            <Switch
              label={t('menu.mute')}
              checked={actions.isMuted}
              onChange={(event) => void actions.setMuted(event.currentTarget.checked)}
            />
            <Button
              variant="light"
              color={actions.isBlocked ? 'petrol' : 'red'}
              leftSection={<IconBan size={18} stroke={1.5} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {actions.isBlocked ? t('menu.unblock') : t('menu.block')}
            </Button>
          </Stack>
        </section>
      </Stack>
      <BlockDialog conversation={conversation} opened={isAsking} close={() => setAsking(false)} />
    </SidePanel>
  )
}
