import type { BulkOutcome } from '@dsms/contract/students/students/bulk'
import { List, Stack, Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { rowErrorText } from '../../../../kit/import/rowErrorText.ts'
import { Typed } from '../../../../ui/Bidi.tsx'

const mostNamed = 20

/** How many get it, and by name those who can't, each with the reason. */
export function Outcome({ outcome: { done, refused } }: { outcome: BulkOutcome }) {
  const t = useText('studentActs')
  const words = useText('students')
  const format = useFormat()
  return (
    <Stack gap="xs" role="status">
      <Text size="sm" fw={600}>
        {t('will', { count: done.length })}
      </Text>
      {refused.length > 0 && (
        <>
          <Text size="sm">{t('cannot', { count: refused.length })}</Text>
          <List size="sm" spacing={2}>
            {refused.slice(0, mostNamed).map(({ id, name, gaps, ...why }) => (
              <List.Item key={id}>
                {name && <Typed>{name}</Typed>}
                {name && ' – '}
                {gaps
                  ? t('lacking', { what: format.list(gaps.map((gap) => words(`gap.${gap}`))) })
                  : why.code === 'illegal_transition'
                    ? t('notFrom', { status: words(`status.${String(why.params?.from)}` as 'status.active') })
                    : rowErrorText(why)}
              </List.Item>
            ))}
          </List>
          {refused.length > mostNamed && <Text size="sm">{t('more', { count: refused.length - mostNamed })}</Text>}
        </>
      )}
    </Stack>
  )
}
