import { startApplication } from '@dsms/contract/students/applications/calls'
import { studentLevels } from '@dsms/contract/students/students/calls'
import { missingName, type NamePart, noName } from '@dsms/contract/students/students/names'
import { Button, Checkbox, PasswordInput, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchOf, whole } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import type { FieldErrors } from '../../../kernel/call/fieldErrors.ts'
import { useSite } from '../../../kernel/call/site.ts'
import { useZodForm } from '../../../kernel/call/zodForm.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { bound } from '../../../kit/form/bound.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { PhoneInput } from '../../platform/public.ts'
import { NameInputs } from '../shared/NameInputs.tsx'
import { type PublicSchool, type Waiting, waitingOf } from './applications.ts'
import classes from './Public.module.css'

interface Props {
  slug: string
  school: PublicSchool
  onSent: (waiting: Waiting) => void
}

const readers = { course: whole }
const parts = ['first_name', 'family_name'] as const

/** Who applies, and for what. What the server finds wrong stands at its field, and nothing that was typed is lost. */
export function ApplicationForm({ slug, school, onSent }: Props) {
  const t = useText('applications')
  const fields = useText('students')
  const signIn = useText('signIn')
  const site = useSite()
  const { code: language } = useLanguage()
  const { course } = useSearchOf(readers)
  const chosen = school.courses.find(({ id }) => id === course)?.id ?? null
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => startApplication.body,
    initialValues: {
      first_name: noName,
      family_name: noName,
      email: '',
      phone: '',
      birth_date: null as string | null,
      gender_id: null as number | null,
      id_type_id: null as number | null,
      id_number: '',
      level: 'beginner' as (typeof studentLevels)[number],
      course_id: chosen,
      username: '',
      password: '',
      password_confirmation: '',
      data_consent: false,
    },
    check: faultsOf,
  })

  const send = async (values: typeof form.values) => {
    const body = startApplication.body.parse({ ...values, language })
    onSent(waitingOf(await call(startApplication, { params: { slug }, body }), body.email))
  }

  const choice = (name: 'gender_id' | 'id_type_id' | 'course_id', rows: { id: number; name: string }[]) => ({
    clearable: true,
    data: rows.map((row) => ({ value: String(row.id), label: row.name })),
    value: form.values[name] === null ? null : String(form.values[name]),
    onChange: (value: string | null) => form.setFieldValue(name, value === null ? null : Number(value)),
    error: form.errors[name],
  })

  return (
    <form onSubmit={submit(send)} noValidate className={`card ${classes.form}`}>
      <FormProblem problem={problem} />
      <Group title={t('group.person')}>
        <NameInputs
          parts={parts}
          of={(name) => ({
            label: fields(`field.${name}`),
            required: true,
            autoComplete: name === 'first_name' ? 'given-name' : 'family-name',
            value: form.values[name],
            onChange: (part) => form.setFieldValue(name, part),
            errorIn: (script) => form.errors[`${name}.${script}`],
          })}
        />
        <DateField
          label={fields('field.birth_date')}
          required
          isBirth
          autoComplete="bday"
          value={form.values.birth_date}
          onChange={(day) => form.setFieldValue('birth_date', day)}
          error={form.errors.birth_date}
        />
        <Select label={fields('field.gender_id')} {...choice('gender_id', school.genders)} />
      </Group>
      <Group title={t('group.contact')}>
        <TextInput
          label={fields('field.email')}
          description={t('help.email')}
          required
          type="email"
          dir="ltr"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PhoneInput label={fields('field.phone')} required autoComplete="tel-national" {...bound(form, 'phone')} />
      </Group>
      <Group title={t('group.identity')}>
        {school.id_types.length > 0 && (
          <Select label={fields('field.id_type_id')} {...choice('id_type_id', school.id_types)} />
        )}
        <TextInput
          label={fields('field.id_number')}
          required
          dir="ltr"
          autoComplete="off"
          {...form.getInputProps('id_number')}
        />
      </Group>
      <Group title={t('group.training')}>
        {school.courses.length > 0 && (
          <Select label={t('course')} description={t('help.course')} {...choice('course_id', school.courses)} />
        )}
        <Select
          label={fields('field.level')}
          allowDeselect={false}
          data={studentLevels.map((level) => ({ value: level, label: fields(`level.${level}`) }))}
          {...form.getInputProps('level')}
        />
      </Group>
      <Group title={t('group.account')}>
        <TextInput
          label={signIn('username')}
          description={t('help.username')}
          required
          dir="auto"
          maxLength={40}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label={signIn('password')}
          description={site ? signIn('passwordHint', { min: site.passwordMin }) : undefined}
          required
          autoComplete="new-password"
          visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': signIn('showPassword') }}
          // the input does not say so by itself, and the first wrong one is looked for by it
          aria-invalid={form.errors.password ? true : undefined}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={t('passwordAgain')}
          required
          autoComplete="new-password"
          visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': signIn('showPassword') }}
          aria-invalid={form.errors.password_confirmation ? true : undefined}
          {...form.getInputProps('password_confirmation')}
        />
      </Group>
      <Checkbox
        label={t('consent', { school: school.name })}
        {...form.getInputProps('data_consent', { type: 'checkbox' })}
      />
      <Button type="submit" size="md" fullWidth loading={isSending}>
        {t('send')}
      </Button>
      <span>
        {t('known')}{' '}
        <LinkAnchor to="/login" underline="always">
          {signIn('login.submit')}
        </LinkAnchor>
      </span>
    </form>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend>{title}</legend>
    <div className={classes.fields}>{children}</div>
  </fieldset>
)

interface Checked {
  first_name: NamePart
  family_name: NamePart
  password: string
  password_confirmation: string
}

/** What no single field can say: a name is whole in one of the scripts, and the passwords are equal. */
function faultsOf(values: Checked): FieldErrors {
  const missing = missingName({ ...values, second_name: noName })
  const empty = parts.filter((name) => values[name].ar === '' && values[name].en === '')
  const names = empty.length > 0 ? empty.map((name) => `${name}.ar`) : missing ? [missing] : []
  return {
    ...Object.fromEntries(names.map((path) => [path, { code: 'required' as const }])),
    ...(values.password === values.password_confirmation
      ? {}
      : { password_confirmation: { code: 'password_mismatch' } }),
  }
}
