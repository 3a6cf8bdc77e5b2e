import { MultiSelect, Select } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { Configurations } from './Configurations.tsx'
import { components } from './components.ts'
import { ModesEditor } from './ModesEditor.tsx'
import { useComponentChoices } from './useComponentChoices.ts'

const empty = {
  name: noNames,
  component_type: 'theory',
  training_mode: 'in_person',
  resources: [] as string[],
}

/** A component: what it is, its modes of learning with their sessions, and what each costs and asks for. */
export function ComponentPage({ id }: { id?: number | undefined }) {
  const t = useText('components')
  const { types, modes, resources } = useComponentChoices()
  return (
    <AreaForm
      of={components}
      id={id}
      empty={empty}
      after={(component, school) => (
        <>
          <ModesEditor component={component} school={school} />
          <Configurations component={component} school={school} />
        </>
      )}
    >
      {({ field }) => (
        <FormGroup title={t('group.component')}>
          <NamesInput {...field('name')} />
          <Select allowDeselect={false} data={types} {...field('component_type')} />
          <Select allowDeselect={false} data={modes} {...field('training_mode')} />
          <MultiSelect data={resources} {...field('resources')} />
        </FormGroup>
      )}
    </AreaForm>
  )
}
