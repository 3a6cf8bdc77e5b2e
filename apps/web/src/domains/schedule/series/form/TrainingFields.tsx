import { trainingComponents } from '@dsms/contract/curriculum/components/calls'
import { courses } from '@dsms/contract/curriculum/courses/calls'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../../kit/areas/area.ts'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import type { SeriesForm } from './useSeriesForm.ts'

/** Of which course the training is, and whose sessions are held: those of a component, in one of its modes of learning. */
export function TrainingFields({ form, school_id }: { form: SeriesForm; school_id: number | undefined }) {
  const t = useText('series')
  const { values, set, errors } = form
  const area = { area: trainingComponents }
  const calls = useAreaCalls(area, school_id)
  const { data: component } = useQuery({
    enabled: values.component_id !== null,
    queryKey: [...areaKey(area, school_id), 'modes', values.component_id],
    queryFn: ({ signal }) => calls.get(values.component_id ?? 0, signal),
  })
  const modes = values.component_id === null ? [] : (component?.modes ?? [])
  const chooseMode = (mode_id: number | null) => {
    const mode = modes.find(({ id }) => id === mode_id)
    const minutes = mode?.configuration?.minutes_per_session
    set({
      mode_id,
      ...(mode?.sessions.length ? { ends: 'count' as const, count: mode.sessions.length } : {}),
      ...(minutes ? { minutes } : {}),
    })
  }
  const choice = (field: 'course_id' | 'component_id', data: { value: string; label: string }[]) => (
    <Select
      {...longList}
      label={t(`field.${field}`)}
      clearable
      searchable
      data={data}
      value={values[field] === null ? null : String(values[field])}
      onChange={(key) =>
        set({ [field]: key ? Number(key) : null, ...(field === 'component_id' ? { mode_id: null } : {}) })
      }
      error={errors[field]}
    />
  )
  return (
    <>
      {choice('course_id', useRecordChoices(courses, school_id, { status: 'active' }))}
      {choice('component_id', useRecordChoices(trainingComponents, school_id, { status: 'active' }))}
      {values.component_id !== null && (
        <Select
          {...longList}
          label={t('field.mode_id')}
          description={t('help.mode_id')}
          clearable
          data={modes.map(({ id, name, sessions }) => ({
            value: String(id),
            label: t('modeWith', { mode: name, count: sessions.length }),
          }))}
          value={values.mode_id === null ? null : String(values.mode_id)}
          onChange={(key) => chooseMode(key ? Number(key) : null)}
          error={errors.mode_id}
        />
      )}
    </>
  )
}
