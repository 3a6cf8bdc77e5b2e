import type { UserData } from '@dsms/contract/kernel/session/signIn'
import type { Search } from '../../../kernel/address/address.ts'
import { useKeptSince } from '../../../kernel/browser/kept/since.ts'
import { later } from '../../../kernel/browser/later/later.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { getSession, useSession } from '../../../kernel/session/session.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StudentNextLesson } from '../../schedule/public.ts'
import { StudentHome } from '../../students/public.ts'
import { StudentPractice, TrainerNow } from '../../teaching/public.ts'
import { TrainerHome } from '../../trainers/public.ts'
import classes from './HomePage.module.css'
import { TodayCards } from './TodayCards.tsx'
import { WhenNear } from './WhenNear.tsx'

const KeptHome = later(async () => (await import('./KeptHome.tsx')).KeptHome)

const ofLearners = [StudentNextLesson, StudentPractice, StudentHome, KeptHome]
const ofTrainers = [TrainerNow, TrainerHome]

/** The parts of a person's home that are fetched for it. */
const partsOf = (kind: UserData['kind'] | undefined) =>
  kind === 'trainer' ? ofTrainers : kind === 'student' || kind === 'guardian' ? ofLearners : []

/** Fetches them. What fails is asked for again where it is shown. */
export async function fetchHome(kind: UserData['kind'] | undefined): Promise<void> {
  await Promise.allSettled(partsOf(kind).map((part) => part.preload()))
}

/** Where people start whose work has no dashboard: who they are here, and what this day holds. */
export function HomePage() {
  const t = useText('home')
  const roleName = useRoleName()
  const user = useSession()
  const isAway = useKeptSince() !== undefined
  if (!user) return null
  const name = user.fullName || user.username
  const isLearner = user.kind === 'student' || user.kind === 'guardian'
  return (
    <Page title={t('greeting', { name })}>
      {user.kind === 'trainer' && <TrainerNow />}
      {user.kind === 'trainer' && <TrainerHome />}
      {isLearner ? (
        <div className={classes.inTurn}>
          <KeptHome />
          <StudentNextLesson />
          <StudentPractice />
          <StudentHome />
          {!isAway && (
            <WhenNear>
              <TodayCards isQuiet />
            </WhenNear>
          )}
        </div>
      ) : (
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
      )}
      {!isLearner && !isAway && <TodayCards />}
    </Page>
  )
}
HomePage.ask = (search: Search) => Promise.all(partsOf(getSession()?.kind).map((part) => part.ask(search)))

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)
