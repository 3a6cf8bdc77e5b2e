import { startTrainer } from '@dsms/contract/schedule/start/calls'
import { Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useZodForm } from '../../../../kernel/call/zodForm.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { LinkAnchor, LinkButton } from '../../../../ui/page/links.tsx'
import { PhoneInput, useGenders } from '../../../platform/public.ts'
import classes from '../Start.module.css'
import { StepForm } from '../StepForm.tsx'
import type { StepProps } from '../start.ts'

/** Makes the owner a trainer by one tick, or else somebody else: a name, a number and the two papers. */
export function TrainerStep(props: StepProps) {
  const t = useText('start')
  const mayBe = useMay()(startTrainer)
  const [teaches, setTeaches] = useState(false)
  const { school_id } = props
  const search = school_id ? { school_id } : {}
  if (!mayBe)
    return (
      <LinkButton to="/school/trainers/new" search={search} variant="default">
        {t('trainer.another')}
      </LinkButton>
    )
  return (
    <Stack gap="md">
      <Checkbox
        label={t('trainer.myself')}
        description={t('trainer.myselfHelp')}
        checked={teaches}
        onChange={(event) => setTeaches(event.currentTarget.checked)}
      />
      {!teaches && (
        <Text size="sm" c="dimmed">
          {t('trainer.anotherHelp')}
        </Text>
      )}
      <Teacher key={String(teaches)} {...props} isSelf={teaches} />
    </Stack>
  )
}

function Teacher({ start, school_id, taken, isSelf }: StepProps & { isSelf: boolean }) {
  const t = useText('start')
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => startTrainer.body,
    initialValues: {
      first_name: isSelf ? start.me.first_name : '',
      family_name: isSelf ? start.me.family_name : '',
      ...(isSelf ? {} : { other: nobody(start) }),
      teaching_permit: { number: '', expires_on: '' },
      driving_licence: { number: '', expires_on: '' },
    },
  })
  const send = async (values: typeof form.values) => taken(await call(startTrainer, { body: { ...values, school_id } }))
  const dayOf = (path: 'teaching_permit.expires_on' | 'driving_licence.expires_on') => {
    const { value, onChange, ...rest } = form.getInputProps(path)
    return { ...rest, value: value || null, onChange: (day: string | null) => onChange(day ?? '') }
  }
  const complete = (part: string) => (isSelf ? part : 'off')
  return (
    <StepForm
      onSubmit={submit(send)}
      isSending={isSending}
      problem={problem}
      action={t(isSelf ? 'trainer.save' : 'trainer.add')}
      beside={
        !isSelf && (
          <LinkAnchor to="/school/trainers/new" search={school_id ? { school_id } : {}}>
            {t('trainer.all')}
          </LinkAnchor>
        )
      }
    >
      <TextInput
        label={t('firstName')}
        dir="auto"
        autoComplete={complete('given-name')}
        {...form.getInputProps('first_name')}
      />
      <TextInput
        label={t('familyName')}
        dir="auto"
        autoComplete={complete('family-name')}
        {...form.getInputProps('family_name')}
      />
      {!isSelf && <Other start={start} field={(name) => form.getInputProps(`other.${name}`)} />}
      <TextInput label={t('permit.number')} dir="ltr" {...form.getInputProps('teaching_permit.number')} />
      <DateField label={t('permit.until')} {...dayOf('teaching_permit.expires_on')} />
      <TextInput label={t('licence.number')} dir="ltr" {...form.getInputProps('driving_licence.number')} />
      <DateField label={t('licence.until')} {...dayOf('driving_licence.expires_on')} />
    </StepForm>
  )
}

/** The first trainer teaches every licence type of the school, unless the form says fewer. */
const nobody = ({ licence_types }: StepProps['start']) => ({
  phone: '',
  gender_id: null,
  licence_type_ids: licence_types.length > 0 ? licence_types.map(({ id }) => id) : undefined,
})

type Field = (name: keyof ReturnType<typeof nobody>) => ReturnType<UseFormReturnType<object>['getInputProps']>

/** Questions about somebody else as well; where there is one licence type nobody is asked. */
function Other({ start, field }: { start: StepProps['start']; field: Field }) {
  const t = useText('start')
  const licences = field('licence_type_ids')
  const { licence_types } = start
  return (
    <>
      <PhoneInput
        label={t('student.phone')}
        {...(start.country ? { homeCountry: start.country.code } : {})}
        {...field('phone')}
        value={field('phone').value ?? ''}
      />
      {start.asks_gender && <GenderSelect field={field('gender_id')} />}
      {licence_types.length > 1 && (
        <Checkbox.Group
          className={classes.wide}
          label={t('trainer.licences')}
          error={licences.error}
          value={licence_types
            .map(({ id }) => id)
            .filter((id) => licences.value?.includes(id))
            .map(String)}
          onChange={(ids) => licences.onChange(ids.map(Number))}
        >
          <Group gap="md" mt={8}>
            {licence_types.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </>
  )
}

function GenderSelect({ field }: { field: ReturnType<Field> }) {
  const t = useText('start')
  const genders = useGenders().data ?? []
  return (
    <Select
      label={t('trainer.gender')}
      data={genders.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={field.value ? String(field.value) : null}
      onChange={(id) => field.onChange(id === null ? null : Number(id))}
      error={field.error}
    />
  )
}
