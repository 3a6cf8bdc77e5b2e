import '@mantine/charts/styles.css'
import { AreaChart, BarChart, LineChart, RadarChart } from '@mantine/charts'
import type { TooltipContentProps } from 'recharts'
import { useLanguage } from '../../kernel/i18n/index.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { colorAt, type TimeChart } from './chartSpec.ts'
import { useChartFormat } from './useChartFormat.ts'

/** Draws what runs over time. Time runs with the reading direction, and the amounts stand where reading begins. */
export function TimePlot({ spec }: { spec: TimeChart }) {
  const { dir } = useLanguage()
  const format = useChartFormat(spec.currency)
  const isRtl = dir === 'rtl'
  const { kind, isBare = false } = spec
  const data = spec.data.points.map(({ at, values }) => ({ at: (spec.along?.nameOf ?? format.at)(at), ...values }))
  const series = spec.series.map(({ name, label, color }, place) => ({
    name,
    label,
    color: colorAt(place, color),
    ...(spec.isCompared && place === 1 ? { strokeDasharray: '5 5' } : {}),
  }))
  const tooltip = {
    content: ({ label, payload }: TooltipContentProps) => (
      <ChartTooltip label={String(label ?? '')} payload={payload} series={series} value={format.value} />
    ),
  }
  const common = {
    h: spec.height ?? (isBare ? 90 : 240),
    data,
    dataKey: 'at',
    series,
    tooltipAnimationDuration: 120,
    tooltipProps: tooltip,
  }
  const axes = {
    withXAxis: !isBare,
    withYAxis: !isBare,
    gridAxis: isBare ? ('none' as const) : ('x' as const),
    tickLine: 'none' as const,
    valueFormatter: format.short,
    xAxisProps: { reversed: isRtl, minTickGap: 16, padding: { left: 8, right: 8 } },
    yAxisProps: { orientation: isRtl ? ('right' as const) : ('left' as const), width: 48 },
  }
  const quiet = { accessibilityLayer: false, ...(isBare ? { margin: { top: 6, bottom: 6, left: 4, right: 4 } } : {}) }
  if (kind === 'radar') {
    return (
      <RadarChart
        {...common}
        series={series.map((one) => ({ ...one, opacity: 0.25 }))}
        withTooltip
        radarChartProps={quiet}
        withPolarRadiusAxis={false}
      />
    )
  }
  if (kind === 'bar' || kind === 'stack') {
    return (
      <BarChart
        {...common}
        {...axes}
        type={kind === 'stack' ? 'stacked' : 'default'}
        maxBarWidth={28}
        barChartProps={quiet}
      />
    )
  }
  const lines = { ...common, ...axes, curveType: 'monotone' as const, withDots: false, strokeWidth: 2 }
  return kind === 'line' ? (
    <LineChart {...lines} lineChartProps={quiet} />
  ) : (
    <AreaChart {...lines} areaChartProps={quiet} fillOpacity={0.25} />
  )
}
