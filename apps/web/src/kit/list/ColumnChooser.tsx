import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useText } from '../../kernel/i18n/index.ts'
import { pressed } from '../../ui/late/pressed.tsx'
import type { ColumnsProps } from './ColumnsHost.tsx'

const Columns = pressed<ColumnsProps>(async () => (await import('./ColumnsHost.tsx')).ColumnsHost, 'dialog')

/** Which columns show, and how tall the rows are. The first column is the name and always shows. */
export function ColumnChooser(props: ColumnsProps) {
  const label = useText('records')('columns')
  return (
    <Columns
      {...props}
      target={
        <ActionIcon variant="default" size={36} aria-label={label} title={label}>
          <IconColumns3 size={18} stroke={1.5} />
        </ActionIcon>
      }
    />
  )
}
