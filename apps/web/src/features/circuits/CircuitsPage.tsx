import { branches } from '@dsms/contract/branches'
import { circuitFunctions, circuitSurfaces } from '@dsms/contract/circuits'
import { licenceTypes } from '@dsms/contract/licenceTypes'
import { Text } from '@mantine/core'
import { IconCloudRain, IconSun } from '@tabler/icons-react'
import { AreaList } from '../../components/areas/AreaList.tsx'
import { useGenderScopes, wordsOf } from '../../components/areas/genders.ts'
import { LicenceCodes } from '../../components/areas/LicencesInput.tsx'
import { StatusDays } from '../../components/areas/StatusNote.tsx'
import { useRecordChoices } from '../../components/areas/useChoices.ts'
import { Typed } from '../../components/Bidi.tsx'
import { useSchool } from '../../components/records/school/useSchool.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { yards } from './circuits.ts'
import { useWeather } from './useWeather.tsx'

const sign = { size: 18, stroke: 1.5 } as const

/** The yards of a school. */
export function CircuitsPage() {
  const t = useText('circuits')
  const areas = useText('areas')
  const format = useFormat()
  const { school_id } = useSchool('school')
  const genders = useGenderScopes()
  const weather = useWeather(school_id)
  const functions = circuitFunctions.map((value) => ({ value, label: t(`function.${value}`) }))
  const surfaces = circuitSurfaces.map((value) => ({ value, label: t(`surface.${value}`) }))
  return (
    <AreaList
      of={yards}
      subtitle={(yard) =>
        yard.reopens_at ? (
          <Text component="div" size="xs" c="dimmed">
            {t('weather.until', { time: format.dateTime(yard.reopens_at) })}
          </Text>
        ) : (
          <StatusDays record={yard} />
        )
      }
      columns={[
        { key: 'branch', title: t('field.branch'), onCard: true, render: (yard) => <Typed>{yard.branch}</Typed> },
        { key: 'function', title: t('field.function'), render: (yard) => t(`function.${yard.function}`) },
        {
          key: 'licence_type',
          title: areas('licences'),
          isExtra: true,
          render: (yard) => <LicenceCodes codes={yard.licence_type} />,
        },
        {
          key: 'max_capacity',
          title: t('field.max_capacity'),
          sort: 'max_capacity',
          align: 'end',
          render: (yard) => format.number(yard.max_capacity),
        },
        {
          key: 'legal_capacity',
          title: t('field.legal_capacity'),
          sort: 'legal_capacity',
          align: 'end',
          onCard: true,
          render: (yard) => format.number(yard.legal_capacity),
        },
        {
          key: 'vehicle_count',
          title: t('field.vehicle_count'),
          align: 'end',
          render: (yard) => format.number(yard.vehicle_count),
        },
        {
          key: 'gender_scope',
          title: t('field.gender_scope'),
          render: (yard) => wordsOf(genders)[yard.gender_scope],
        },
        { key: 'surface', title: t('field.surface'), isExtra: true, render: (yard) => t(`surface.${yard.surface}`) },
        {
          key: 'permit_expires_on',
          title: t('field.permit_expires_on'),
          sort: 'permit_expires_on',
          isExtra: true,
          render: (yard) => yard.permit_expires_on && format.date(yard.permit_expires_on),
        },
      ]}
      filters={[
        { name: 'branch_id', label: t('field.branch'), choices: useRecordChoices(branches, school_id) },
        { name: 'function', label: t('field.function'), choices: functions },
        { name: 'licence_type_id', label: areas('licences'), choices: useRecordChoices(licenceTypes, school_id) },
        { name: 'gender_scope', label: t('field.gender_scope'), choices: genders },
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
        name_ar: { isRequired: true, example: 'الميدان الرئيسي' },
        name_en: { example: 'Main circuit' },
        branch: { isRequired: true },
        function: { words: wordsOf(functions) },
        surface: { words: wordsOf(surfaces) },
        max_capacity: { isRequired: true, example: '12' },
        legal_capacity: { isRequired: true, example: '10' },
        gender_scope: { words: wordsOf(genders) },
        permit_expires_on: { example: '2027-03-31' },
      }}
    />
  )
}
