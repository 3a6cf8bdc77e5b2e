import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { IconMail, IconUser } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { flag, sampleOf, size } from '../../samples/sample.ts'
import { ConsentFields, NameFields, PlaceFields, ReachFields } from '../trial/TrialFields.tsx'
import { TrialPage } from '../trial/TrialPage.tsx'
import { filled, useTrial } from '../trial/useTrial.ts'
import { Beside } from './Beside.tsx'

export const formLayout = sampleOf(
  { size: size(), icons: flag() },
  {
    vertical: ({ size, icons }) => {
      const t = useText('forms')
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            showDone(t('form-layout.done'))
          }}
        >
          <Stack gap="sm" maw={480}>
            <TextInput
              label={t('field.first_name')}
              size={size}
              dir="auto"
              leftSection={icons && <IconUser size={18} stroke={1.5} aria-hidden />}
            />
            <TextInput
              label={t('field.email')}
              type="email"
              dir="ltr"
              size={size}
              leftSection={icons && <IconMail size={18} stroke={1.5} aria-hidden />}
            />
            <Checkbox label={t('checkbox.reminder')} size={size} />
            <Group gap="xs" justify="flex-end">
              <Button type="submit">{t('shared.send')}</Button>
            </Group>
          </Stack>
        </form>
      )
    },
    horizontal: Beside,
    groups: () => {
      const t = useText('forms')
      const { form } = useTrial(filled)
      return (
        <Stack gap="md">
          <FormGroup title={t('wizard.person')}>
            <NameFields form={form} />
          </FormGroup>
          <FormGroup title={t('wizard.reach')}>
            <ReachFields form={form} />
            <div className={fullRow}>
              <ConsentFields form={form} />
            </div>
          </FormGroup>
        </Stack>
      )
    },
    columns: () => {
      const t = useText('forms')
      const trial = useTrial(filled)
      return (
        <TrialPage trial={trial} label={t('form-layout.columns')}>
          <NameFields form={trial.form} />
          <PlaceFields form={trial.form} />
        </TrialPage>
      )
    },
  },
)
