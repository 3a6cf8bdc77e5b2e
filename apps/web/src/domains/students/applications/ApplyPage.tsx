import { Alert, Button, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { signOut } from '../../../kernel/session/signIn.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { type PublicSchool, useWaiting } from './applications.ts'
import { CodeForm } from './CodeForm.tsx'
import classes from './Public.module.css'
import { PublicSchoolScreen } from './PublicSchoolScreen.tsx'

/** How a stranger becomes an applicant: the form, then the mailed code; their papers come next, in their own portal. */
export function ApplyPage({ slug }: { slug: string }) {
  const t = useText('applications')
  return (
    <PublicSchoolScreen slug={slug} title={t('title')}>
      {(school) => <Steps slug={slug} school={school} />}
    </PublicSchoolScreen>
  )
}

function Steps({ slug, school }: { slug: string; school: PublicSchool }) {
  const t = useText('applications')
  const me = useSession()
  const { waiting, wait } = useWaiting(slug)
  if (me)
    return (
      <Alert color="blue" icon={<IconInfoCircle size={20} stroke={1.5} />} title={t('signedIn.title')}>
        <Text mb="sm">{t('signedIn.text', { name: me.fullName || me.username })}</Text>
        <span className={classes.acts}>
          <LinkButton to="/">{t('signedIn.home')}</LinkButton>
          <Button variant="default" onClick={() => void signOut()}>
            {t('signedIn.out')}
          </Button>
        </span>
      </Alert>
    )
  if (!school.is_open && !waiting)
    return (
      <Alert color="blue" icon={<IconInfoCircle size={20} stroke={1.5} />}>
        {t(school.closed_for === 'unverified' ? 'closed.unverified' : 'closed')}
      </Alert>
    )
  return (
    <>
      {/* it stays, so that whoever comes back from the code finds all that they typed */}
      <div hidden={waiting !== null}>
        <ApplicationForm slug={slug} school={school} onSent={wait} />
      </div>
      {waiting && <CodeForm slug={slug} waiting={waiting} onWait={wait} onBack={() => wait(null)} />}
    </>
  )
}
