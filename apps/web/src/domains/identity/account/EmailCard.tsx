import {
  type AccountSettings,
  cancelEmailChange,
  changeEmail,
  resendEmailLink,
} from '@dsms/contract/identity/account/calls'
import { Alert, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useZodForm } from '../../../kernel/call/zodForm.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import classes from './SettingsPage.module.css'
import { useKeepSettings } from './settingsCalls.ts'

/** The address to sign in with. Another one counts when the link mailed to it was followed. */
export function EmailCard({ general }: { general: AccountSettings['general'] }) {
  const t = useText('account')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card" aria-labelledby="settings-email">
      <Stack gap="md">
        <Group justify="space-between">
          <div className={classes.grow}>
            <h2 className={classes.heading} id="settings-email">
              {t('field.email')}
            </h2>
            <Text size="sm">
              <bdi>{general.email}</bdi>
            </Text>
          </div>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('email.change')}
          </Button>
        </Group>
        {general.pendingEmail !== null && <Pending email={general.pendingEmail} />}
      </Stack>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t('email.change')}>
        <EmailForm done={() => setOpen(false)} />
      </Modal>
    </section>
  )
}

function Pending({ email }: { email: string }) {
  const t = useText('account')
  const errorText = useErrorText()
  const keep = useKeepSettings()
  const options = { onError: (error: Error) => showFailure(errorText(error)) }
  const resend = useMutation({
    ...options,
    mutationFn: () => call(resendEmailLink, { body: {} }),
    onSuccess: (saved) => {
      keep(saved)
      showDone(t('email.sent', { email }))
    },
  })
  const cancel = useMutation({ ...options, mutationFn: () => call(cancelEmailChange), onSuccess: keep })
  return (
    <Alert color="yellow" icon={<IconMailExclamation size={20} stroke={1.5} />} role="status">
      <Stack gap="sm">
        <span>{t('email.pending', { email: `\u2068${email}\u2069` })}</span>
        <Group gap="xs">
          <Button size="xs" variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
            {t('email.resend')}
          </Button>
          <Button size="xs" variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('email.keep')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

function EmailForm({ done }: { done: () => void }) {
  const t = useText('account')
  const auth = useText('signIn')
  const common = useText('common')
  const keep = useKeepSettings()
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => changeEmail.body,
    initialValues: { email: '', current_password: '' },
  })
  const send = async (body: typeof form.values) => {
    keep(await call(changeEmail, { body }))
    showDone(t('email.sent', { email: body.email }))
    done()
  }
  return (
    <form onSubmit={submit(send)} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('email.help')}</Text>
        <FormProblem problem={problem} />
        <TextInput
          label={t('email.new')}
          type="email"
          dir="ltr"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={auth('currentPassword')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': auth('showPassword') }}
          {...form.getInputProps('current_password')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={done}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('email.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
