import { listLikers, type ProfilePost } from '@dsms/contract/staff/profile/posts'
import { Avatar, Modal, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import lists from '../ProfilePage.module.css'
import classes from './Post.module.css'

/** Up to five who liked it, how many more there are, and all of them at a press. */
export function Likers({ post }: { post: ProfilePost }) {
  const t = useText('profile')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const names = format.list(post.likedUsers.map(({ username }) => username))
  return (
    <>
      <Tooltip label={names} multiline maw={280}>
        <UnstyledButton className={classes.likers} onClick={() => setOpen(true)}>
          <VisuallyHidden>{t('like.who')}</VisuallyHidden>
          <Avatar.Group spacing="xs">
            {post.likedUsers.map((person) => (
              <PersonAvatar key={person.id} name={person.username} src={person.avatar} size={32} />
            ))}
            {post.likedCount > 0 && (
              <Avatar size={32} radius={1000} aria-hidden>
                {`+${format.number(post.likedCount)}`}
              </Avatar>
            )}
          </Avatar.Group>
        </UnstyledButton>
      </Tooltip>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t('like.who')}>
        <AllLikers id={post.id} />
      </Modal>
    </>
  )
}

function AllLikers({ id }: { id: number }) {
  const likers = useQuery({
    queryKey: ['profile', 'likers', id],
    queryFn: ({ signal }) => call(listLikers, { params: { id } }, signal),
  })
  if (likers.isError) return <ErrorBox error={likers.error} onRetry={() => likers.refetch()} />
  if (!likers.data) return <ListSkeleton rows={4} />
  return (
    <ul className={lists.list}>
      {likers.data.rows.map((person) => (
        <li key={person.id} className={lists.line}>
          <PersonAvatar name={person.username} src={person.avatar} size={36} />
          <LinkAnchor to="/pages/profile/$id" params={{ id: String(person.id) }}>
            <bdi>{person.username}</bdi>
          </LinkAnchor>
        </li>
      ))}
    </ul>
  )
}
