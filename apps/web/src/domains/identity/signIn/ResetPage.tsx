import { resetPassword } from '@dsms/contract/kernel/session/signIn'
import { Alert, Button, PasswordInput, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link, useNavigate } from '../../../kernel/address/links.tsx'
import { flag, text, useSearchOf } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useSite } from '../../../kernel/call/site.ts'
import { useZodForm } from '../../../kernel/call/zodForm.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { newPasswordErrors } from '../../../kernel/session/newPassword.ts'
import { getSession } from '../../../kernel/session/session.ts'
import { signOut } from '../../../kernel/session/signIn.ts'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import classes from './auth.module.css'
import { useAuthDesign } from './authDesign.ts'
import { FormHead } from './FormHead.tsx'

export const ResetPage = () => (
  <AuthFrame>
    <ResetForm />
  </AuthFrame>
)

const readers = { token: text, invited: flag }

/** Sets a password with the link of a mail: for whoever forgot theirs, and for whoever was invited. */
export function ResetForm() {
  const t = useText('signIn')
  const site = useSite()
  const navigate = useNavigate()
  const design = useAuthDesign()
  const { token, invited } = useSearchOf(readers)
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => resetPassword.body,
    initialValues: { token, password: '', password_confirmation: '' },
    check: (values) => newPasswordErrors(values, site?.passwordMin),
  })
  const send = async (body: typeof form.values) => {
    await call(resetPassword, { body: { ...body, token } })
    // somebody else may be signed in on this machine
    if (getSession()) await signOut()
    await navigate({ to: design.login, search: { reason: 'reset' } })
  }

  const words = invited ? 'invited' : 'reset'
  return (
    <form onSubmit={submit(send)} noValidate>
      <FormHead title={t(`${words}.title`)} text={t(`${words}.text`)} />
      <Stack gap="md">
        {!token && (
          <Alert color="blue" icon={<IconInfoCircle size={20} stroke={1.5} />}>
            {t('reset.noLink')}
          </Alert>
        )}
        <FormProblem problem={problem} />
        <PasswordInput
          label={t('newPassword')}
          description={site ? t('passwordHint', { min: site.passwordMin }) : undefined}
          autoComplete="new-password"
          autoFocus
          visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': t('showPassword') }}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={t('confirmPassword')}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': t('showPassword') }}
          {...form.getInputProps('password_confirmation')}
        />
        <Button type="submit" fullWidth loading={isSending}>
          {t('reset.submit')}
        </Button>
      </Stack>
      <p className={classes.below}>
        <Link to={design.login}>{t('backToLogin')}</Link>
        {' · '}
        <Link to={design.forgot}>{t('reset.newLink')}</Link>
      </p>
    </form>
  )
}
