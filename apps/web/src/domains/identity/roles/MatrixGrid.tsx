import { commonActions } from '@dsms/contract/kernel/permissions'
import { Checkbox, Table } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Matrix.module.css'
import { type GridPlace, useGridKeys } from './useGridKeys.ts'
import { type Cell, type MatrixLine, type MatrixState, stateOf } from './useMatrixState.ts'
import { usePermissionNames } from './usePermissionNames.ts'

/** In their order; the others stand together at the end of their row. */
const common: readonly string[] = commonActions

interface Props {
  matrix: MatrixState
  /** Those that the search leaves. */
  lines: MatrixLine[]
  isReadOnly: boolean
}

/** Modules down, actions across; rows and columns can be switched as a whole. */
export function MatrixGrid({ matrix, lines, isReadOnly }: Props) {
  const t = useText('roles')
  const names = usePermissionNames()
  const { grid, onKeyDown, at } = useGridKeys(lines.length)
  const box = (cells: Cell[], name: string, place: GridPlace, label?: string) => {
    const state = stateOf(cells)
    const isFixed = isReadOnly || cells.every((cell) => cell.isLocked)
    return (
      <Checkbox
        {...place}
        aria-label={name}
        label={label}
        aria-readonly={isFixed || undefined}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        className={isFixed ? classes.fixed : undefined}
        onChange={() => !isFixed && matrix.toggleAll(cells)}
      />
    )
  }
  const column = (action: string) => lines.flatMap((line) => line.cells.filter((cell) => cell.action === action))

  return (
    <div className={classes.scroll}>
      <Table ref={grid} role="grid" className={classes.grid} aria-label={t('matrix')} onKeyDown={onKeyDown}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.module}>
              <div className={classes.moduleName}>
                {box(
                  lines.flatMap((line) => line.cells),
                  t('toggle.all'),
                  at(0, 0),
                )}
                {t('module')}
              </div>
            </Table.Th>
            {common.map((action, place) => (
              <Table.Th key={action} className={classes.action}>
                {names.action(action)}
                {box(column(action), t('toggle.column', { action: names.action(action) }), at(0, place + 1))}
              </Table.Th>
            ))}
            <Table.Th>{t('extras')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, index) => {
            const row = index + 1
            const name = names.module(line.module)
            const extras = line.cells.filter((cell) => !common.includes(cell.action))
            return (
              <Table.Tr key={line.module}>
                <Table.Th scope="row" className={classes.module}>
                  <div className={classes.moduleName}>
                    {box(line.cells, t('toggle.row', { module: name }), at(row, 0))}
                    {name}
                  </div>
                </Table.Th>
                {common.map((action, place) => (
                  <Table.Td key={action} role="gridcell" className={classes.action}>
                    {box(
                      line.cells.filter((cell) => cell.action === action),
                      t('cell', { module: name, action: names.action(action) }),
                      at(row, place + 1),
                    )}
                  </Table.Td>
                ))}
                <Table.Td role="gridcell">
                  <div className={classes.extras}>
                    {extras.map((cell, place) => (
                      <div key={cell.id} className={classes.extra}>
                        {box(
                          [cell],
                          t('cell', { module: name, action: names.action(cell.action) }),
                          at(row, common.length + 1 + place),
                          names.action(cell.action),
                        )}
                      </div>
                    ))}
                  </div>
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </div>
  )
}
