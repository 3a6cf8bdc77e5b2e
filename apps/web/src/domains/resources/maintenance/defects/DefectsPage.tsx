import { Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { AreaList } from '../../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../../kit/areas/list/askList.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import classes from '../Fleet.module.css'
import { defects } from '../fleet.ts'
import { Severity } from '../Severity.tsx'

/** Defects of the vehicles, for those who see to them. */
export function DefectsPage() {
  const t = useText('defects')
  const format = useFormat()
  return (
    <AreaList
      of={defects}
      columns={[
        {
          key: 'vehicle',
          sort: 'vehicle',
          onCard: true,
          render: (defect) => (
            <>
              <Typed>{defect.vehicle}</Typed>{' '}
              <Text span size="xs" c="dimmed" className={classes.plate}>
                <Bdi>{defect.registration_no}</Bdi>
              </Text>
            </>
          ),
        },
        {
          key: 'severity',
          sort: 'severity',
          onCard: true,
          render: (defect) => <Severity severity={defect.severity} />,
        },
        {
          key: 'reported_on',
          sort: 'reported_on',
          align: 'end',
          render: (defect) => format.date(defect.reported_on),
        },
        { key: 'reported_by' },
        { key: 'order' },
      ]}
      filters={[
        { name: 'severity', word: 'severity' },
        { name: 'open', label: t('open'), choices: [{ value: 'true', label: t('openOnly') }] },
      ]}
      sheet={{
        severity: { word: 'severity' },
      }}
    />
  )
}
DefectsPage.ask = askList(defects)
