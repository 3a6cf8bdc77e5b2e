import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { gearboxes } from '@dsms/contract/curriculum/licences/calls'
import { priorExperiences, stageParts, trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { ActionIcon, NumberInput, Select, Tooltip } from '@mantine/core'
import { IconGripVertical, IconTrash } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './RequirementBuilder.module.css'
import type { EditedRow } from './rows.ts'

interface Props {
  row: EditedRow
  place: number
  errors: Record<string, string>
  onChange: (row: EditedRow) => void
  onRemove: () => void
}

/** One part of a training: what it is, how much at least, and what waits for it. */
export function RequirementRow({ row, place, errors, onChange, onRemove }: Props) {
  const t = useText('licences')
  const title = t(`stage.${row.stage}`)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.key,
    attributes: { roleDescription: t('drag.role') },
  })
  const amount = (
    field: 'min_minutes' | 'min_sessions' | 'min_km' | 'max_minutes_on_simulator' | 'max_sessions_on_automatic',
  ) => (
    <NumberInput
      label={t(`field.${field}`)}
      min={1}
      allowDecimal={false}
      allowNegative={false}
      value={row[field]}
      onChange={(value) => onChange({ ...row, [field]: value })}
      error={errors[`${place}.${field}`]}
    />
  )
  const choice = <Field extends 'stage' | 'sub_kind' | 'gearbox' | 'prior_experience' | 'must_finish_before'>(
    field: Field,
    data: { value: string; label: string }[],
    isClearable = false,
  ) => (
    <Select
      label={t(`field.${field}`)}
      data={data}
      allowDeselect={false}
      clearable={isClearable}
      value={row[field]}
      onChange={(value) => onChange({ ...row, [field]: value })}
      error={errors[`${place}.${field}`]}
    />
  )
  const stages = trainingStages.map((value) => ({ value, label: t(`stage.${value}`) }))
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classes.rowHead}>
        <Tooltip label={t('drag')}>
          <ActionIcon
            ref={setActivatorNodeRef}
            className={classes.handle}
            variant="subtle"
            size={32}
            {...attributes}
            {...listeners}
            aria-label={t('dragNamed', { title, place: place + 1 })}
          >
            <IconGripVertical size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
        <strong>{t('rowTitle', { place: place + 1, title })}</strong>
        <Tooltip label={t('requirements.remove')}>
          <ActionIcon
            variant="subtle"
            size={32}
            className={classes.remove}
            onClick={onRemove}
            aria-label={t('requirements.removeNamed', { title, place: place + 1 })}
          >
            <IconTrash size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={classes.fields}>
        {choice('stage', stages)}
        {choice(
          'sub_kind',
          stageParts.map((value) => ({ value, label: t(`part.${value}`) })),
          true,
        )}
        {choice(
          'gearbox',
          gearboxes.map((value) => ({ value, label: t(`gearbox.${value}`) })),
        )}
        {choice(
          'prior_experience',
          priorExperiences.map((value) => ({ value, label: t(`experience.${value}`) })),
        )}
        {amount('min_minutes')}
        {amount('min_sessions')}
        {amount('min_km')}
        {amount('max_minutes_on_simulator')}
        {row.gearbox !== 'automatic' && amount('max_sessions_on_automatic')}
        {choice(
          'must_finish_before',
          stages.filter(({ value }) => value !== row.stage),
          true,
        )}
      </div>
    </li>
  )
}
