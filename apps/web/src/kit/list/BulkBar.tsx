import { Button, Group, Paper, Text } from '@mantine/core'
import { useText } from '../../kernel/i18n/index.ts'
import type { BulkAction } from '../records/types.ts'
import classes from './BulkBar.module.css'
import type { Selection } from './useSelection.ts'

/** What can be done with the chosen rows; at the bottom of the window while rows are chosen. */
export function BulkBar<Row>({
  selection,
  actions,
}: {
  selection: Pick<Selection<Row>, 'rows' | 'clear'>
  actions: BulkAction<Row>[]
}) {
  const t = useText('records')
  const { rows } = selection
  if (rows.length === 0) return null
  return (
    <Paper className={classes.bar} withBorder shadow="md" role="region" aria-label={t('selection')}>
      <Group gap="sm">
        <Text size="sm" fw={600} role="status">
          {t('selected', { count: rows.length })}
        </Text>
        {actions.map((action) => {
          const fitting = action.fits ? rows.filter(action.fits) : rows
          return (
            fitting.length > 0 && (
              <Button
                key={action.key}
                variant="light"
                size="sm"
                leftSection={action.icon}
                onClick={() => action.run(fitting)}
              >
                {action.label(fitting.length)}
              </Button>
            )
          )
        })}
        <Button variant="subtle" color="gray" size="sm" onClick={selection.clear}>
          {t('selectNone')}
        </Button>
      </Group>
    </Paper>
  )
}
