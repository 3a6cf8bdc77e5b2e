import { Button, Group } from '@mantine/core'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'

interface Props {
  isSaving: boolean
  error: unknown
  cancel: () => void
}

/** Save and cancel under the form of a tab, and what went wrong that belongs to no field. */
export function SettingsFoot({ isSaving, error, cancel }: Props) {
  const t = useText('account')
  const common = useText('common')
  const errorText = useErrorText()
  return (
    <Group justify="flex-end" gap="xs">
      {error !== undefined && (
        <span role="alert" style={{ color: 'var(--mantine-color-error)', marginInlineEnd: 'auto' }}>
          {errorText(error)}
        </span>
      )}
      <Button variant="default" onClick={cancel}>
        {common('cancel')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {t('save')}
      </Button>
    </Group>
  )
}
