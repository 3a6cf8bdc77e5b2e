import type { Answer } from '@dsms/contract/kernel/endpoint'
import { languages } from '@dsms/contract/kernel/shared'
import { type LaneKind, laneKinds } from '@dsms/contract/schedule/board/calls'
import { listTakenLanes } from '@dsms/contract/schedule/series/calls'
import { NumberInput, Select, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { lessonsKey } from '../../board/useBoard.ts'
import { PointInput } from '../../lessons/form/PointInput.tsx'
import { StudentsInput } from '../../lessons/form/StudentsInput.tsx'
import { useLanes } from '../../lessons/form/useLanes.ts'
import type { SeriesForm } from './useSeriesForm.ts'
import { ruleOf } from './wish.ts'

interface Props {
  form: SeriesForm
  school_id: number | undefined
}
type Taken = Answer<typeof listTakenLanes>

/** With whom, with what and where the lessons of a series are given, and for whom: who is taken at its times says so. */
export function WithFields({ form, school_id }: Props) {
  const t = useText('series')
  const schedule = useText('schedule')
  const format = useFormat()
  const { values, set, errors, type } = form
  const body = { rule: ruleOf(values), school_id }
  const { data: taken } = useQuery({
    enabled: values.weekdays.length > 0 && (values.ends === 'count' || values.until !== null),
    queryKey: [...lessonsKey, 'taken', body],
    queryFn: ({ signal }) => call(listTakenLanes, { body }, signal),
    // what is wrong with the days is told at the next step
    retry: false,
  })
  return (
    <>
      {type &&
        laneKinds
          .filter((kind) => type.needs[kind] !== 'none')
          .map((kind) => <LaneSelect key={kind} kind={kind} form={form} school_id={school_id} taken={taken} />)}
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
      <Switch
        label={t('field.is_public')}
        description={t('help.is_public')}
        checked={values.is_public}
        onChange={(event) => set({ is_public: event.currentTarget.checked })}
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

function LaneSelect({ kind, form, school_id, taken }: Props & { kind: LaneKind; taken: Taken | undefined }) {
  const t = useText('series')
  const schedule = useText('schedule')
  const { values, set, type, errors } = form
  const lanes = useLanes(kind, values.first_day, school_id, true)
  const busyOn = (id: string) => taken?.taken.find((one) => one.kind === kind && one.id === Number(id))?.days ?? 0
  const isRequired = type?.needs[kind] === 'required'
  return (
    <Select
      {...longList}
      label={schedule(`by.${kind}`)}
      required={isRequired}
      searchable
      clearable={!isRequired}
      nothingFoundMessage={schedule('nothingFound')}
      data={lanes
        .filter(({ branch_ids }) => !branch_ids.length || !values.branch_id || branch_ids.includes(values.branch_id))
        .map(({ value, label }) => ({ value, label, busy: busyOn(value) }))
        // who is free comes first, and each as the board has them
        .sort((one, other) => one.busy - other.busy)
        .map(({ value, label, busy }) => ({
          value,
          label: busy && taken ? `${label} · ${t('busyOn', { count: busy, days: taken.days })}` : label,
        }))}
      value={values.on[kind] === null ? null : String(values.on[kind])}
      onChange={(key) => set({ on: { ...values.on, [kind]: key ? Number(key) : null } })}
      error={errors[`${kind}_id`]}
    />
  )
}
