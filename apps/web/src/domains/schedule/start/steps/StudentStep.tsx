import { startStudent } from '@dsms/contract/schedule/start/calls'
import { Select, Text, TextInput } from '@mantine/core'
import { call } from '../../../../kernel/call/call.ts'
import { useZodForm } from '../../../../kernel/call/zodForm.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { PhoneInput } from '../../../platform/public.ts'
import classes from '../Start.module.css'
import { StepForm } from '../StepForm.tsx'
import type { StepProps } from '../start.ts'
import { StudentPapers } from './StudentPapers.tsx'

/** The first student in a course; then the papers that the school asks of them. */
export function StudentStep(props: StepProps) {
  return props.start.student?.enrolment_id ? (
    <StudentPapers {...props} student={props.start.student} />
  ) : (
    <NewStudent {...props} />
  )
}

function NewStudent({ start, school_id, taken }: StepProps) {
  const t = useText('start')
  const { courses } = start
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => startStudent.body,
    initialValues: {
      first_name: '',
      family_name: '',
      phone: '',
      birth_date: '',
      course_id: courses[0]?.id ?? null,
    },
  })
  const send = async (values: typeof form.values) =>
    taken(await call(startStudent, { body: startStudent.body.parse({ ...values, school_id }) }))
  if (courses.length === 0) return <Text c="dimmed">{t('student.noCourse')}</Text>
  const born = form.getInputProps('birth_date')
  return (
    <StepForm
      onSubmit={submit(send)}
      isSending={isSending}
      problem={problem}
      action={t('student.save')}
      beside={
        <LinkAnchor to="/school/students/new" search={school_id ? { school_id } : {}}>
          {t('student.all')}
        </LinkAnchor>
      }
    >
      <TextInput label={t('firstName')} dir="auto" autoComplete="off" {...form.getInputProps('first_name')} />
      <TextInput label={t('familyName')} dir="auto" autoComplete="off" {...form.getInputProps('family_name')} />
      <PhoneInput
        label={t('student.phone')}
        {...(start.country ? { homeCountry: start.country.code } : {})}
        {...form.getInputProps('phone')}
        value={form.values.phone}
      />
      <DateField
        label={t('student.born')}
        isBirth
        {...born}
        value={born.value || null}
        onChange={(day) => born.onChange(day ?? '')}
      />
      <Select
        className={classes.wide}
        label={t('student.course')}
        allowDeselect={false}
        data={courses.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.values.course_id === null ? null : String(form.values.course_id)}
        onChange={(value) => form.setFieldValue('course_id', Number(value))}
        error={form.errors.course_id}
      />
    </StepForm>
  )
}
