import { defectSeverities } from '@dsms/contract/vehicleDefects'
import { Text } from '@mantine/core'
import { AreaList } from '../../components/areas/AreaList.tsx'
import { wordsOf } from '../../components/areas/genders.ts'
import { Bdi, Typed } from '../../components/Bidi.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import classes from './Fleet.module.css'
import { defects } from './fleet.ts'
import { Severity } from './Severity.tsx'

/** What is wrong with the vehicles, for those who see to it. */
export function DefectsPage() {
  const t = useText('defects')
  const format = useFormat()
  const severities = defectSeverities.map((value) => ({ value, label: t(`severity.${value}`) }))
  return (
    <AreaList
      of={defects}
      columns={[
        {
          key: 'vehicle',
          title: t('field.vehicle'),
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
          title: t('field.severity'),
          sort: 'severity',
          onCard: true,
          render: (defect) => <Severity severity={defect.severity} />,
        },
        {
          key: 'reported_on',
          title: t('field.reported_on'),
          sort: 'reported_on',
          align: 'end',
          render: (defect) => format.date(defect.reported_on),
        },
        {
          key: 'reported_by',
          title: t('field.reported_by'),
          render: (defect) => <Typed>{defect.reported_by ?? ''}</Typed>,
        },
        { key: 'order', title: t('field.order'), render: (defect) => <Typed>{defect.order ?? ''}</Typed> },
      ]}
      filters={[
        { name: 'severity', label: t('field.severity'), choices: severities },
        { name: 'open', label: t('open'), choices: [{ value: 'true', label: t('openOnly') }] },
      ]}
      sheet={{
        title: { isRequired: true },
        vehicle: { isRequired: true },
        severity: { isRequired: true, words: wordsOf(severities) },
      }}
    />
  )
}
