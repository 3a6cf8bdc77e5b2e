import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { students } from '@dsms/contract/students/students/calls'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { Button, CloseButton } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecord } from '../../../../kit/areas/area.ts'
import type { AnyArea } from '../../../../kit/areas/types.ts'
import type { Change, Wishes } from '../search.ts'
import classes from './Tools.module.css'

interface Props {
  wishes: Wishes
  change: Change
  school_id: number | undefined
  /** Names that the board knows already. */
  named: { trainer: (id: number) => string | undefined; vehicle: (id: number) => string | undefined }
}

/** What the board is narrowed to, each to be taken away. */
export function FilterChips({ wishes, change, school_id, named }: Props) {
  const t = useText('schedule')
  const board = useText('board')
  const records = useText('records')
  const { student_id, trainer_id, vehicle_id, branch_id, licence_type_id, states } = wishes
  const chip = { change, school_id }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div className={classes.chips} role="group" aria-label={records('activeFilters')}>
      {student_id && (
        <Named {...chip} name="student_id" label={board('filter.student')} area={students} id={student_id} />
      )}
      {trainer_id && (
        <Named
          {...chip}
          name="trainer_id"
          label={board('filter.trainer')}
          area={trainers}
          id={trainer_id}
          known={named.trainer(trainer_id)}
        />
      )}
      {vehicle_id && (
        <Named
          {...chip}
          name="vehicle_id"
          label={board('filter.vehicle')}
          area={vehicles}
          id={vehicle_id}
          known={named.vehicle(vehicle_id)}
        />
      )}
      {branch_id && <Named {...chip} name="branch_id" label={t('field.branch_id')} area={branches} id={branch_id} />}
      {licence_type_id && (
        <Named {...chip} name="licence_type_id" label={t('licence')} area={licenceTypes} id={licence_type_id} />
      )}
      {states.map((state) => (
        <Chip
          key={state}
          label={t('states')}
          value={t(`status.${state}` as 'status.scheduled')}
          remove={() => void change({ states: states.filter((one) => one !== state).join() })}
        />
      ))}
      <Button variant="subtle" size="compact-sm" onClick={() => void change(none)}>
        {records('clearAll')}
      </Button>
    </div>
  )
}

const none = {
  student_id: undefined,
  trainer_id: undefined,
  vehicle_id: undefined,
  branch_id: undefined,
  licence_type_id: undefined,
  states: undefined,
}

interface NamedProps {
  name: Exclude<keyof typeof none, 'states'>
  label: string
  area: AnyArea
  id: number
  school_id: number | undefined
  change: Change
  known?: string | undefined
}

function Named({ name, label, area, id, school_id, change, known }: NamedProps) {
  const { data } = useRecord({ area }, known === undefined ? id : undefined, school_id)
  return <Chip label={label} value={known ?? data?.name ?? '…'} remove={() => void change({ [name]: undefined })} />
}

function Chip({ label, value, remove }: { label: string; value: string; remove: () => void }) {
  const t = useText('records')
  return (
    <span className={classes.chip}>
      <bdi>{t('filterChip', { name: label, value })}</bdi>
      <CloseButton
        size={32}
        iconSize={14}
        variant="transparent"
        aria-label={t('removeFilter', { name: label })}
        onClick={remove}
      />
    </span>
  )
}
