import { Table } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { WideTable } from '../../../../ui/page/WideTable.tsx'

const rows = [
  { name: 'lessons', count: 1_118, minor: 1_111_110 },
  { name: 'exams', count: 408, minor: 4_080_800 },
  { name: 'theory', count: 97, minor: 909_050 },
] as const

/** Figures of one width, so that numbers below each other can be compared. */
export function Figures() {
  const t = useText('foundations')
  const format = useFormat()
  return (
    <WideTable label={t('typography.numbers')} minWidth={320} className="tabular">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('typography.what')}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t('typography.number')}
          </Table.Th>
          <Table.Th scope="col" ta="end">
            {t('typography.amount')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ name, count, minor }) => (
          <Table.Tr key={name}>
            <Table.Td>{t(`typography.${name}`)}</Table.Td>
            <Table.Td ta="end">{format.number(count)}</Table.Td>
            <Table.Td ta="end">{format.money(minor, 'SAR')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
