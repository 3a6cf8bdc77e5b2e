import { partsOfDay } from '@dsms/contract/schedule/finding/words'
import { Button, Select } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import type { BoardData } from '../board/model.ts'
import { Choices } from './Choices.tsx'
import classes from './Finding.module.css'
import type { WishState } from './useWish.ts'

const keyOf = (id: number | null | undefined) => (id ? String(id) : null)
const idOf = (key: string | null) => (key ? Number(key) : null)

/** What narrows the times down: what most ask for on the phone at once, the rest on a press. */
export function Filters({ wish, board }: { wish: WishState; board: BoardData }) {
  const t = useText('finding')
  const schedule = useText('schedule')
  const rest = useId()
  const { filters, set, type, branch_id, places, found } = wish
  const isNarrowed = Boolean(filters.trainer_id || filters.vehicle_id || filters.branch_id)
  const [isOpen, { toggle }] = useDisclosure(isNarrowed)
  const needs = (kind: 'trainer' | 'vehicle') => type !== undefined && type.needs[kind] !== 'none'
  return (
    <div className={classes.filters}>
      <div className={classes.pair}>
        <Select
          {...longList}
          label={schedule('field.type_id')}
          allowDeselect={false}
          data={board.types
            .filter(({ is_active }) => is_active)
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          value={keyOf(type?.id)}
          onChange={(key) => set({ type_id: idOf(key) })}
        />
        <DateField
          label={t('from')}
          minDate={board.today}
          value={filters.day ?? board.today}
          onChange={(day) => set({ day: day === board.today ? null : day })}
        />
      </div>
      <div className={classes.words}>
        {needs('trainer') && (
          <Choices
            label={t('gender')}
            data={[
              ['', t('any')],
              ['female', t('gender.female')],
              ['male', t('gender.male')],
            ]}
            value={filters.gender ?? ''}
            onChange={(key) => set({ gender: key === 'female' || key === 'male' ? key : null })}
          />
        )}
        <Choices
          label={t('part')}
          data={[['', t('any')], ...partsOfDay.map((part) => [part, t(`part.${part}`)] as const)]}
          value={filters.part ?? ''}
          onChange={(key) => set({ part: partsOfDay.find((part) => part === key) ?? null })}
        />
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more}
        aria-expanded={isOpen}
        aria-controls={rest}
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
        onClick={toggle}
      >
        {t(isOpen ? 'fewer' : 'more')}
      </Button>
      <div id={rest} className={classes.pair} hidden={!isOpen}>
        {isOpen && (
          <>
            {needs('trainer') && (
              <Select
                {...longList}
                label={schedule('by.trainer')}
                placeholder={t('any')}
                searchable
                clearable
                nothingFoundMessage={schedule('nothingFound')}
                data={(found.data?.trainers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
                value={keyOf(filters.trainer_id)}
                onChange={(key) => set({ trainer_id: idOf(key) })}
              />
            )}
            {needs('vehicle') && (
              <Select
                {...longList}
                label={schedule('by.vehicle')}
                placeholder={t('any')}
                searchable
                clearable
                nothingFoundMessage={schedule('nothingFound')}
                data={(found.data?.vehicles ?? []).map(({ id, name, plate }) => ({
                  value: String(id),
                  label: plate ? `${name} · \u2066${plate}\u2069` : name,
                }))}
                value={keyOf(filters.vehicle_id)}
                onChange={(key) => set({ vehicle_id: idOf(key) })}
              />
            )}
            {places.length > 1 && (
              <Select
                {...longList}
                label={schedule('field.branch_id')}
                allowDeselect={false}
                data={places}
                value={keyOf(branch_id)}
                onChange={(key) => set({ branch_id: idOf(key), trainer_id: null, vehicle_id: null })}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}
