import { getAvgSessions, getSessionsDevice } from '@dsms/contract/insight/cards/calls'
import { getActiveUsers } from '@dsms/contract/insight/cards/statistics'
import { toMinor } from '@dsms/contract/kernel/money'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { colorAt } from '../../../ui/charts/chartSpec.ts'
import { useRange } from '../../../ui/charts/useRange.ts'
import { Change, ChangeText } from './Change.tsx'
import classes from './Figures.module.css'
import { useFigure } from './useFigure.ts'

interface Props {
  className?: string
}

/** Sign-ins, and whether people come back. */
export function AvgSessions({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('sessions')
  const query = useFigure(getAvgSessions, { query: { range: range.range } })
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <ChartCard
      title={t('sessions.title')}
      query={query}
      range={range}
      className={className}
      head={(data) => (
        <div className={classes.row}>
          <p className={`${classes.big} tabular`}>{format.number(data.sessions)}</p>
          <ChangeText text={data.growth} />
        </div>
      )}
      chart={(data) => ({
        kind: 'bar',
        data: data.chart,
        series: [{ name: 'sessions', label: t('sessions.title') }],
        height: 160,
      })}
      foot={(data) => (
        <dl className={classes.facts}>
          <Fact label={t('users')} value={format.number(data.users)} />
          <Fact label={t('retention')} value={percent(data.retention)} />
          <Fact
            label={t('stay')}
            value={format.number(data.averageMinutes, { style: 'unit', unit: 'minute', maximumFractionDigits: 1 })}
          />
          <Fact
            label={t('membership')}
            value={format.number(data.duration, { style: 'unit', unit: 'year', maximumFractionDigits: 1 })}
          />
          {data.goal !== null && (
            <Fact label={t('goal')} value={format.money(toMinor(data.goal, data.currency), data.currency)} />
          )}
        </dl>
      )}
    />
  )
}

export const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="tabular">{value}</dd>
  </div>
)

const deviceIcons = { Desktop: IconDeviceDesktop, Mobile: IconDeviceMobile, Tablet: IconDeviceTablet }

/** What people sign in with. */
export function SessionsByDevice({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('devices')
  const query = useFigure(getSessionsDevice, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('devices.title')}
      query={query}
      range={range}
      className={className}
      chart={(data) => ({
        kind: 'donut',
        label: t('sessions.title'),
        parts: data.chart_info.map(({ name, sessions }) => ({ name, label: t(`device.${name}`), value: sessions })),
      })}
      foot={(data) => (
        <ul className={classes.list}>
          {data.chart_info.map(({ name, usage, upDown }, place) => {
            const DeviceIcon = deviceIcons[name]
            return (
              <li key={name}>
                <DeviceIcon size={20} stroke={1.5} style={{ color: colorAt(place) }} aria-hidden />
                <span className={classes.grow}>{t(`device.${name}`)}</span>
                <span className={`${classes.end} tabular`}>
                  {format.number(usage / 100, { style: 'percent', maximumFractionDigits: 1 })}
                </span>
                <Change percent={upDown} />
              </li>
            )
          })}
        </ul>
      )}
    />
  )
}

/** People who signed in. */
export function ActiveUsers({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('active')
  const query = useFigure(getActiveUsers, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('active.title')}
      query={query}
      range={range}
      className={className}
      height={130}
      head={(data) => <p className={`${classes.big} tabular`}>{format.number(data.analyticsData.users)}</p>}
      chart={(data) => ({
        kind: 'line',
        data: data.chart,
        series: [{ name: 'users', label: t('active.title') }],
        isBare: true,
      })}
    />
  )
}
