import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { compose } from './composing.ts'
import type { Draft } from './useDraft.ts'

/** What stands in the way: the draft was changed elsewhere, or sending was refused. */
export function ComposeNotice({ draft, problem }: { draft: Draft; problem: unknown }) {
  const t = useText('email')
  const errorText = useErrorText()
  const { state, kept } = draft
  if (state.kind === 'conflict') {
    const isChanged = state.error.code === 'stale_version'
    const id = kept.current?.id
    const showOther = () => {
      draft.release()
      if (id) void compose({ kind: 'draft', id })
    }
    return (
      <Alert
        color="yellow"
        styles={{ title: { color: 'var(--mantine-color-text)' } }}
        role="alert"
        icon={<IconAlertTriangle size={20} stroke={1.5} />}
        title={t(isChanged ? 'conflict.changed' : 'conflict.gone')}
      >
        <Text size="sm">{t('conflict.text')}</Text>
        <Group gap="xs" mt="xs">
          <Button size="xs" onClick={() => void draft.keepAsCopy().catch(() => undefined)}>
            {t('conflict.keep')}
          </Button>
          {isChanged && (
            <Button size="xs" variant="default" onClick={showOther}>
              {t('conflict.other')}
            </Button>
          )}
        </Group>
      </Alert>
    )
  }
  if (problem === null || problem === undefined) return null
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} stroke={1.5} />}>
      {errorText(problem)}
    </Alert>
  )
}
