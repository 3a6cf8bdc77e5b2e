import { type Profile, setCover } from '@dsms/contract/staff/profile/calls'
import { ActionIcon, Button, FileButton, Group, Text, Tooltip } from '@mantine/core'
import { IconCamera, IconEdit, IconMessage, IconTrash, IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import classes from './ProfilePage.module.css'
import { shrink } from './posts/shrink.ts'
import { changeProfiles } from './profileQueries.ts'
import { useFollow } from './useFollow.ts'

type Header = Profile['header']

/** Cover, picture, name, and what may be done: the own profile is edited, a colleague's followed. */
export function ProfileHeader({ header, children }: { header: Header; children: ReactNode }) {
  const t = useText('profile')
  const format = useFormat()
  return (
    <section className={`card ${classes.header}`} aria-label={header.username}>
      <div className={classes.cover}>
        {header.coverImg && <img src={header.coverImg} alt="" />}
        {header.isMe && <CoverTools hasCover={header.coverImg !== null} />}
      </div>
      <div className={classes.person}>
        <span className={classes.avatar}>
          <PersonAvatar name={header.username} src={header.avatar} size={88} />
        </span>
        <div className={classes.name}>
          <h2>
            <bdi>{header.username}</bdi>
          </h2>
          <Text size="sm" c="dimmed">
            <bdi>{header.designation}</bdi>
          </Text>
        </div>
        <div className={classes.counts}>
          <span>{t('followers', { n: format.number(header.followers) })}</span>
          <span>{t('following', { n: format.number(header.following) })}</span>
        </div>
      </div>
      <div className={classes.bar}>
        {children}
        {header.isMe ? (
          <LinkButton
            to="/pages/account-settings"
            variant="default"
            leftSection={<IconEdit size={18} stroke={1.5} aria-hidden />}
          >
            {t('edit')}
          </LinkButton>
        ) : (
          <Group gap="xs">
            <FollowButton header={header} />
            <LinkButton
              to="/apps/chat"
              search={{ with: header.id }}
              variant="default"
              leftSection={<IconMessage size={18} stroke={1.5} aria-hidden />}
            >
              {t('write')}
            </LinkButton>
          </Group>
        )}
      </div>
    </section>
  )
}

function FollowButton({ header }: { header: Header }) {
  const t = useText('profile')
  const toggle = useFollow()
  const Icon = header.isFollowed ? IconUserCheck : IconUserPlus
  return (
    <Button
      variant={header.isFollowed ? 'default' : 'filled'}
      aria-pressed={header.isFollowed}
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
      onClick={() => toggle.mutate({ id: header.id, isFollowed: !header.isFollowed })}
    >
      {t(header.isFollowed ? 'isFollowed' : 'follow')}
    </Button>
  )
}

function CoverTools({ hasCover }: { hasCover: boolean }) {
  const t = useText('profile')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const save = async (content: string | null) => {
    const { coverImg } = await call(setCover, { body: { content } })
    changeProfiles(client, (old) => (old.header.isMe ? { ...old, header: { ...old.header, coverImg } } : old))
    showDone(t(content === null ? 'cover.removed' : 'cover.saved'))
  }
  const run = async (work: () => Promise<void>) => {
    setSending(true)
    await work().catch((error) => showFailure(errorText(error)))
    setSending(false)
  }
  const choose = (file: File | null) => {
    if (!file) return
    void run(async () => {
      const content = await shrink(file, 1600, 480).catch(() => undefined)
      if (content === undefined) showFailure(t('cover.unreadable'))
      else await save(content)
    })
  }
  return (
    <Group gap="xs" className={classes.coverTools}>
      <FileButton onChange={choose} accept="image/png,image/jpeg,image/webp">
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            loading={isSending}
            leftSection={<IconCamera size={18} stroke={1.5} aria-hidden />}
          >
            {t('cover.change')}
          </Button>
        )}
      </FileButton>
      {hasCover && (
        <Tooltip label={t('cover.remove')}>
          <ActionIcon
            variant="default"
            color="gray"
            size={36}
            aria-label={t('cover.remove')}
            onClick={() => run(() => save(null))}
          >
            <IconTrash size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  )
}
