import { Skeleton } from '@mantine/core'
import { later } from '../../kernel/browser/later/later.tsx'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './Chart.module.css'
import { ChartTable } from './ChartTable.tsx'
import { type ChartSpec, colorAt, isNothing, isTime } from './chartSpec.ts'
import { Dot } from './Dot.tsx'

const ChartPlot = later(async () => (await import('./ChartPlot.tsx')).ChartPlot, {
  Waiting: ({ spec }: { spec: ChartSpec }) => <Skeleton height={heightOf(spec)} />,
})

const heightOf = (spec: ChartSpec): number => spec.height ?? (isTime(spec) ? (spec.isBare ? 90 : 240) : 190)

interface Props {
  spec: ChartSpec
  /** What it shows, for those who do not see it. */
  label: string
  asTable: boolean
}

/** A chart with its legend, or the table of the same numbers. */
export function ChartFigure({ spec, label, asTable }: Props) {
  const t = useText('cards')
  if (asTable) return <ChartTable spec={spec} label={label} />
  if (isNothing(spec)) return <p className={classes.empty}>{t('nothing')}</p>
  const names = isTime(spec) ? spec.series : spec.parts
  return (
    <div>
      <div role="img" aria-label={t('chartOf', { title: label })}>
        <div aria-hidden dir="ltr">
          <ChartPlot spec={spec} />
        </div>
      </div>
      {isTime(spec) && names.length > 1 && (
        <ul className={classes.legend}>
          {spec.series.map(({ name, label: title, color }, place) => (
            <li key={name}>
              <Dot color={colorAt(place, color)} />
              {title}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
