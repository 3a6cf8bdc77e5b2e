import { Text } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import own from './Cards.module.css'

/** Who is signed in, and the way to what others see of them. */
export function OwnProfile({ className }: { className?: string }) {
  const t = useText('cards')
  const roleName = useRoleName()
  const user = useSession()
  if (!user) return null
  const name = user.fullName || user.username
  return (
    <section className={`card ${own.profile} ${className ?? ''}`} aria-labelledby="own-profile">
      <span className={own.cover} aria-hidden />
      <PersonAvatar name={name} src={user.avatar} size={72} />
      <h2 id="own-profile" className={own.name}>
        <bdi>{name}</bdi>
      </h2>
      <Text size="sm" c="dimmed">
        {roleName(user.role, user.role, user.kind)}
        {user.schoolName && ` · ${user.schoolName}`}
      </Text>
      <LinkButton to="/pages/profile" variant="light" size="compact-md" mih={36}>
        {t('profile.open')}
      </LinkButton>
    </section>
  )
}
