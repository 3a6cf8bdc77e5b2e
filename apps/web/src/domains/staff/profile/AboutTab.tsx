import type { Profile } from '@dsms/contract/staff/profile/calls'
import { Anchor, Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText, useWordOf } from '../../../kernel/i18n/index.ts'
import { type Fact, Facts } from '../../../kit/person/Facts.tsx'
import classes from './ProfilePage.module.css'

type About = Profile['userAbout']

export const AboutTab = ({ profile }: { profile: Profile }) => <AboutCard about={profile.userAbout} withLinks />

/** Who it is: what they say of themselves, since when they are here, where they live, and how to reach them. */
export function AboutCard({ about, withLinks = false }: { about: About; withLinks?: boolean }) {
  const t = useText('profile')
  const networks = useWordOf('profile')
  const format = useFormat()
  const links = withLinks ? Object.entries(about.socialLinks) : []
  const email = (
    <Anchor href={`mailto:${about.email}`} inherit>
      <bdi>{about.email}</bdi>
    </Anchor>
  )
  const facts: (Fact | false)[] = [
    [t('about.joined'), format.date(about.joined)],
    about.lives !== '' && [
      t('about.lives'),
      <div key="lives" dir="auto">
        {about.lives}
      </div>,
    ],
    [t('about.email'), email],
    about.website !== '' && [t('about.website'), <Web key="website" address={about.website} />],
    ...links.map(
      ([name, address]): Fact => [networks(`network.${name}`) ?? name, <Web key={name} address={address} />],
    ),
  ]
  return (
    <section className="card" aria-labelledby="profile-about">
      <h2 className={classes.heading} id="profile-about">
        {t('tab.about')}
      </h2>
      <Text size="sm" mb="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
        {about.about || t('about.nothing')}
      </Text>
      <Facts facts={facts.filter((fact) => fact !== false)} />
    </section>
  )
}

const Web = ({ address }: { address: string }) => (
  <Anchor href={address} target="_blank" rel="noreferrer nofollow" inherit>
    <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
  </Anchor>
)
