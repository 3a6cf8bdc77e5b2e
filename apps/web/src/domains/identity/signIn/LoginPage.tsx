import { login, type Stay } from '@dsms/contract/kernel/session/signIn'
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '../../../kernel/address/links.tsx'
import { oneOf, useSearchOf } from '../../../kernel/address/search.ts'
import { later } from '../../../kernel/browser/later/later.tsx'
import { CallError, call } from '../../../kernel/call/call.ts'
import { useSite } from '../../../kernel/call/site.ts'
import { useZodForm } from '../../../kernel/call/zodForm.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { openSession } from '../../../kernel/session/signIn.ts'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import classes from './auth.module.css'
import { endPresentSession, useAuthDesign } from './authDesign.ts'
import { FormHead } from './FormHead.tsx'
import { WaitingNote } from './WaitingNote.tsx'

const DemoAccounts = later(async () => (await import('./DemoAccounts.tsx')).DemoAccounts)

export function LoginPage() {
  const t = useText('signIn')
  const site = useSite()
  const design = useAuthDesign()
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => (await import('@dsms/contract/kernel/session/signIn')).login.body,
    initialValues: { email: '', password: '', code: '', stay: 'work' as Stay },
  })
  const [asksCode, setAsksCode] = useState(false)
  // the guard of this screen sees the session and leads on to where the person wanted to go
  const send = async (body: { email: string; password: string; code?: string; stay?: Stay }) => {
    const session = await call(login, { body: { stay: 'work', ...body } }).catch((error) => {
      if (error instanceof CallError && error.code === 'two_step_required') setAsksCode(true)
      throw error
    })
    await endPresentSession()
    await openSession(session)
    design.leave?.()
  }

  return (
    <form onSubmit={submit(send)} noValidate>
      <FormHead title={t('login.title')} text={t('login.text')} />
      <Stack gap="md">
        <Reason />
        <WaitingNote />
        <FormProblem problem={problem} />
        <TextInput
          label={t('email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          autoFocus
          {...form.getInputProps('email')}
        />
        <div>
          <PasswordInput
            label={t('password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': t('showPassword') }}
            {...form.getInputProps('password')}
          />
          <Link to={design.forgot} className={classes.quietLink}>
            {t('login.forgot')}
          </Link>
        </div>
        {asksCode && (
          <TextInput
            label={t('login.code')}
            description={t('login.codeHelp')}
            dir="ltr"
            inputMode="text"
            autoComplete="one-time-code"
            autoFocus
            {...form.getInputProps('code')}
          />
        )}
        <div className={classes.stay}>
          {/* the browser's own: the kit's would bring a part of the forms to this screen, and this screen to theirs */}
          <input
            id="stay"
            type="checkbox"
            aria-describedby="stay-help"
            checked={form.values.stay === 'device'}
            onChange={({ currentTarget }) => form.setFieldValue('stay', currentTarget.checked ? 'device' : 'work')}
          />
          <label htmlFor="stay">{t('login.stay')}</label>
          <span id="stay-help">{t('login.stayHelp')}</span>
        </div>
        <Button type="submit" fullWidth loading={isSending}>
          {t('login.submit')}
        </Button>
      </Stack>
      {site?.registration === 'open' && (
        <p className={classes.below}>
          {t('login.newHere')} <Link to={design.register}>{t('login.register')}</Link>
        </p>
      )}
      {site && site.demoAccounts.length > 0 && <DemoAccounts accounts={site.demoAccounts} onChoose={send} />}
    </form>
  )
}

const readers = { reason: oneOf(['ended', 'elsewhere', 'reset']) }

/** Why somebody who was at work stands here. */
function Reason() {
  const t = useText('signIn')
  const { reason } = useSearchOf(readers)
  if (!reason) return null
  return (
    <Alert color={reason === 'reset' ? 'green' : 'blue'} icon={<IconInfoCircle size={20} stroke={1.5} />} role="status">
      {t(`reason.${reason}`)}
    </Alert>
  )
}
