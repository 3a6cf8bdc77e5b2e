import { register } from '@dsms/contract/kernel/session/signIn'
import { Button, Checkbox, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { Link } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useSite } from '../../../kernel/call/site.ts'
import { useZodForm } from '../../../kernel/call/zodForm.ts'
import { codeText, namedText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { openSession } from '../../../kernel/session/signIn.ts'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import classes from './auth.module.css'
import { endPresentSession, useAuthDesign } from './authDesign.ts'
import { likelyCountry, ownZone } from './country/likelyCountry.ts'
import { useCountryNames } from './country/useCountryNames.ts'
import { FormHead } from './FormHead.tsx'
import { useGuard } from './guard/useGuard.ts'

const schema = register.body.extend({
  schoolName: register.body.shape.schoolName.unwrap(),
  agrees: z.literal(true, 'required'),
})

/** Opens a school on trial. Taken names and weak passwords come back as a success that carries `codes`. */
export function RegisterPage() {
  const t = useText('signIn')
  const site = useSite()
  const design = useAuthDesign()
  const guard = useGuard()
  const [isChecking, setChecking] = useState(false)
  const trap = useRef<HTMLInputElement>(null)
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => schema,
    initialValues: { schoolName: '', country: '', username: '', email: '', password: '', agrees: false },
  })
  const countries = useCountryNames()
  const { country } = form.values
  useEffect(() => {
    if (countries && !country) form.setFieldValue('country', likelyCountry(countries.map(({ code }) => code)))
  }, [countries, country, form.setFieldValue])

  const send = async ({ agrees: _, country: chosen, ...rest }: typeof form.values) => {
    const body = { ...rest, ...(chosen ? { country: chosen, timeZone: ownZone() } : {}) }
    setChecking(true)
    const proof = await guard.take().finally(() => setChecking(false))
    const website = trap.current?.value ?? ''
    const answer = await call(register, {
      body: { ...body, stay: 'work', ...(proof ? { guard: { ...proof, website } } : {}) },
    }).catch((error) => {
      guard.begin()
      throw error
    })
    if ('user' in answer) {
      await endPresentSession()
      await openSession({ ...answer, userData: answer.user })
      return design.leave?.()
    }
    guard.begin()
    const wrong = Object.entries(answer.codes).map(([field, code]) => [
      field,
      namedText(code, { min: site?.passwordMin ?? null }),
    ])
    form.setErrors(Object.fromEntries(wrong))
  }

  if (site?.registration === 'closed') {
    return (
      <>
        <FormHead title={t('register.title')} text={codeText('registration_closed')} />
        <ToLogin />
      </>
    )
  }
  return (
    <form onSubmit={submit(send)} noValidate>
      <FormHead title={t('register.title')} text={t('register.text')} />
      <Stack gap="md">
        <FormProblem problem={problem} />
        <TextInput
          label={t('schoolName')}
          dir="auto"
          autoComplete="organization"
          autoFocus
          {...form.getInputProps('schoolName')}
        />
        <NativeSelect
          label={t('country')}
          autoComplete="country"
          data={[
            { value: '', label: '' },
            ...(countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
          ]}
          {...form.getInputProps('country')}
        />
        <TextInput label={t('username')} dir="auto" autoComplete="username" {...form.getInputProps('username')} />
        <TextInput label={t('email')} type="email" dir="ltr" autoComplete="email" {...form.getInputProps('email')} />
        <PasswordInput
          label={t('password')}
          description={site ? t('passwordHint', { min: site.passwordMin }) : undefined}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': t('showPassword') }}
          {...form.getInputProps('password')}
        />
        <Checkbox label={t('register.agree')} {...form.getInputProps('agrees', { type: 'checkbox' })} />
        <div className={classes.trap} aria-hidden>
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" fullWidth loading={isSending}>
          {t('register.submit')}
        </Button>
        <div role="status" className={classes.quiet}>
          {isChecking && t('register.checking')}
        </div>
      </Stack>
      <ToLogin />
    </form>
  )
}

function ToLogin() {
  const t = useText('signIn')
  const design = useAuthDesign()
  return (
    <p className={classes.below}>
      {t('register.haveAccount')} <Link to={design.login}>{t('login.submit')}</Link>
    </p>
  )
}
