import { socialNetworks, spokenLanguages } from '@dsms/contract/users'
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Bdi, Typed } from '../../../components/Bidi.tsx'
import { useRoleName } from '../../../components/records/useRoleName.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/index.ts'
import type { TabProps } from '../UserPage.tsx'
import classes from '../Users.module.css'

/** What is known about a user. */
export function AccountTab({ overview }: TabProps) {
  const t = useText('users')
  const format = useFormat()
  const roleName = useRoleName()
  const { user, address } = overview
  const place = [address.line1, address.line2, address.postcode, address.city, address.state].filter(Boolean)
  const spoken = spokenLanguages.filter((one) => overview.languages.includes(one)).map((one) => t(`language.${one}`))
  const facts: [string, ReactNode][] = [
    [t('field.username'), <Bdi key="username">{user.username}</Bdi>],
    [t('field.email'), <Reach key="email" href={`mailto:${user.email}`} text={user.email} />],
    [t('field.contact'), user.contact && <Reach href={`tel:${user.contact}`} text={user.contact} />],
    [t('field.company'), user.company && <Typed>{user.company}</Typed>],
    [t('field.country'), user.country && <Typed>{user.country}</Typed>],
    [t('field.address'), place.length > 0 && <Typed>{format.list(place)}</Typed>],
    [t('field.role_id'), <Typed key="role">{roleName(overview.role_name, overview.role_key)}</Typed>],
    [t('field.birth_date'), overview.birth_date && format.date(overview.birth_date)],
    [t('field.languages'), spoken.length > 0 && format.list(spoken)],
    [t('field.website'), overview.website && <Reach href={overview.website} text={overview.website} />],
    ...socialNetworks
      .filter((network) => overview.social[network])
      .map((network): [string, ReactNode] => [
        t(`field.${network}`),
        <Bdi key={network}>{overview.social[network]}</Bdi>,
      ]),
  ]
  return (
    <dl className={`${classes.facts} ${classes.details}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value || (
              <Text size="sm" c="dimmed">
                {t('notKnown')}
              </Text>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Reach = ({ href, text }: { href: string; text: string }) => (
  <Anchor inherit href={href} rel="noreferrer" target={href.startsWith('http') ? '_blank' : undefined}>
    <Bdi>{text}</Bdi>
  </Anchor>
)
