import { startTwoStep } from '@dsms/contract/identity/account/security'
import { Alert, Stack } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate, useNavigate } from '../../../../kernel/address/links.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { refetchMe } from '../../../../kernel/session/signIn.ts'
import { Page } from '../../../../ui/page/Page.tsx'
import classes from '../SettingsPage.module.css'
import { PasswordQuestion } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoStepSetup } from './TwoStepSetup.tsx'

/** For those whose role asks for a second step that they have not set up: nothing else is open to them before. */
export function SecondStepPage() {
  const t = useText('account')
  const navigate = useNavigate()
  const isAsked = useSession()?.mustSetUpTwoStep
  const [setup, setSetup] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<string[]>()
  if (!isAsked && !codes) return <Navigate to="/" replace />

  const finish = async () => {
    await refetchMe()
    await navigate({ to: '/' })
  }
  return (
    <Page title={t('twoStep.setUp')}>
      <section className={`card ${classes.narrow}`}>
        <Stack gap="md">
          {!codes && <Alert icon={<IconShieldLock size={20} stroke={1.5} />}>{t('twoStep.asked')}</Alert>}
          {codes ? (
            <RecoveryCodes codes={codes} done={() => void finish()} />
          ) : setup ? (
            <TwoStepSetup {...setup} cancel={() => setSetup(undefined)} confirmed={setCodes} />
          ) : (
            <PasswordQuestion
              text={t('twoStep.passwordFirst')}
              action={t('twoStep.go')}
              send={async ({ current_password }) => setSetup(await call(startTwoStep, { body: { current_password } }))}
            />
          )}
        </Stack>
      </section>
    </Page>
  )
}
