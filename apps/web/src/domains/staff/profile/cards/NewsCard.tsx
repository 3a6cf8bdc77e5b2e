import type { Profile } from '@dsms/contract/staff/profile/calls'
import { Text } from '@mantine/core'
import { addressOf } from '../../../../kernel/address/address.ts'
import { Link } from '../../../../kernel/address/links.tsx'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../ProfilePage.module.css'
import post from '../posts/Post.module.css'
import { StarButton } from '../StarButton.tsx'
import { useStar } from '../useStar.ts'

/** The newest news of the product, first of the subjects that one follows. */
export function NewsCard({ news }: { news: Profile['twitterFeeds'] }) {
  const t = useText('profile')
  const format = useFormat()
  const star = useStar('headline')
  return (
    <section className="card" aria-labelledby="profile-news">
      <h2 className={classes.heading} id="profile-news">
        {t('news')}
      </h2>
      <ul className={classes.list}>
        {news.map((one) => (
          <li key={one.key}>
            <div className={classes.line}>
              <img src={one.imgUrl} alt="" className={classes.topic} />
              <span className={classes.grow}>
                <Link {...addressOf(one.link)} className={post.name}>
                  {one.title}
                </Link>
                <Text size="xs" c="dimmed">
                  <bdi>{one.id}</bdi> · {format.date(one.publishedAt)}
                </Text>
              </span>
              <StarButton
                isOn={one.favorite}
                label={t(one.favorite ? 'news.unmark' : 'news.mark', { title: one.title })}
                onChange={(favorite) => star.mutate({ key: one.key, favorite })}
              />
            </div>
            <Text size="sm" mt={4}>
              {one.desc}
            </Text>
            <Text size="xs" c="var(--accent-text)">
              <bdi dir="ltr">{one.tags}</bdi>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
