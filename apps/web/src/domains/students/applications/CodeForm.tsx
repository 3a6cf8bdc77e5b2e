import { applicationCode, confirmApplication, resendApplicationCode } from '@dsms/contract/students/applications/calls'
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { IconMailFast } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { CallError, call } from '../../../kernel/call/call.ts'
import { useZodForm } from '../../../kernel/call/zodForm.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { openSession } from '../../../kernel/session/signIn.ts'
import { latinDigits } from '../../../kit/inputs/time/latinDigits.ts'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { type Waiting, waitingOf } from './applications.ts'
import classes from './Public.module.css'

interface Props {
  slug: string
  waiting: Waiting
  onWait: (waiting: Waiting | null) => void
  /** To what was typed. */
  onBack: () => void
}

/** The code of the mail. It may be asked for again, and a user name that is somebody else's is replaced here. */
export function CodeForm({ slug, waiting, onWait, onBack }: Props) {
  const t = useText('applications')
  const signIn = useText('signIn')
  const navigate = useNavigate()
  const [asksName, setAsksName] = useState(false)
  const [isGone, setGone] = useState(false)
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => confirmApplication.body.omit({ reference: true }),
    initialValues: { code: '', username: '' },
  })

  const confirm = async ({ code, username }: typeof form.values) => {
    const body = { reference: waiting.reference, code, ...(username ? { username } : {}) }
    const session = await call(confirmApplication, { params: { slug }, body }).catch((error) => {
      if (error instanceof CallError && error.fields.username) setAsksName(true)
      if (error instanceof CallError && error.code === 'application_gone') setGone(true)
      throw error
    })
    onWait(null)
    await openSession(session)
    await navigate({ to: '/my/papers' })
    showDone(t('done'))
  }

  return (
    <form onSubmit={submit(confirm)} noValidate className="card" aria-labelledby="code-title">
      <Stack gap="md">
        <div role="status">
          <h2 id="code-title" className={classes.title}>
            {t('code.title')}
          </h2>
          <Text>{t('code.text', { email: `\u2068${waiting.email}\u2069`, minutes: applicationCode.minutes })}</Text>
        </div>
        <FormProblem problem={problem} />
        <TextInput
          label={t('code.label')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={applicationCode.digits}
          classNames={{ wrapper: classes.code ?? '' }}
          {...form.getInputProps('code')}
          onChange={(event) => form.setFieldValue('code', latinDigits(event.currentTarget.value).replace(/\D/g, ''))}
        />
        {asksName && (
          <TextInput
            label={signIn('username')}
            description={t('code.otherName')}
            dir="auto"
            maxLength={40}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('username')}
          />
        )}
        <Button type="submit" size="md" fullWidth loading={isSending} disabled={isGone}>
          {t('code.send')}
        </Button>
        {!isGone && <Resend slug={slug} waiting={waiting} onWait={onWait} onGone={() => setGone(true)} />}
        <Button variant="subtle" onClick={onBack}>
          {t(isGone ? 'code.again' : 'code.back')}
        </Button>
      </Stack>
    </form>
  )
}

interface ResendProps extends Pick<Props, 'slug' | 'waiting' | 'onWait'> {
  onGone: () => void
}

/** Another code, once some time went by. */
function Resend({ slug, waiting, onWait, onGone }: ResendProps) {
  const t = useText('applications')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [isSent, setSent] = useState(false)
  const left = useSecondsTo(waiting.resendAt)
  const resend = async () => {
    setSending(true)
    setProblem(null)
    try {
      const next = await call(resendApplicationCode, { params: { slug }, body: { reference: waiting.reference } })
      onWait(waitingOf(next, waiting.email))
      setSent(true)
    } catch (error) {
      setProblem(error)
      if (error instanceof CallError && error.code === 'application_gone') onGone()
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <FormProblem problem={problem} />
      {isSent && (
        <Alert color="green" icon={<IconMailFast size={20} stroke={1.5} />} role="status">
          {t('code.sent')}
        </Alert>
      )}
      <Button variant="default" disabled={left > 0} loading={isSending} onClick={() => void resend()}>
        {left > 0 ? t('code.resendIn', { seconds: left }) : t('code.resend')}
      </Button>
    </>
  )
}

/** Whole seconds until a moment, counted down while it is to come. */
function useSecondsTo(moment: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  const [left, setLeft] = useState(secondsLeft)
  const { start, stop } = useInterval(() => setLeft(secondsLeft()), 1000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again with another moment
  useEffect(() => {
    setLeft(secondsLeft())
    start()
    return stop
  }, [moment])
  return left
}
