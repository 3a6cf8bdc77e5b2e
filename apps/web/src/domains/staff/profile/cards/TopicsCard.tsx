import type { Profile } from '@dsms/contract/staff/profile/calls'
import { Text } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../ProfilePage.module.css'
import { StarButton } from '../StarButton.tsx'
import { useStar } from '../useStar.ts'

/** Subjects of the product's news; a star follows one. */
export function TopicsCard({ topics }: { topics: Profile['suggestedPages'] }) {
  const t = useText('profile')
  const star = useStar('topic')
  return (
    <section className="card" aria-labelledby="profile-topics">
      <h2 className={classes.heading} id="profile-topics">
        {t('topics')}
      </h2>
      <ul className={classes.list}>
        {topics.map((topic) => (
          <li key={topic.key} className={classes.line}>
            <img src={topic.avatar} alt="" className={classes.topic} />
            <span className={classes.grow}>
              <Text size="sm">{topic.username}</Text>
              <Text size="xs" c="dimmed">
                {topic.subtitle}
              </Text>
            </span>
            <StarButton
              isOn={topic.favorite}
              label={t(topic.favorite ? 'topic.leave' : 'topic.follow', { name: topic.username })}
              onChange={(favorite) => star.mutate({ key: topic.key, favorite })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
