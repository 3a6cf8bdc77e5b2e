import { askToBeCalled } from '@dsms/contract/students/applications/calls'
import { Alert, Button, Checkbox, TextInput } from '@mantine/core'
import { IconPhoneCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useZodForm } from '../../../kernel/call/zodForm.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { bound } from '../../../kit/form/bound.ts'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import { PhoneInput } from '../../platform/public.ts'
import type { PublicSchool } from './applications.ts'
import classes from './Public.module.css'

/** For who would rather talk: a name and a phone are enough. */
export function CallMe({ slug, school }: { slug: string; school: PublicSchool }) {
  const t = useText('applications')
  const { code: language } = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => askToBeCalled.body,
    initialValues: { name: '', phone: '', wish: '', data_consent: false },
  })
  if (isAsked)
    return (
      <Alert color="green" icon={<IconPhoneCheck size={20} stroke={1.5} />} role="status">
        {t('call.done', { school: school.name })}
      </Alert>
    )
  const send = async (values: typeof form.values) => {
    await call(askToBeCalled, { params: { slug }, body: askToBeCalled.body.parse({ ...values, language }) })
    setAsked(true)
  }
  return (
    <form onSubmit={submit(send)} noValidate className={`card ${classes.form}`} aria-label={t('call')}>
      <FormProblem problem={problem} />
      <TextInput
        label={t('call.name')}
        required
        dir="auto"
        autoComplete="name"
        maxLength={120}
        autoFocus
        {...form.getInputProps('name')}
      />
      <PhoneInput label={t('phone')} required autoComplete="tel-national" {...bound(form, 'phone')} />
      <TextInput
        label={t('call.wish')}
        description={t('call.wishHelp')}
        dir="auto"
        maxLength={200}
        {...form.getInputProps('wish')}
      />
      <Checkbox
        label={t('call.consent', { school: school.name })}
        {...form.getInputProps('data_consent', { type: 'checkbox' })}
      />
      <Button type="submit" size="md" fullWidth loading={isSending}>
        {t('call.send')}
      </Button>
    </form>
  )
}
