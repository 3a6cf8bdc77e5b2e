import '@mantine/charts/styles.css'
import { DonutChart, PieChart } from '@mantine/charts'
import type { TooltipContentProps } from 'recharts'
import { useFormat } from '../../kernel/i18n/format.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { colorAt, type PartsChart } from './chartSpec.ts'

/** Draws a whole in parts, the first one at the top. */
export function PartsPlot({ spec }: { spec: PartsChart }) {
  const format = useFormat()
  const data = spec.parts.map(({ label, value, color }, place) => ({
    name: label,
    value,
    color: colorAt(place, color),
  }))
  const series = data.map(({ name, color }) => ({ name, label: name, color }))
  const size = spec.height ?? 190
  const common = {
    data,
    size,
    mx: 'auto',
    strokeWidth: 2,
    pieChartProps: { accessibilityLayer: false },
    pieProps: { rootTabIndex: -1 },
    tooltipDataSource: 'segment' as const,
    tooltipProps: {
      content: ({ payload }: TooltipContentProps) => (
        <ChartTooltip label="" payload={payload} series={series} value={format.number} />
      ),
    },
  }
  return spec.kind === 'pie' ? (
    <PieChart {...common} withTooltip />
  ) : (
    <DonutChart {...common} thickness={22} chartLabel={spec.middle} withTooltip />
  )
}
