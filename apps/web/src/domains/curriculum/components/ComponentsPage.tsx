import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { wordsOf } from '../../../kit/areas/inputs/genders.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
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
        { key: 'component_type', sort: 'component_type', onCard: true, word: 'componentType' },
        { key: 'training_mode', sort: 'training_mode', word: 'trainingMode' },
        {
          key: 'resources',
          render: (row) => format.list(row.resources.map((one) => t(`resource.${one}`))),
        },
        { key: 'mode_count', align: 'end' },
        { key: 'session_count', align: 'end', onCard: true },
      ]}
      filters={[
        { name: 'component_type', choices: types },
        { name: 'training_mode', choices: modes },
        { name: 'resource', label: t('resource'), choices: resources },
      ]}
      sheet={{
        name_ar: { example: 'نظري' },
        name_en: { example: 'Theory' },
        component_type: { words: wordsOf(types) },
        training_mode: { words: wordsOf(modes) },
        resources: { example: 'trainer; room' },
      }}
    />
  )
}
ComponentsPage.ask = askList(components)
