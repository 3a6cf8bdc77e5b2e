import { forgotPassword } from '@dsms/contract/kernel/session/signIn'
import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useZodForm } from '../../../kernel/call/zodForm.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import classes from './auth.module.css'
import { useAuthDesign } from './authDesign.ts'
import { FormHead } from './FormHead.tsx'

/** Asks for a link by mail. Says the same whether the address is known or not. */
export function ForgotPage() {
  const t = useText('signIn')
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
