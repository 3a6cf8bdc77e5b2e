import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { withPresent } from '../../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import classes from '../../finding/Finding.module.css'
import { type JudgedChoice, useJudged, useWhyNot } from './useJudged.ts'
import { useLanes } from './useLanes.ts'
import type { LessonForm } from './useLessonForm.ts'

interface Props {
  kind: 'trainer' | 'vehicle'
  isRequired: boolean
  form: LessonForm
  zone: string
  school_id: number | undefined
  error: ReactNode
}

/** The trainer or the vehicle of a lesson: who is free at its time first, of the others why not. */
export function PersonSelect({ kind, isRequired, form, zone, school_id, error }: Props) {
  const t = useText('schedule')
  const { values, set, named, draft } = form
  const judged = useJudged(draft, school_id)
  const whyNot = useWhyNot(judged, zone)
  const known = judged?.[`${kind}s`]
  const lanes = useLanes(kind, values.day, school_id, known === undefined)
  const value = values.on[kind]
  const isNear = ({ branch_ids }: { branch_ids: number[] }) =>
    branch_ids.length === 0 || values.branch_id === null || branch_ids.includes(values.branch_id)
  const nearFirst = <One extends { branch_ids: number[] }>(all: readonly One[]) => [
    ...all.filter(isNear),
    ...all.filter((one) => !isNear(one)),
  ]
  const isFree = ({ against }: JudgedChoice) => against.length === 0
  const ordered = known && [...nearFirst(known.filter(isFree)), ...nearFirst(known.filter((one) => !isFree(one)))]
  const choices = ordered?.map(({ id, name, detail }) => ({
    value: String(id),
    label: kind === 'vehicle' && detail ? `${name} · ${detail}` : name,
  }))
  const byKey = new Map(known?.map((one) => [String(one.id), one]))
  return (
    <Select
      {...longList}
      label={t(`by.${kind}`)}
      required={isRequired}
      searchable
      clearable={!isRequired}
      nothingFoundMessage={t('nothingFound')}
      data={withPresent(choices ?? nearFirst(lanes), value, named(kind))}
      renderOption={({ option }) => {
        const one = byKey.get(option.value)
        const why = one && whyNot(one)
        return (
          <span className={classes.choice}>
            <Typed>{option.label}</Typed>
            {kind === 'trainer' && one?.detail && (
              <small className={classes.facets}>
                <Bdi>{one.detail}</Bdi>
              </small>
            )}
            {why && (
              <small className={classes.why} data-mild={one.against[0]?.severity === 'overridable' || undefined}>
                {why}
              </small>
            )}
          </span>
        )
      }}
      value={value === null ? null : String(value)}
      onChange={(key) => set({ on: { ...values.on, [kind]: key ? Number(key) : null } })}
      error={error}
    />
  )
}
