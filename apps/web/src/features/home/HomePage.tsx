import { pages } from '@dsms/contract/pages'
import { Link } from '@tanstack/react-router'
import { Page } from '../../components/Page.tsx'
import { pageIcon } from '../../components/pageIcon.ts'
import { PersonAvatar } from '../../components/records/PersonAvatar.tsx'
import { useRoleName } from '../../components/records/useRoleName.ts'
import { useLanguage, useText } from '../../i18n/index.ts'
import { mayOpen, useSession } from '../../session.ts'
import classes from './HomePage.module.css'

/** Where people start whose work has no dashboard: who they are here, and what is open to them. */
export function HomePage() {
  const t = useText('home')
  const { code } = useLanguage()
  const roleName = useRoleName()
  const user = useSession()
  if (!user) return null
  const name = user.fullName || user.username
  const areas = pages.filter((page) => isArea(page.link) && mayOpen(page.access, user))
  return (
    <Page title={t('greeting', { name })}>
      <section className={`card ${classes.account}`} aria-labelledby="own-account">
        <PersonAvatar name={name} src={user.avatar} size={64} />
        <div>
          <h2 id="own-account" className={classes.name}>
            <bdi>{name}</bdi>
          </h2>
          <dl className={classes.facts}>
            <Fact label={t('role')}>{roleName(user.role, user.role)}</Fact>
            {user.schoolName && <Fact label={t('school')}>{user.schoolName}</Fact>}
            <Fact label={t('username')}>{user.username}</Fact>
            <Fact label={t('email')}>{user.email}</Fact>
          </dl>
        </div>
      </section>
      <section aria-labelledby="own-areas">
        <h2 id="own-areas" className={classes.heading}>
          {t('areas')}
        </h2>
        <ul className={classes.areas}>
          {areas.map((page) => {
            const Icon = pageIcon(page.icon)
            return (
              <li key={page.id}>
                <Link to={page.link} className={`card ${classes.area}`}>
                  <Icon size={20} stroke={1.5} aria-hidden />
                  {page.title[code]}
                </Link>
              </li>
            )
          })}
        </ul>
      </section>
    </Page>
  )
}

/** Home itself and the pages about states are no areas to work in. */
const isArea = (link: string): boolean => link !== '/' && !link.startsWith('/misc/')

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)
