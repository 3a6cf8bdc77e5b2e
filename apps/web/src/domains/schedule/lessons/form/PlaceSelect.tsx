import { circuits } from '@dsms/contract/resources/circuits/calls'
import type { LaneKind } from '@dsms/contract/schedule/board/calls'
import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecord } from '../../../../kit/areas/area.ts'
import { withPresent } from '../../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { useLanes } from './useLanes.ts'
import type { LessonForm } from './useLessonForm.ts'

interface Props {
  kind: LaneKind
  isRequired: boolean
  form: LessonForm
  school_id: number | undefined
  error: ReactNode
}

/** The trainer, the vehicle or the place of a lesson; those of its branch stand first. */
export function PlaceSelect({ kind, isRequired, form, school_id, error }: Props) {
  const t = useText('schedule')
  const { values, set, named } = form
  const lanes = useLanes(kind, values.day, school_id, true)
  const value = values.on[kind]
  const isNear = ({ branch_ids }: { branch_ids: number[] }) =>
    branch_ids.length === 0 || values.branch_id === null || branch_ids.includes(values.branch_id)
  const choices = [...lanes.filter(isNear), ...lanes.filter((lane) => !isNear(lane))]
  return (
    <Select
      {...longList}
      label={t(`by.${kind}`)}
      required={isRequired}
      searchable
      clearable={!isRequired}
      nothingFoundMessage={t('nothingFound')}
      data={withPresent(choices, value, named(kind))}
      value={value === null ? null : String(value)}
      onChange={(key) =>
        set({
          on: { ...values.on, [kind]: key ? Number(key) : null },
          ...(kind === 'circuit' && { zone_id: null }),
        })
      }
      error={error}
    />
  )
}

interface ZoneProps {
  form: LessonForm
  circuit: number
  school_id: number | undefined
  error: ReactNode
}

/** A zone of the circuit, where it has any. */
export function ZoneSelect({ form, circuit, school_id, error }: ZoneProps) {
  const t = useText('schedule')
  const { data } = useRecord({ area: circuits }, circuit, school_id)
  const zones = data?.layout.zones ?? []
  if (zones.length === 0) return null
  const { values, set } = form
  return (
    <Select
      {...longList}
      label={t('field.zone_id')}
      clearable
      data={zones.flatMap(({ id, name }) => (id ? [{ value: String(id), label: name }] : []))}
      value={values.zone_id === null ? null : String(values.zone_id)}
      onChange={(key) => set({ zone_id: key ? Number(key) : null })}
      error={error}
    />
  )
}
