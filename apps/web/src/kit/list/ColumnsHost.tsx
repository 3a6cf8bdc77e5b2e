import { Checkbox, Radio, Stack } from '@mantine/core'
import { useText } from '../../kernel/i18n/index.ts'
import { setPreferences, usePreferences } from '../../kernel/session/preferences.ts'
import { PanelHost } from '../../ui/late/PanelHost.tsx'
import type { Hosted } from '../../ui/late/pressed.tsx'

export interface ColumnsProps {
  columns: { key: string; title: string }[]
  hidden: string[]
  change: (hidden: string[]) => void
}

/** The choice itself, in a panel beside its button. */
export function ColumnsHost({ columns, hidden, change, target }: ColumnsProps & Hosted) {
  const t = useText('records')
  const { tableDensity = 'normal' } = usePreferences()
  return (
    <PanelHost target={target} position="bottom-end">
      <Stack gap="md">
        <Checkbox.Group
          label={t('columns')}
          value={columns.filter((column) => !hidden.includes(column.key)).map((column) => column.key)}
          onChange={(shown) => change(columns.map((column) => column.key).filter((key) => !shown.includes(key)))}
        >
          <Stack gap="xs" mt="xs">
            {columns.map((column, place) => (
              <Checkbox key={column.key} value={column.key} label={column.title} disabled={place === 0} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Radio.Group
          label={t('density')}
          value={tableDensity}
          onChange={(value) => setPreferences({ tableDensity: value === 'compact' ? 'compact' : 'normal' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="normal" label={t('density.normal')} />
            <Radio value="compact" label={t('density.compact')} />
          </Stack>
        </Radio.Group>
      </Stack>
    </PanelHost>
  )
}
