import { startTrainer } from '@dsms/contract/schedule/start/calls'
import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useZodForm } from '../../../../kernel/call/zodForm.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { StepForm } from '../StepForm.tsx'
import type { StepProps } from '../start.ts'

/** Makes the owner a trainer: it asks for one tick, a name and two papers. */
export function TrainerStep({ start, school_id, taken }: StepProps) {
  const t = useText('start')
  const mayBe = useMay()(startTrainer)
  const [teaches, setTeaches] = useState(false)
  const none = { number: '', expires_on: '' }
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => startTrainer.body,
    initialValues: {
      first_name: start.me.first_name,
      family_name: start.me.family_name,
      teaching_permit: { ...none },
      driving_licence: { ...none },
    },
  })
  const send = async (values: typeof form.values) => taken(await call(startTrainer, { body: values }))
  const dayOf = (path: 'teaching_permit.expires_on' | 'driving_licence.expires_on') => {
    const { value, onChange, ...rest } = form.getInputProps(path)
    return { ...rest, value: value || null, onChange: (day: string | null) => onChange(day ?? '') }
  }
  const another = (
    <LinkButton to="/school/trainers/new" search={school_id ? { school_id } : {}} variant="default">
      {t('trainer.another')}
    </LinkButton>
  )
  return (
    <Stack gap="md">
      {mayBe && (
        <Checkbox
          label={t('trainer.myself')}
          description={t('trainer.myselfHelp')}
          checked={teaches}
          onChange={(event) => setTeaches(event.currentTarget.checked)}
        />
      )}
      {teaches ? (
        <StepForm onSubmit={submit(send)} isSending={isSending} problem={problem} action={t('trainer.save')}>
          <TextInput
            label={t('firstName')}
            dir="auto"
            autoComplete="given-name"
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label={t('familyName')}
            dir="auto"
            autoComplete="family-name"
            {...form.getInputProps('family_name')}
          />
          <TextInput label={t('permit.number')} dir="ltr" {...form.getInputProps('teaching_permit.number')} />
          <DateField label={t('permit.until')} {...dayOf('teaching_permit.expires_on')} />
          <TextInput label={t('licence.number')} dir="ltr" {...form.getInputProps('driving_licence.number')} />
          <DateField label={t('licence.until')} {...dayOf('driving_licence.expires_on')} />
        </StepForm>
      ) : (
        <Stack gap="xs" align="flex-start">
          <Text size="sm" c="dimmed">
            {t('trainer.anotherHelp')}
          </Text>
          {another}
        </Stack>
      )}
    </Stack>
  )
}
