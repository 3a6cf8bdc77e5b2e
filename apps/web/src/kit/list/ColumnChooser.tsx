import { ActionIcon, Checkbox, Popover, Radio, Stack, Tooltip } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useText } from '../../kernel/i18n/index.ts'
import { setPreferences, usePreferences } from '../../kernel/session/preferences.ts'

interface Props {
  columns: { key: string; title: string }[]
  hidden: string[]
  change: (hidden: string[]) => void
}

/** Which columns show, and how tall the rows are. The first column is the name and always shows. */
export function ColumnChooser({ columns, hidden, change }: Props) {
  const t = useText('records')
  const { tableDensity = 'normal' } = usePreferences()
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <Tooltip label={t('columns')}>
          <ActionIcon variant="default" size={36} aria-label={t('columns')}>
            <IconColumns3 size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
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
      </Popover.Dropdown>
    </Popover>
  )
}
