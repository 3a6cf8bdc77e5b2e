import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { Text } from '@mantine/core'
import { IconCloudRain, IconSun } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { StatusDays } from '../../../kit/areas/status/StatusNote.tsx'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { LicenceCodes } from '../../curriculum/public.ts'
import { yards } from './circuits.ts'
import { useWeather } from './useWeather.tsx'

const sign = { size: 18, stroke: 1.5 } as const

/** The yards of a school. */
export function CircuitsPage() {
  const t = useText('circuits')
  const areas = useText('areas')
  const format = useFormat()
  const { school_id } = useSchool('school')
  const weather = useWeather(school_id)
  return (
    <AreaList
      of={yards}
      subtitle={(yard) =>
        yard.reopens_at ? (
          <Text component="div" size="xs" c="dimmed">
            {t('weather.until', { time: format.dateTime(yard.reopens_at, yard.time_zone) })}
          </Text>
        ) : (
          <StatusDays record={yard} />
        )
      }
      columns={[
        { key: 'branch', onCard: true },
        { key: 'function', word: 'function' },
        {
          key: 'licence_type',
          title: areas('licences'),
          isExtra: true,
          render: (yard) => <LicenceCodes codes={yard.licence_type} />,
        },
        { key: 'max_capacity', sort: 'max_capacity', align: 'end' },
        { key: 'legal_capacity', sort: 'legal_capacity', align: 'end', onCard: true },
        { key: 'vehicle_count', align: 'end' },
        { key: 'gender_scope' },
        { key: 'surface', isExtra: true, word: 'surface' },
        {
          key: 'permit_expires_on',
          sort: 'permit_expires_on',
          isExtra: true,
          render: (yard) => yard.permit_expires_on && format.date(yard.permit_expires_on),
        },
      ]}
      filters={[
        { name: 'branch_id', choices: useLateRecordChoices(branches, school_id) },
        { name: 'function', word: 'function' },
        { name: 'licence_type_id', label: areas('licences'), choices: useLateRecordChoices(licenceTypes, school_id) },
        { name: 'gender_scope' },
      ]}
      rowActions={(yard) => [
        ...(weather.mayClose(yard)
          ? [
              {
                key: 'weather',
                label: t('weather.close'),
                icon: <IconCloudRain {...sign} />,
                run: () => weather.close(yard),
              },
            ]
          : []),
        ...(weather.mayOpen(yard)
          ? [{ key: 'weather', label: t('weather.open'), icon: <IconSun {...sign} />, run: () => weather.open(yard) }]
          : []),
      ]}
      sheet={{
        name_ar: { example: 'الميدان الرئيسي' },
        name_en: { example: 'Main circuit' },
        function: { word: 'function' },
        surface: { word: 'surface' },
        max_capacity: { example: '12' },
        legal_capacity: { example: '10' },
        permit_expires_on: { example: '2027-03-31' },
      }}
    />
  )
}
CircuitsPage.ask = askList(yards)
