import { AreaList } from '../../components/areas/AreaList.tsx'
import { wordsOf } from '../../components/areas/genders.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { components } from './components.ts'
import { useComponentChoices } from './useComponentChoices.ts'

/** What training is made of in a school. */
export function ComponentsPage() {
  const t = useText('components')
  const format = useFormat()
  const { types, modes, resources } = useComponentChoices()
  return (
    <AreaList
      of={components}
      columns={[
        {
          key: 'component_type',
          title: t('field.component_type'),
          sort: 'component_type',
          onCard: true,
          render: (row) => t(`componentType.${row.component_type}`),
        },
        {
          key: 'training_mode',
          title: t('field.training_mode'),
          sort: 'training_mode',
          render: (row) => t(`trainingMode.${row.training_mode}`),
        },
        {
          key: 'resources',
          title: t('field.resources'),
          render: (row) => format.list(row.resources.map((one) => t(`resource.${one}`))),
        },
        {
          key: 'mode_count',
          title: t('field.mode_count'),
          align: 'end',
          render: (row) => format.number(row.mode_count),
        },
        {
          key: 'session_count',
          title: t('field.session_count'),
          align: 'end',
          onCard: true,
          render: (row) => format.number(row.session_count),
        },
      ]}
      filters={[
        { name: 'component_type', label: t('field.component_type'), choices: types },
        { name: 'training_mode', label: t('field.training_mode'), choices: modes },
        { name: 'resource', label: t('resource'), choices: resources },
      ]}
      sheet={{
        name_ar: { isRequired: true, example: 'نظري' },
        name_en: { example: 'Theory' },
        component_type: { words: wordsOf(types) },
        training_mode: { words: wordsOf(modes) },
        resources: { example: 'trainer; room' },
      }}
    />
  )
}
