import { useText } from '../../../../kernel/i18n/index.ts'
import { Breadcrumbs } from '../../../../ui/page/Breadcrumbs.tsx'
import { sampleOf } from '../../samples/sample.ts'

export const breadcrumbs = sampleOf(
  {},
  {
    basic: () => {
      const t = useText('parts')
      return <Breadcrumbs parents={[{ label: t('buttons.gallery'), to: '/gallery' }]} current={t('shared.lesson')} />
    },
    plain: () => {
      const t = useText('parts')
      return <Breadcrumbs parents={[{ label: t('shared.vehicles') }]} current={'\u2066ABJ 1234\u2069'} />
    },
    long: () => {
      const t = useText('parts')
      const parents = [{ label: t('badges.longText'), to: '/gallery' as const }, { label: t('shared.exams') }]
      return <Breadcrumbs parents={parents} current={t('shared.on')} />
    },
  },
)
