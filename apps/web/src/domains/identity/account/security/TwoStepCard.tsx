import type { AccountSettings } from '@dsms/contract/identity/account/calls'
import { endTwoStep, renewRecoveryCodes, startTwoStep } from '@dsms/contract/identity/account/security'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhile } from '../../../../kernel/browser/later/whenShown.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import classes from '../SettingsPage.module.css'
import { useKeepSettings } from '../settingsCalls.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoStepSetup } from './TwoStepSetup.tsx'

type Question = 'start' | 'off' | 'codes'

/** Codes of an authenticator app at sign-in: set up, renew the recovery codes, switch off. */
export function TwoStepCard({ security }: Pick<AccountSettings, 'security'>) {
  const t = useText('account')
  const keep = useKeepSettings()
  const client = useQueryClient()
  const [question, ask] = useState<Question>()
  const asked = useWhile(question !== undefined, question)
  const [setup, setSetup] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<string[]>()
  const close = () => ask(undefined)
  const send = async ({ current_password, code }: { current_password: string; code: string }) => {
    const body = { current_password, code }
    if (question === 'start') setSetup(await call(startTwoStep, { body: { current_password } }))
    else if (question === 'codes') setCodes((await call(renewRecoveryCodes, { body })).recoveryCodes)
    else {
      keep(await call(endTwoStep, { body }))
      showDone(t('twoStep.isOff'))
    }
    close()
  }
  const finish = () => {
    setCodes(undefined)
    void client.invalidateQueries({ queryKey: ['account-settings'] })
  }
  return (
    <section className="card" aria-labelledby="settings-two-step">
      <Group justify="space-between">
        <div className={classes.grow}>
          <Group gap="xs">
            <h2 className={classes.heading} id="settings-two-step">
              {t('twoStep.title')}
            </h2>
            <StatusBadge
              status={security.isTwoStepOn ? 'active' : 'inactive'}
              label={t(security.isTwoStepOn ? 'twoStep.on' : 'twoStep.off')}
            />
          </Group>
          <Text size="sm" c="dimmed">
            {security.isTwoStepOn ? t('twoStep.left', { n: security.recoveryCodesLeft }) : t('twoStep.help')}
          </Text>
        </div>
        {security.isTwoStepOn ? (
          <Group gap="xs">
            <Button variant="default" onClick={() => ask('codes')}>
              {t('twoStep.newCodes')}
            </Button>
            <Button variant="default" onClick={() => ask('off')}>
              {t('twoStep.switchOff')}
            </Button>
          </Group>
        ) : (
          <Button onClick={() => ask('start')}>{t('twoStep.setUp')}</Button>
        )}
      </Group>
      <PasswordDialog
        opened={question !== undefined}
        close={close}
        title={t(`twoStep.ask.${asked ?? 'start'}`)}
        text={t(asked === 'start' ? 'twoStep.passwordFirst' : 'twoStep.bothFirst')}
        withCode={asked === 'off' || asked === 'codes'}
        action={t('twoStep.go')}
        isDangerous={asked === 'off'}
        send={send}
      />
      <Modal opened={setup !== undefined} onClose={() => setSetup(undefined)} title={t('twoStep.setUp')}>
        {setup && (
          <TwoStepSetup
            {...setup}
            cancel={() => setSetup(undefined)}
            confirmed={(recoveryCodes) => {
              setSetup(undefined)
              setCodes(recoveryCodes)
            }}
          />
        )}
      </Modal>
      <Modal
        opened={codes !== undefined}
        onClose={finish}
        title={t('twoStep.codes')}
        // shown this once: a click beside the dialog must not lose them
        closeOnClickOutside={false}
      >
        {codes && <RecoveryCodes codes={codes} done={finish} />}
      </Modal>
    </section>
  )
}
