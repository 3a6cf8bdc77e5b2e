import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, sampleOf } from '../../samples/sample.ts'
import { income, lessons } from './figures.ts'
import { Shown } from './Shown.tsx'

export const apex = sampleOf(
  { kind: choice('area', 'line', 'bar', 'stack') },
  {
    lessons: ({ kind }) => {
      const t = useText('data')
      const series = [
        { name: 'practical', label: t('apex.practical') },
        { name: 'theory', label: t('apex.theory') },
      ]
      return <Shown label={t('apex.lessons')} spec={{ kind, data: { unit: 'count', points: lessons }, series }} />
    },
    compared: () => {
      const t = useText('data')
      const series = [
        { name: 'now', label: t('apex.now') },
        { name: 'before', label: t('apex.before') },
      ]
      const data = { unit: 'money' as const, points: income }
      return (
        <Shown label={t('apex.compared')} spec={{ kind: 'line', data, series, currency: 'SAR', isCompared: true }} />
      )
    },
    small: ({ kind }) => {
      const t = useText('data')
      const series = [{ name: 'practical', label: t('apex.practical') }]
      const data = { unit: 'count' as const, points: lessons }
      return <Shown label={t('apex.small')} spec={{ kind, data, series, isBare: true }} />
    },
    nothing: ({ kind }) => {
      const t = useText('data')
      const series = [{ name: 'practical', label: t('apex.practical') }]
      return <Shown label={t('apex.nothing')} spec={{ kind, data: { unit: 'count', points: [] }, series }} />
    },
  },
)
