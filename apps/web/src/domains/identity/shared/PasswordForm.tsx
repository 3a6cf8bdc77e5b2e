import { changeOwnPassword } from '@dsms/contract/kernel/session/me'
import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core'
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useSite } from '../../../kernel/call/site.ts'
import { useZodForm } from '../../../kernel/call/zodForm.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { newPasswordErrors } from '../../../kernel/session/newPassword.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { renewSession } from '../../../kernel/session/signIn.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import classes from './PasswordForm.module.css'

/** The own password. All other devices are signed out; this one goes on with a new session. */
export function PasswordForm() {
  const t = useText('password')
  const auth = useText('signIn')
  const errorText = useErrorText()
  const site = useSite()
  const user = useSession()
  const navigate = useNavigate()
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => changeOwnPassword.body,
    initialValues: { current_password: '', password: '', password_confirmation: '' },
    check: (values) => newPasswordErrors(values, site?.passwordMin),
  })
  const send = async (body: typeof form.values) => {
    const wasForced = user?.mustChangePassword
    renewSession(await call(changeOwnPassword, { body }))
    form.reset()
    if (wasForced) await navigate({ to: '/' })
    showDone(t('password.done'))
  }
  const toggle = { 'aria-label': auth('showPassword') }

  return (
    <form onSubmit={submit(send)} noValidate className={`card ${classes.form}`}>
      <Stack gap="md">
        {user?.mustChangePassword && (
          <Alert icon={<IconInfoCircle size={20} stroke={1.5} />}>{t('password.mustChange')}</Alert>
        )}
        {problem !== null && (
          <Alert color="red" icon={<IconAlertCircle size={20} stroke={1.5} />} role="alert">
            {errorText(problem)}
          </Alert>
        )}
        <PasswordInput
          label={auth('currentPassword')}
          autoComplete="current-password"
          visibilityToggleButtonProps={toggle}
          {...form.getInputProps('current_password')}
        />
        <PasswordInput
          label={auth('newPassword')}
          description={site ? auth('passwordHint', { min: site.passwordMin }) : undefined}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={auth('confirmPassword')}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
          {...form.getInputProps('password_confirmation')}
        />
        <p className={classes.help}>{t('password.help')}</p>
        <Group justify="flex-end">
          <Button type="submit" loading={isSending}>
            {t('password.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
