import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, sampleOf } from '../../samples/sample.ts'
import { Shown } from './Shown.tsx'

const classes = [
  { name: 'car', value: 214 },
  { name: 'motorbike', value: 46 },
  { name: 'truck', value: 31 },
  { name: 'bus', value: 21 },
] as const

export const chartjs = sampleOf(
  { kind: choice('donut', 'pie') },
  {
    classes: ({ kind }) => {
      const t = useText('data')
      const parts = classes.map((one) => ({ ...one, label: t(`chartjs.${one.name}`) }))
      return <Shown label={t('chartjs.classes')} spec={{ kind, parts, label: t('chartjs.students'), middle: '312' }} />
    },
    meaning: ({ kind }) => {
      const t = useText('data')
      const parts = [
        { name: 'passed', label: t('chartjs.passed'), value: 66, color: 'var(--mantine-color-green-6)' },
        { name: 'failed', label: t('chartjs.failed'), value: 13, color: 'var(--mantine-color-red-6)' },
      ]
      return <Shown label={t('chartjs.meaning')} spec={{ kind, parts, label: t('chartjs.exams') }} />
    },
    nothing: ({ kind }) => {
      const t = useText('data')
      return <Shown label={t('chartjs.nothing')} spec={{ kind, parts: [], label: t('chartjs.students') }} />
    },
  },
)
