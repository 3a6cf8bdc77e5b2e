import { socialNetworks, spokenLanguages } from '@dsms/contract/staff/users/calls'
import { Group } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { type Fact, Facts } from '../../../../kit/person/Facts.tsx'
import { Reach } from '../../../../kit/person/Reach.tsx'
import { useRoleName } from '../../../../kit/records/useRoleName.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import type { TabProps } from './tab.ts'

/** Facts about a user. */
export function AccountTab({ overview, whose }: TabProps) {
  const t = useText('users')
  const format = useFormat()
  const roleName = useRoleName()
  const { user, address } = overview
  const place = [address.line1, address.line2, address.postcode, address.city, address.state].filter(Boolean)
  const spoken = spokenLanguages.filter((one) => overview.languages.includes(one)).map((one) => t(`language.${one}`))
  const doubles: Fact = [
    t('field.doubles'),
    <Group key="doubles" gap="xs">
      {overview.doubles.map(({ id, name, by }) => (
        <LinkAnchor key={id} to="/apps/user/view/$id" params={{ id: String(id) }} search={whose.search}>
          <Typed>{name}</Typed> ({t(by === 'email' ? 'double.email' : 'double.phone')})
        </LinkAnchor>
      ))}
    </Group>,
  ]
  const facts: Fact[] = [
    [t('field.account'), t(`account.${overview.account}`)],
    [t('field.username'), user.username && <Bdi key="username">{user.username}</Bdi>],
    [t('field.email'), user.email && <Reach key="email" href={`mailto:${user.email}`} text={user.email} />],
    ...(overview.doubles.length > 0 ? [doubles] : []),
    [t('field.contact'), user.contact && <Reach href={`tel:${user.contact}`} text={user.contact} />],
    [t('field.company'), user.company && <Typed>{user.company}</Typed>],
    [t('field.country'), user.country && <Typed>{user.country}</Typed>],
    [t('field.address'), place.length > 0 && <Typed>{format.list(place)}</Typed>],
    [
      t('field.role_id'),
      overview.role_name && <Typed key="role">{roleName(overview.role_name, overview.role_key)}</Typed>,
    ],
    [t('field.birth_date'), overview.birth_date && format.date(overview.birth_date)],
    [t('field.languages'), spoken.length > 0 && format.list(spoken)],
    [t('field.website'), overview.website && <Reach href={overview.website} text={overview.website} />],
    ...socialNetworks
      .filter((network) => overview.social[network])
      .map((network): Fact => [t(`field.${network}`), <Bdi key={network}>{overview.social[network]}</Bdi>]),
  ]
  return <Facts facts={facts} unknown={t('notKnown')} isWide />
}
