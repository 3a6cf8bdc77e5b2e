import type { TooltipContentProps } from 'recharts'
import { useLanguage } from '../../kernel/i18n/index.ts'
import classes from './Chart.module.css'
import { Dot } from './Dot.tsx'

interface Props {
  label: string
  payload: TooltipContentProps['payload']
  series: { name: string; label: string; color: string }[]
  value: (value: number) => string
}

/** The numbers of one place of the chart, in the direction of the page: the chart around it is drawn left to right. */
export function ChartTooltip({ label, payload, series, value }: Props) {
  const { dir } = useLanguage()
  if (payload.length === 0) return null
  return (
    <div className={classes.tooltip} dir={dir}>
      {label}
      <dl className="tabular">
        {series.map(({ name, label: title, color }) => {
          const found = payload.find((one) => one.dataKey === name || one.name === name)
          return typeof found?.value !== 'number' ? null : (
            <div key={name} style={{ display: 'contents' }}>
              <dt>
                <Dot color={color} />
                {title}
              </dt>
              <dd>{value(found.value)}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
