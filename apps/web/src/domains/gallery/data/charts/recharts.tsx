import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, sampleOf } from '../../samples/sample.ts'
import { exams, skills } from './figures.ts'
import { Shown } from './Shown.tsx'

export const recharts = sampleOf(
  { kind: choice('bar', 'stack', 'line') },
  {
    exams: ({ kind }) => {
      const t = useText('data')
      const series = [
        { name: 'passed', label: t('chartjs.passed') },
        { name: 'failed', label: t('chartjs.failed') },
      ]
      return <Shown label={t('recharts.exams')} spec={{ kind, data: { unit: 'count', points: exams }, series }} />
    },
    skills: () => {
      const t = useText('data')
      const series = [
        { name: 'first', label: t('recharts.first') },
        { name: 'second', label: t('recharts.second') },
      ]
      const data = { unit: 'count' as const, points: skills }
      return <Shown label={t('recharts.skills')} spec={{ kind: 'radar', data, series }} />
    },
  },
)
