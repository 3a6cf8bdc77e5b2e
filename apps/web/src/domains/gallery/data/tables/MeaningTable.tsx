import { Table } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { WideTable } from '../../../../ui/page/WideTable.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import classes from './Tables.module.css'

const rows = [
  { meaning: 'green', status: 'done', word: 'done', passed: 41 },
  { meaning: 'blue', status: 'planned', word: 'planned', passed: 0 },
  { meaning: 'yellow', status: 'waiting', word: 'waiting', passed: 12 },
  { meaning: 'red', status: 'failed', word: 'repeat', passed: 3 },
  { meaning: 'gray', status: 'cancelled', word: 'cancelled', passed: 0 },
] as const

/** Rows whose ground says how it stands with them; the word in the row says it too. */
export function MeaningTable() {
  const t = useText('data')
  const format = useFormat()
  return (
    <WideTable label={t('reactstrap.meanings')} minWidth={360} className={classes.table ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('reactstrap.group')}</Table.Th>
          <Table.Th scope="col">{t('reactstrap.state')}</Table.Th>
          <Table.Th scope="col" data-end>
            {t('reactstrap.passed')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ meaning, status, word, passed }, place) => (
          <Table.Tr key={meaning} className={classes[meaning]}>
            <Table.Th scope="row">{t('reactstrap.course', { number: format.number(place + 1) })}</Table.Th>
            <Table.Td>
              <StatusBadge status={status} label={t(`reactstrap.${word}`)} />
            </Table.Td>
            <Table.Td data-end>{format.number(passed)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
