import type { Profile } from '@dsms/contract/profile'
import { Anchor, Text } from '@mantine/core'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import classes from './ProfilePage.module.css'

type About = Profile['userAbout']

export const AboutTab = ({ profile }: { profile: Profile }) => <AboutCard about={profile.userAbout} withLinks />

/** Who it is: what they say of themselves, since when they are here, where they live, and how to reach them. */
export function AboutCard({ about, withLinks = false }: { about: About; withLinks?: boolean }) {
  const t = useText('profile')
  const format = useFormat()
  const links = withLinks ? Object.entries(about.socialLinks) : []
  return (
    <section className="card" aria-labelledby="profile-about">
      <h2 className={classes.heading} id="profile-about">
        {t('tab.about')}
      </h2>
      <Text size="sm" mb="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
        {about.about || t('about.nothing')}
      </Text>
      <dl className={classes.facts}>
        <div>
          <dt>{t('about.joined')}</dt>
          <dd>{format.date(about.joined)}</dd>
        </div>
        {about.lives && (
          <div>
            <dt>{t('about.lives')}</dt>
            <dd dir="auto">{about.lives}</dd>
          </div>
        )}
        <div>
          <dt>{t('about.email')}</dt>
          <dd>
            <Anchor href={`mailto:${about.email}`} inherit>
              <bdi>{about.email}</bdi>
            </Anchor>
          </dd>
        </div>
        {about.website && <Web label={t('about.website')} address={about.website} />}
        {links.map(([name, address]) => (
          <Web key={name} label={t(`network.${name}` as 'network.twitter')} address={address} />
        ))}
      </dl>
    </section>
  )
}

function Web({ label, address }: { label: string; address: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Anchor href={address} target="_blank" rel="noreferrer nofollow" inherit>
          <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
        </Anchor>
      </dd>
    </div>
  )
}
