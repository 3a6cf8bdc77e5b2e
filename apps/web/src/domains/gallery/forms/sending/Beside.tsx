import { type MantineSize, Stack, TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FieldRow } from '../../../../kit/inputs/joined/FieldRow.tsx'

export function Beside({ size }: { size: MantineSize }) {
  const t = useText('forms')
  return (
    <Stack gap="sm">
      <FieldRow label={t('field.first_name')}>{(id) => <TextInput id={id} size={size} dir="auto" />}</FieldRow>
      <FieldRow label={t('field.email')} description={t('form-layout.emailHelp')}>
        {(id) => <TextInput id={id} size={size} type="email" dir="ltr" />}
      </FieldRow>
    </Stack>
  )
}
