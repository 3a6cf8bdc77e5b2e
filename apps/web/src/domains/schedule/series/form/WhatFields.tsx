import { branches } from '@dsms/contract/school/branches/calls'
import { Select, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import type { BoardData } from '../../board/model.ts'
import { TrainingFields } from './TrainingFields.tsx'
import type { SeriesForm } from './useSeriesForm.ts'

interface Props {
  form: SeriesForm
  board: BoardData
  school_id: number | undefined
}

/** The subject and the branch of a series. */
export function WhatFields({ form, board, school_id }: Props) {
  const t = useText('series')
  const schedule = useText('schedule')
  const places = useRecordChoices(branches, school_id)
  const { values, set, errors } = form
  const only = places.length === 1 ? Number(places[0]?.value) : undefined
  useEffect(() => {
    if (only && !values.branch_id) set({ branch_id: only })
  })
  return (
    <>
      <TextInput
        label={t('field.name')}
        description={t('help.name')}
        dir="auto"
        maxLength={120}
        value={values.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Select
        {...longList}
        label={schedule('field.type_id')}
        required
        data={board.types.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values.type_id === null ? null : String(values.type_id)}
        onChange={(value) => form.chooseType(value ? Number(value) : null)}
        error={errors.type_id}
      />
      {places.length !== 1 && (
        <Select
          {...longList}
          label={schedule('field.branch_id')}
          required
          data={places}
          value={values.branch_id === null ? null : String(values.branch_id)}
          onChange={(value) => set({ branch_id: value ? Number(value) : null })}
          error={errors.branch_id}
        />
      )}
      <TrainingFields form={form} school_id={school_id} />
    </>
  )
}
