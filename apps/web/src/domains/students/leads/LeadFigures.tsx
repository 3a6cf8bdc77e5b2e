import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import { addDays } from '@dsms/contract/kernel/time/days'
import { leadFigures } from '@dsms/contract/students/leads/calls'
import { leadSources } from '@dsms/contract/students/leads/rules'
import { Menu } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { oneOf, useChangeSearch, useSearchOf } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { browserZone, wallClock } from '../../../kernel/i18n/zone.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { ChoiceMenu } from '../../../ui/charts/ChoiceMenu.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './Leads.module.css'
import { enquiries } from './leads.ts'

const periods = ['year', 'last_90', 'last_year'] as const
const readers = { period: oneOf(periods) }

/** First and last day of a period; what is left out is for the server to say, which knows the day of the school. */
function daysOf(period: (typeof periods)[number]): { from?: string; to?: string } {
  const today = wallClock(new Date(), browserZone()).slice(0, 10)
  if (period === 'last_90') return { from: addDays(today, -89) }
  const last = String(Number(today.slice(0, 4)) - 1)
  return period === 'last_year' ? { from: `${last}-01-01`, to: `${last}-12-31` } : {}
}

/** What each source brought, and what became of it; and what waits to be followed up. */
export function LeadFigures({ school: { school_id, isVisited, search } }: { school: School }) {
  const t = useText('leads')
  const format = useFormat()
  const change = useChangeSearch()
  const { period = 'year' } = useSearchOf(readers)
  const days = daysOf(period)
  const query = useQuery({
    enabled: !isVisited || school_id !== undefined,
    queryKey: [...areaKey(enquiries, school_id), 'figures', days],
    queryFn: ({ signal }) => call(leadFigures, { query: { ...days, school_id } }, signal),
    placeholderData: keepPreviousData,
  })
  const percent = (rate: number | null) => (rate === null ? '–' : format.number(rate / 100, { style: 'percent' }))
  const named = (source: string) => (isOneOf(leadSources, source) ? t(`source.${source}`) : source)
  return (
    <ChartCard
      title={t('figures.title')}
      query={query}
      height={260}
      actions={() => (
        <ChoiceMenu label={t('figures.period', { period: t(`period.${period}`) })} chosen={t(`period.${period}`)}>
          <Menu.RadioGroup value={period} onChange={(next) => change({ period: next === 'year' ? undefined : next })}>
            {periods.map((one) => (
              <Menu.RadioItem key={one} value={one} closeMenuOnClick>
                {t(`period.${one}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </ChoiceMenu>
      )}
      head={({ all, overdue, today }) => (
        <dl className={`tabular ${classes.facts}`}>
          {(['came', 'won', 'lost'] as const).map((key) => (
            <div key={key}>
              <dt>{t(`figures.${key}`)}</dt>
              <dd>{format.number(all[key])}</dd>
            </div>
          ))}
          <div>
            <dt>{t('figures.rate')}</dt>
            <dd>{percent(all.rate)}</dd>
          </div>
          <div>
            <dt>{t('figures.due')}</dt>
            <dd>
              <LinkAnchor to="/school/leads" search={{ ...search, due: 'true', sort: 'follow_up_on' }}>
                {t('figures.dueCount', { overdue: format.number(overdue), today: format.number(today) })}
              </LinkAnchor>
            </dd>
          </div>
        </dl>
      )}
      chart={({ sources }) => {
        const there = sources.filter(({ came }) => came > 0)
        const found = (source: string) => there.find((one) => one.source === source)
        return {
          kind: 'stack',
          height: 180,
          along: { title: t('field.source'), nameOf: named },
          more: [
            { title: t('figures.came'), of: (source) => format.number(found(source)?.came ?? 0) },
            { title: t('figures.rate'), of: (source) => percent(found(source)?.rate ?? null) },
          ],
          data: {
            unit: 'count',
            points: there.map(({ source, came, won, lost }) => ({
              at: source,
              values: { won, open: came - won - lost, lost },
            })),
          },
          series: [
            { name: 'won', label: t('figures.won') },
            { name: 'open', label: t('figures.open'), color: 'var(--mantine-color-petrol-3)' },
            { name: 'lost', label: t('figures.lost'), color: 'var(--mantine-color-gray-5)' },
          ],
        }
      }}
    />
  )
}
