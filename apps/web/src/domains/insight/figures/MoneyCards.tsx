import { getRevenueCard, getRevenueReport } from '@dsms/contract/insight/cards/calls'
import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx'
import { ChoiceMenu } from '../../../ui/charts/ChoiceMenu.tsx'
import classes from './Figures.module.css'
import { Fact } from './SessionCards.tsx'
import { TargetsDialog } from './TargetsDialog.tsx'
import { useFigure } from './useFigure.ts'

interface Props {
  className?: string
}

/** What came in and went back in each month of a year, and how that stands to the budget. */
export function RevenueReport({ className }: Props) {
  const t = useText('cards')
  const [year, setYear] = useYear()
  const [isEditing, setEditing] = useState(false)
  const query = useFigure(getRevenueReport, year ? { year } : {})
  return (
    <>
      <ChartCard
        title={t('report.title')}
        query={query}
        className={className}
        actions={(data) => <YearMenu years={data.years} year={data.year} choose={setYear} />}
        head={(data) =>
          !data.isMoneyHidden && (
            <div className={classes.row}>
              <dl className={classes.facts} style={{ flex: 1 }}>
                <Fact label={t('report.earned')} value={data.price} />
                <Fact label={t('budget')} value={data.budgetMinor ? data.budget : t('budget.none')} />
              </dl>
              {data.canEdit && (
                <Button variant="light" size="compact-md" mih={36} onClick={() => setEditing(true)}>
                  {t('budget.change')}
                </Button>
              )}
            </div>
          )
        }
        chart={(data) => ({
          kind: 'stack',
          data: data.chart,
          currency: data.currency,
          series: [
            { name: 'earning', label: t('earning') },
            { name: 'expense', label: t('expense') },
          ],
        })}
        foot={(data) =>
          data.pace.points.length > 1 && (
            <ChartFigure
              asTable={false}
              label={t('report.pace')}
              spec={{
                kind: 'line',
                data: data.pace,
                currency: data.currency,
                isBare: true,
                isCompared: true,
                series: [
                  { name: 'earned', label: t('report.soFar') },
                  { name: 'budget', label: t('budget') },
                ],
              }}
            />
          )
        }
      />
      {isEditing && query.data && <TargetsDialog year={query.data.year} close={() => setEditing(false)} />}
    </>
  )
}

function YearMenu({ years, year, choose }: { years: string[]; year: number; choose: (year: number) => void }) {
  const t = useText('cards')
  return (
    <ChoiceMenu label={t('report.year', { year: String(year) })} chosen={year}>
      {years.map((one) => (
        <Menu.Item key={one} onClick={() => choose(Number(one))}>
          {one}
        </Menu.Item>
      ))}
    </ChoiceMenu>
  )
}

/** The year of the report, in the address; this one when none is. */
function useYear(): [number | undefined, (year: number) => void] {
  const { year } = useSearchOf(readers)
  const change = useChangeSearch()
  return [year && year >= 2000 && year <= 2100 ? year : undefined, (next) => void change({ year: next })]
}

const readers = { year: whole }

/** This month beside the last, added up day by day. */
export function RevenueMonths({ className }: Props) {
  const t = useText('cards')
  const query = useFigure(getRevenueCard)
  return (
    <ChartCard
      title={t('months.title')}
      query={query}
      className={className}
      head={(data) =>
        !data.isMoneyHidden && (
          <dl className={classes.facts}>
            <Fact label={t('months.this')} value={data.thisMonth} />
            <Fact label={t('months.last')} value={data.lastMonth} />
          </dl>
        )
      }
      chart={(data) => ({
        kind: 'line',
        data: data.chart,
        currency: data.currency,
        isCompared: true,
        series: [
          { name: 'thisMonth', label: t('months.this') },
          { name: 'lastMonth', label: t('months.last') },
        ],
      })}
    />
  )
}
