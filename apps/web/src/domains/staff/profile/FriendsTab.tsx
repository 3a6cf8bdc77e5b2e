import type { FollowPerson, Profile } from '@dsms/contract/staff/profile/calls'
import { Button, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './ProfilePage.module.css'
import { type PeopleKind, usePeopleAround } from './profileQueries.ts'
import { useFollow } from './useFollow.ts'

const kinds = ['followers', 'following', 'suggestions'] as const

/** Who follows a person, whom they follow, and whom one might follow oneself. */
export function FriendsTab({ id, profile }: { id: number | undefined; profile: Profile }) {
  const t = useText('profile')
  const [kind, setKind] = useState<PeopleKind>('followers')
  const people = usePeopleAround(id, kind)
  const rows = people.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Stack gap="md" className="card">
      <SegmentedControl
        aria-label={t('tab.friends')}
        value={kind}
        onChange={setKind}
        data={kinds
          .filter((one) => one !== 'suggestions' || profile.header.isMe)
          .map((one) => ({ value: one, label: t(`friends.${one}`) }))}
      />
      {people.isPending && <ListSkeleton rows={4} />}
      {people.isError && <ErrorBox error={people.error} onRetry={() => people.refetch()} />}
      {people.data && rows.length === 0 && (
        <Empty icon={<IconUsers size={40} stroke={1.5} />} text={t('friends.none')} />
      )}
      <ul className={classes.people}>
        {rows.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      {people.hasNextPage && (
        <Button variant="default" loading={people.isFetchingNextPage} onClick={() => people.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Stack>
  )
}

function PersonRow({ person }: { person: FollowPerson }) {
  const t = useText('profile')
  const follow = useFollow()
  return (
    <li className={classes.line}>
      <PersonAvatar name={person.username} src={person.avatar} size={44} />
      <span className={classes.grow}>
        <LinkAnchor to="/pages/profile/$id" params={{ id: String(person.id) }}>
          <bdi>{person.username}</bdi>
        </LinkAnchor>
        <Text size="xs" c="dimmed" dir="auto">
          {person.designation}
        </Text>
      </span>
      {!person.isMe && (
        <Button
          size="xs"
          variant={person.isFollowed ? 'default' : 'light'}
          aria-pressed={person.isFollowed}
          aria-label={t(person.isFollowed ? 'isFollowedName' : 'followName', { name: person.username })}
          onClick={() => follow.mutate({ id: person.id, isFollowed: !person.isFollowed })}
        >
          {t(person.isFollowed ? 'isFollowed' : 'follow')}
        </Button>
      )}
    </li>
  )
}
