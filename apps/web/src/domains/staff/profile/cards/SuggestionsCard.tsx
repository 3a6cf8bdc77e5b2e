import type { Profile } from '@dsms/contract/staff/profile/calls'
import { ActionIcon, Text, Tooltip } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import classes from '../ProfilePage.module.css'
import { useFollow } from '../useFollow.ts'

/** Colleagues whom one does not follow yet. */
export function SuggestionsCard({ suggestions }: { suggestions: Profile['suggestions'] }) {
  const t = useText('profile')
  const follow = useFollow()
  return (
    <section className="card" aria-labelledby="profile-suggestions">
      <h2 className={classes.heading} id="profile-suggestions">
        {t('suggestions')}
      </h2>
      {suggestions.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('suggestions.none')}
        </Text>
      )}
      <ul className={classes.list}>
        {suggestions.map((person) => (
          <li key={person.id} className={classes.line}>
            <PersonAvatar name={person.name} src={person.avatar} size={36} />
            <span className={classes.grow}>
              <LinkAnchor to="/pages/profile/$id" params={{ id: String(person.id) }} size="sm">
                <bdi>{person.name}</bdi>
              </LinkAnchor>
              <Text size="xs" c="dimmed">
                {person.mutualFriend}
              </Text>
            </span>
            <Tooltip label={t('followName', { name: person.name })}>
              <ActionIcon
                variant="light"
                color="petrol"
                size={36}
                aria-label={t('followName', { name: person.name })}
                onClick={() => follow.mutate({ id: person.id, isFollowed: true })}
              >
                <IconUserPlus size={18} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
    </section>
  )
}
