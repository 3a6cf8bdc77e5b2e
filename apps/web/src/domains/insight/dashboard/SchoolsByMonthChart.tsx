import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import type { MonthCount } from './months.ts'

/** Bars from zero; time runs with the reading direction. */
export function SchoolsByMonthChart({ months }: { months: MonthCount[] }) {
  const t = useText('dashboard')
  const format = useFormat()
  const { dir } = useLanguage()
  const total = months.reduce((sum, { count }) => sum + count, 0)
  return (
    <div role="img" aria-label={t('byMonth.summary', { total: format.number(total) })}>
      <div aria-hidden dir="ltr">
        <BarChart
          h={220}
          data={months.map(({ month, count }) => ({ month: format.month(month), count }))}
          dataKey="month"
          series={[{ name: 'count', label: t('newSchools'), color: 'var(--mantine-primary-color-filled)' }]}
          withBarValueLabel
          valueFormatter={(value) => format.number(value)}
          gridAxis="none"
          tickLine="none"
          maxBarWidth={36}
          withYAxis={false}
          xAxisProps={{ reversed: dir === 'rtl', interval: 2, padding: { left: 8, right: 8 } }}
          barChartProps={{ accessibilityLayer: false, margin: { top: 20 } }}
          tooltipAnimationDuration={120}
        />
      </div>
    </div>
  )
}
