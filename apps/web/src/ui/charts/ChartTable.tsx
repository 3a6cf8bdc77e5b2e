import { Table } from '@mantine/core'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './Chart.module.css'
import { type ChartSpec, isTime } from './chartSpec.ts'
import { useChartFormat } from './useChartFormat.ts'

/** The same numbers as the chart draws, as a table. */
export function ChartTable({ spec, label }: { spec: ChartSpec; label: string }) {
  const t = useText('cards')
  const format = useChartFormat(isTime(spec) ? spec.currency : undefined)
  const more = (isTime(spec) && spec.more) || []
  const heads = isTime(spec)
    ? [...spec.series.map((one) => one.label), ...more.map(({ title }) => title)]
    : [spec.label]
  const rows = isTime(spec)
    ? spec.data.points.map(({ at, values }) => ({
        key: at,
        head: (spec.along?.nameOf ?? format.at)(at),
        cells: [
          ...spec.series.map(({ name }) => (values[name] === undefined ? '–' : format.value(values[name]))),
          ...more.map(({ of }) => of(at)),
        ],
      }))
    : spec.parts.map((part) => ({ key: part.name, head: part.label, cells: [format.value(part.value)] }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.tableFrame} tabIndex={0} aria-label={label}>
      <Table aria-label={label} className="tabular" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{isTime(spec) ? (spec.along?.title ?? t('table.time')) : t('table.part')}</Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} ta="end">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, head, cells }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400}>
                {head}
              </Table.Th>
              {cells.map((cell, place) => (
                <Table.Td key={heads[place]} ta="end">
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
