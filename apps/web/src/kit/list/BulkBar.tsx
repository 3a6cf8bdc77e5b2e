import { Button, Group, Paper, Text } from '@mantine/core'
import { useText } from '../../kernel/i18n/index.ts'
import type { BulkAction } from '../records/types.ts'
import type { ListState } from '../records/useListState.ts'
import classes from './BulkBar.module.css'
import type { Selection } from './useSelection.ts'

interface Props<Row> {
  selection: Pick<Selection<Row>, 'rows' | 'clear'> & Partial<Pick<Selection<Row>, 'isAll' | 'isWholePage' | 'takeAll'>>
  actions: BulkAction<Row>[]
  /** The list and how many rows its filters leave, where all of them may be meant at once. */
  all?: { list: ListState; total: number }
}

/** What can be done with the chosen rows; at the bottom of the window while rows are chosen. */
export function BulkBar<Row>({ selection, actions, all }: Props<Row>) {
  const t = useText('records')
  const { rows, isAll = false, isWholePage, takeAll } = selection
  if (rows.length === 0 && !isAll) return null
  const total = all?.total ?? 0
  const mayTakeAll = isWholePage && !isAll && total > rows.length && actions.some(({ runAll }) => runAll)
  return (
    <Paper className={classes.bar} withBorder shadow="md" role="region" aria-label={t('selection')}>
      <Group gap="sm">
        <Text size="sm" fw={600} role="status">
          {isAll ? t('selectedAll', { count: total }) : t('selected', { count: rows.length })}
        </Text>
        {mayTakeAll && (
          <Button variant="subtle" size="sm" onClick={takeAll}>
            {t('selectAll', { count: total })}
          </Button>
        )}
        {actions.map((action) => {
          const fitting = action.fits && !isAll ? rows.filter(action.fits) : rows
          const count = isAll ? total : fitting.length
          const { runAll } = action
          if (count === 0 || (isAll && !(runAll && all))) return null
          return (
            <Button
              key={action.key}
              variant="light"
              size="sm"
              leftSection={action.icon}
              onClick={() => (isAll && all ? runAll?.(all.list, total) : action.run(fitting))}
            >
              {action.label(count)}
            </Button>
          )
        })}
        <Button variant="subtle" color="gray" size="sm" onClick={selection.clear}>
          {t('selectNone')}
        </Button>
      </Group>
    </Paper>
  )
}
