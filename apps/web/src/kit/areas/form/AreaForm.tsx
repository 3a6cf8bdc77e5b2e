import { Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Feature } from '../../../kernel/i18n/words.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { RecordForm } from '../../form/RecordForm.tsx'
import { useRecordForm, type Values } from '../../form/useRecordForm.ts'
import { useMay } from '../../records/useMay.ts'
import type { AreaScreenState } from '../AreaScreen.tsx'
import { areaKey, useAreaCalls, useAreaChanged, useAreaText } from '../area.ts'
import type { AnyArea, RecordBody, WholeRecord } from '../types.ts'
import classes from './AreaForm.module.css'
import type { FormFields } from './fields.ts'
import { type AreaFormState, useAreaForm } from './useAreaForm.ts'

interface Props<A extends AnyArea, F extends Feature, V extends Values> {
  on: AreaScreenState<A, F>
  fields: FormFields<RecordBody<A>, WholeRecord<A>, V>
  /** The fields are past changing, though the record may still be archived or change its status. */
  isStill?: boolean
  /** The inputs in their groups. */
  children: (form: AreaFormState<V, F>) => ReactNode
}

/** The form of the record on a screen, or of a new one. Who may not change it sees the same fields at rest. */
export function AreaForm<A extends AnyArea, F extends Feature, V extends Values>(props: Props<A, F, V>) {
  // what is saved here is a new beginning for the form; what is saved elsewhere leaves alone what is typed
  const [round, setRound] = useState(0)
  return <Form key={`${props.on.record?.id}.${round}`} {...props} saved={() => setRound((now) => now + 1)} />
}

function Form<A extends AnyArea, F extends Feature, V extends Values>({
  on: { of, school, record, schemas, isFixed, goToList },
  fields,
  isStill,
  children,
  saved: begin,
}: Props<A, F, V> & { saved: () => void }) {
  const { area, link, words } = of
  const t = useAreaText(words)
  const areas = useText('areas')
  const common = useText('common')
  const may = useMay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const calls = useAreaCalls(of, school.school_id)
  const changed = useAreaChanged(of, school.school_id)

  const state = useRecordForm<V, WholeRecord<A>>({
    initial: record ? fields.valuesOf(record) : fields.empty,
    version: record?.version ?? 0,
    schema: schemas.input,
    toBody: fields.bodyOf,
    save: (values, names, version) =>
      record
        ? calls.update(record.id, { ...fields.changeOf(values, names), version })
        : calls.create(fields.bodyOf(values)),
    reload: async () => {
      const now = await calls.get(record?.id ?? 0)
      return { values: fields.valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      client.setQueryData([...areaKey(of, school.school_id), 'record', saved.id], saved)
      await changed()
      showDone(areas(record ? 'saved' : 'added', { name: saved.name }))
      if (record) begin()
      else await navigate({ to: `${link}/${saved.id}`, search: school.search })
    },
  })
  const mayWrite = record
    ? may(area.calls.update) && !record.archived_at && !isFixed && !isStill
    : may(area.calls.create)
  const inputs = children(
    useAreaForm(state.form, of, { schemas, school_id: school.school_id, record, isStill: !mayWrite }),
  )
  if (!mayWrite)
    return (
      <Stack gap="md">
        <fieldset disabled className={classes.still}>
          {inputs}
        </fieldset>
        {/* outside, since whatever stands in a disabled group cannot be pressed */}
        <Group justify="flex-end">
          <Button variant="default" onClick={goToList}>
            {common('back')}
          </Button>
        </Group>
      </Stack>
    )
  return (
    <RecordForm
      state={state}
      saveLabel={record ? common('save') : t('add')}
      cancel={goToList}
      fieldLabel={(field) => t(`field.${field}`)}
    >
      {inputs}
    </RecordForm>
  )
}
