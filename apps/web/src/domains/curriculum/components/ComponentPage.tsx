import { MultiSelect, Select } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { code, codes, formFields, names } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { Configurations } from './Configurations.tsx'
import { components } from './components.ts'
import { ModesEditor } from './ModesEditor.tsx'
import { useComponentChoices } from './useComponentChoices.ts'

const fields = formFields(components, {
  name: names(),
  component_type: code('theory'),
  training_mode: code('in_person'),
  resources: codes(),
})

/** A component: what it is, its modes of learning with their sessions, and what each costs and asks for. */
export function ComponentPage({ id }: { id?: number | undefined }) {
  const t = useText('components')
  const { types, modes, resources } = useComponentChoices()
  return (
    <AreaScreen of={components} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {({ field }) => (
              <FormGroup title={t('group.component')}>
                <NamesInput {...field('name')} />
                <Select allowDeselect={false} data={types} {...field('component_type')} />
                <Select allowDeselect={false} data={modes} {...field('training_mode')} />
                <MultiSelect data={resources} {...field('resources')} />
              </FormGroup>
            )}
          </AreaForm>
          {screen.record && <ModesEditor component={screen.record} school={screen.school} />}
          {screen.record && <Configurations component={screen.record} school={screen.school} />}
          <RecordHistory history={screen.record?.history} words="components" />
        </>
      )}
    </AreaScreen>
  )
}
