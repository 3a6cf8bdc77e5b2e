import { subscribe } from '@dsms/contract/content/newsletter/calls'
import { Alert, Button, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../kernel/call/call.ts'
import { useZodForm } from '../../kernel/call/zodForm.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { FormProblem } from '../../ui/errors/FormProblem.tsx'
import classes from './MiscPage.module.css'

/** Keeps the address of whoever wants to hear when the page opens. */
export function NotifyForm() {
  const t = useText('misc')
  const [isDone, setDone] = useState(false)
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => subscribe.body.pick({ email: true }),
    initialValues: { email: '' },
  })
  const send = async ({ email }: { email: string }) => {
    await call(subscribe, { body: { email, kind: 'launch' } })
    setDone(true)
  }

  if (isDone) {
    return (
      <Alert role="status" color="green" icon={<IconCheck size={20} stroke={1.5} />} className={classes.notify}>
        {t('notify.done')}
      </Alert>
    )
  }
  return (
    <form onSubmit={submit(send)} noValidate className={classes.notify}>
      <FormProblem problem={problem} />
      <div className={classes.notifyRow}>
        <TextInput
          aria-label={t('notify.label')}
          placeholder={t('notify.label')}
          type="email"
          dir="ltr"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <Button type="submit" loading={isSending}>
          {t('notify.submit')}
        </Button>
      </div>
    </form>
  )
}
