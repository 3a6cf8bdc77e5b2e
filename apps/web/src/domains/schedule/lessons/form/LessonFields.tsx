import { type LaneKind, laneKinds } from '@dsms/contract/schedule/board/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { Button, Select, Textarea } from '@mantine/core'
import { IconCalendarSearch } from '@tabler/icons-react'
import { useEffect } from 'react'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../../kit/inputs/time/TimeField.tsx'
import type { BoardData } from '../../board/model.ts'
import classes from '../Lessons.module.css'
import { useRuleText } from '../useRuleText.ts'
import type { Field, sorted } from './fieldOf.ts'
import { PersonSelect } from './PersonSelect.tsx'
import { PlaceSelect, ZoneSelect } from './PlaceSelect.tsx'
import { PointInput } from './PointInput.tsx'
import { StudentsInput } from './StudentsInput.tsx'
import type { LessonForm } from './useLessonForm.ts'

interface Props {
  form: LessonForm
  board: BoardData
  school_id: number | undefined
  isNew: boolean
  /** Asks for a time in place of the form. */
  find: () => void
  at: ReturnType<typeof sorted>['at']
}

/** The inputs of a lesson; what its type has no use for is not offered. */
export function LessonFields({ form, board, school_id, isNew, find, at }: Props) {
  const t = useText('schedule')
  const ruleText = useRuleText(board.time_zone)
  const places = useRecordChoices(branches, school_id)
  const { values, set, needOf } = form
  const missing = (value: unknown) => form.isTried && !value && codeText('required')
  const errorAt = (...fields: Field[]) => {
    const rules = fields.flatMap((field) => at.get(field) ?? [])
    if (rules.length === 0) return undefined
    // of two students the same is said once
    return [...new Set(rules.map(ruleText))].map((sentence) => (
      <span key={sentence} style={{ display: 'block' }}>
        {sentence}
      </span>
    ))
  }
  const only = places.length === 1 ? Number(places[0]?.value) : undefined
  useEffect(() => {
    if (only && !values.branch_id) set({ branch_id: only })
  })
  const place = (kind: LaneKind) => {
    if (needOf(kind) === 'none') return null
    const shared = { isRequired: needOf(kind) === 'required', form, school_id, error: errorAt(kind) }
    if (kind === 'trainer' || kind === 'vehicle')
      return <PersonSelect key={kind} kind={kind} zone={board.time_zone} {...shared} />
    return <PlaceSelect key={kind} kind={kind} {...shared} />
  }
  return (
    <>
      <StudentsInput
        value={values.seats}
        onChange={form.chooseSeats}
        school_id={school_id}
        isFirst={values.seats.length === 0}
        error={errorAt('student')}
      />
      {isNew && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.find}
          leftSection={<IconCalendarSearch size={16} stroke={1.5} aria-hidden />}
          onClick={find}
        >
          {t('find')}
        </Button>
      )}
      <Select
        {...longList}
        label={t('field.type_id')}
        required
        data-autofocus={(values.seats.length > 0 && values.type_id === null) || undefined}
        data={board.types.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values.type_id === null ? null : String(values.type_id)}
        onChange={(value) => form.chooseType(value ? Number(value) : null)}
        error={missing(values.type_id) || errorAt('type')}
      />
      {places.length !== 1 && (
        <Select
          {...longList}
          label={t('field.branch_id')}
          required
          data={places}
          value={values.branch_id === null ? null : String(values.branch_id)}
          onChange={(value) => set({ branch_id: value ? Number(value) : null })}
          error={missing(values.branch_id)}
        />
      )}
      <DateField
        label={t('field.day')}
        required
        value={values.day}
        onChange={(day) => day && set({ day })}
        error={missing(values.day)}
      />
      <div className={classes.pair}>
        <TimeField
          label={t('field.start')}
          required
          from={board.day_starts}
          value={values.start}
          onChange={form.chooseStart}
          error={errorAt('start')}
        />
        <TimeField
          label={t('field.end')}
          required
          from={values.start}
          value={values.end}
          onChange={(end) => set({ end })}
          error={errorAt('end')}
        />
      </div>
      {laneKinds.map(place)}
      {needOf('circuit') !== 'none' && values.on.circuit && (
        <ZoneSelect form={form} circuit={values.on.circuit} school_id={school_id} error={errorAt('zone')} />
      )}
      <PointInput
        label={t('field.meeting_point')}
        description={t('help.meeting_point')}
        value={values.meeting}
        onChange={(meeting) => set({ meeting })}
        seats={values.seats}
        school_id={school_id}
      />
      <PointInput
        label={t('field.end_point')}
        description={t('help.end_point')}
        value={values.ending}
        onChange={(ending) => set({ ending })}
        seats={values.seats}
        school_id={school_id}
      />
      <Textarea
        label={t('field.notes')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={2000}
        value={values.notes}
        onChange={(event) => set({ notes: event.currentTarget.value })}
      />
    </>
  )
}
