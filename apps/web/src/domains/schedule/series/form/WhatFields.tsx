import { languages } from '@dsms/contract/kernel/shared'
import { type LaneKind, laneKinds } from '@dsms/contract/schedule/board/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { NumberInput, Select, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import type { BoardData } from '../../board/model.ts'
import { PointInput } from '../../lessons/form/PointInput.tsx'
import { StudentsInput } from '../../lessons/form/StudentsInput.tsx'
import { useLanes } from '../../lessons/form/useLanes.ts'
import type { SeriesForm } from './useSeriesForm.ts'

interface Props {
  form: SeriesForm
  board: BoardData
  school_id: number | undefined
}

/** What each lesson of a series is, with whom, with what and where. */
export function WhatFields({ form, board, school_id }: Props) {
  const t = useText('series')
  const schedule = useText('schedule')
  const format = useFormat()
  const places = useRecordChoices(branches, school_id)
  const { values, set, errors, type } = form
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
      {type &&
        laneKinds
          .filter((kind) => type.needs[kind] !== 'none')
          .map((kind) => <LaneSelect key={kind} kind={kind} form={form} school_id={school_id} />)}
      <NumberInput
        label={t('field.capacity')}
        description={t('help.capacity')}
        min={1}
        max={500}
        allowDecimal={false}
        value={values.capacity ?? ''}
        onChange={(value) => set({ capacity: value === '' ? null : Number(value) })}
        error={errors.capacity}
      />
      <Select
        {...longList}
        label={t('field.language')}
        clearable
        data={languages.map((code) => ({ value: code, label: format.nameOf('language', code) }))}
        value={values.language}
        onChange={(language) => set({ language })}
      />
      <StudentsInput
        value={values.seats}
        onChange={(seats) => set({ seats })}
        school_id={school_id}
        error={errors.enrolment_ids}
      />
      <PointInput
        label={schedule('field.meeting_point')}
        description={schedule('help.meeting_point')}
        value={values.meeting}
        onChange={(meeting) => set({ meeting })}
        seats={values.seats}
        school_id={school_id}
      />
    </>
  )
}

function LaneSelect({ kind, form, school_id }: Omit<Props, 'board'> & { kind: LaneKind }) {
  const schedule = useText('schedule')
  const { values, set, type, errors } = form
  const lanes = useLanes(kind, values.first_day, school_id, true)
  const isRequired = type?.needs[kind] === 'required'
  return (
    <Select
      {...longList}
      label={schedule(`by.${kind}`)}
      required={isRequired}
      searchable
      clearable={!isRequired}
      nothingFoundMessage={schedule('nothingFound')}
      data={lanes.filter(
        ({ branch_ids }) => !branch_ids.length || !values.branch_id || branch_ids.includes(values.branch_id),
      )}
      value={values.on[kind] === null ? null : String(values.on[kind])}
      onChange={(key) => set({ on: { ...values.on, [kind]: key ? Number(key) : null } })}
      error={errors[`${kind}_id`]}
    />
  )
}
