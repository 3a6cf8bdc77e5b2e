import { Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { type BoardColumn, enquiries } from '../leads.ts'
import classes from './Board.module.css'
import { LeadCard } from './LeadCard.tsx'

/** The status of a column, and how many leads have it. */
export function ColumnHead({ column }: { column: BoardColumn | undefined }) {
  const t = useText('leads')
  const format = useFormat()
  return (
    column && (
      <div className={classes.head}>
        <StatusBadge status={column.status} label={t(`status.${column.status}`)} />
        <Text span size="sm" c="dimmed" className="tabular">
          {format.number(column.total)}
        </Text>
      </div>
    )
  )
}

/** The way to the list, for what a column does not show. */
export function ColumnFoot({ column, search }: { column: BoardColumn | undefined; search: object }) {
  const t = useText('leads')
  const format = useFormat()
  if (!column) return null
  if (column.total === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('board.empty')}
      </Text>
    )
  return column.total > column.rows.length ? (
    <LinkAnchor to={enquiries.link} search={{ ...search, status: column.status }} size="sm" className={classes.rest}>
      {t('board.rest', { shown: format.number(column.rows.length), total: format.number(column.total) })}
    </LinkAnchor>
  ) : null
}

/** The cards of one column, where there is no other to move them to. */
export const CardList = ({ column, school }: { column: BoardColumn; school: School }) => (
  <ul className={classes.cards}>
    {column.rows.map((lead) => (
      <li key={lead.id}>
        <LeadCard lead={lead} school={school} />
      </li>
    ))}
  </ul>
)
