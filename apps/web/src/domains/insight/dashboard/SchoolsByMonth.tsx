import { SegmentedControl, Skeleton, Table } from '@mantine/core'
import { useState } from 'react'
import { later } from '../../../kernel/browser/later/later.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Dashboard.module.css'
import type { MonthCount } from './months.ts'

const Chart = later(async () => (await import('./SchoolsByMonthChart.tsx')).SchoolsByMonthChart, {
  Waiting: () => <Skeleton height={220} />,
})

/** New schools of each of the last twelve months, drawn or as numbers. */
export function SchoolsByMonth({ months }: { months: MonthCount[] }) {
  const t = useText('dashboard')
  const format = useFormat()
  const [shape, setShape] = useState('chart')
  return (
    <section className="card" aria-labelledby="by-month">
      <div className={classes.headingRow}>
        <h2 id="by-month" className={classes.heading}>
          {t('byMonth')}
        </h2>
        <SegmentedControl
          size="xs"
          aria-label={t('shape')}
          value={shape}
          onChange={setShape}
          data={[
            { value: 'chart', label: t('shape.chart') },
            { value: 'table', label: t('shape.table') },
          ]}
        />
      </div>
      {shape === 'chart' ? (
        <Chart months={months} />
      ) : (
        <Table aria-labelledby="by-month" className="tabular">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('month')}</Table.Th>
              <Table.Th ta="end">{t('newSchools')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {months.map(({ month, count }) => (
              <Table.Tr key={month}>
                <Table.Td>{format.month(month)}</Table.Td>
                <Table.Td ta="end">{format.number(count)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  )
}
