import { forgotPassword } from '@dsms/contract/auth'
import { Button, Stack, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormProblem } from '../../components/FormProblem.tsx'
import { useLanguage, useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { useZodForm } from '../../lib/zodForm.ts'
import classes from './auth.module.css'
import { useAuthDesign } from './authDesign.ts'
import { FormHead } from './FormHead.tsx'

/** Asks for a link by mail. Says the same whether the address is known or not. */
export function ForgotPage() {
  const t = useText('auth')
  const { code } = useLanguage()
  const design = useAuthDesign()
  const [sent, setSent] = useState<{ email: string; minutes: number } | null>(null)
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => forgotPassword.body,
    initialValues: { email: '' },
  })
  const send = async ({ email }: { email: string }) => {
    const { minutes } = await call(forgotPassword, { body: { email, language: code } })
    setSent({ email, minutes })
  }

  const back = (
    <p className={classes.below}>
      <Link to={design.login}>{t('backToLogin')}</Link>
    </p>
  )
  if (sent) {
    return (
      <div role="status">
        <FormHead
          title={t('forgot.sentTitle')}
          text={t('forgot.sentText', { ...sent, email: `\u2066${sent.email}\u2069` })}
        />
        {back}
      </div>
    )
  }
  return (
    <form onSubmit={submit(send)} noValidate>
      <FormHead title={t('forgot.title')} text={t('forgot.text')} />
      <Stack gap="md">
        <FormProblem problem={problem} />
        <TextInput
          label={t('email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          autoFocus
          {...form.getInputProps('email')}
        />
        <Button type="submit" fullWidth loading={isSending}>
          {t('forgot.submit')}
        </Button>
      </Stack>
      {back}
    </form>
  )
}
