import type { TableProps } from '@mantine/core'
import classes from './Tables.module.css'

export interface Look {
  skin: 'page' | 'dark'
  head: 'plain' | 'light' | 'dark'
  borders: 'rows' | 'all' | 'none'
  density: 'normal' | 'compact'
  striped: boolean
  highlightOnHover: boolean
}

/** What a table is given to look so. */
export const tableOf = ({ skin, head, borders, density, striped, highlightOnHover }: Look) =>
  ({
    striped,
    highlightOnHover,
    withRowBorders: borders !== 'none',
    withColumnBorders: borders === 'all',
    withTableBorder: borders === 'all',
    verticalSpacing: density === 'compact' ? 4 : 10,
    className: classes.table ?? '',
    mod: { skin, head },
  }) satisfies TableProps
