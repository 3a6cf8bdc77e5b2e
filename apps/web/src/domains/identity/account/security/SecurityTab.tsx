import type { AccountSettings } from '@dsms/contract/identity/account/calls'
import { deactivateAccount } from '@dsms/contract/identity/account/security'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { signOut } from '../../../../kernel/session/signIn.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import classes from '../SettingsPage.module.css'
import { OwnEventsCard } from './OwnEventsCard.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { TwoStepCard } from './TwoStepCard.tsx'

/** The second step, where one is signed in, what happened at sign-in, and the end of the account. */
export function SecurityTab({ settings }: { settings: AccountSettings }) {
  return (
    <Stack gap="md">
      <TwoStepCard security={settings.security} />
      <SessionsCard />
      <OwnEventsCard />
      <DeactivateCard />
    </Stack>
  )
}

function DeactivateCard() {
  const t = useText('account')
  const [isAsked, ask] = useState(false)
  return (
    <section className="card" aria-labelledby="settings-deactivate">
      <Group justify="space-between">
        <div className={classes.grow}>
          <h2 className={classes.heading} id="settings-deactivate">
            {t('deactivate.title')}
          </h2>
          <Text size="sm" c="dimmed">
            {t('deactivate.help')}
          </Text>
        </div>
        <Button variant="light" color="red" onClick={() => ask(true)}>
          {t('deactivate.action')}
        </Button>
      </Group>
      <PasswordDialog
        opened={isAsked}
        close={() => ask(false)}
        title={t('deactivate.question')}
        text={t('deactivate.text')}
        action={t('deactivate.action')}
        isDangerous
        send={async (body) => {
          await call(deactivateAccount, { body })
          showDone(t('deactivate.done'))
          await signOut()
        }}
      />
    </section>
  )
}
