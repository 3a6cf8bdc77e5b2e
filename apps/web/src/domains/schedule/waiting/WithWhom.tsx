import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { listWaitingChoices } from '@dsms/contract/schedule/waiting/calls'
import { mostAWeek, type TrainerWish, trainerWishes } from '@dsms/contract/schedule/waiting/statuses'
import { MultiSelect, NumberInput, Radio, Stack } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import type { WishForm } from './useWish.ts'

export type WaitingChoices = Answer<typeof listWaitingChoices>

interface Props {
  form: WishForm
  choices: WaitingChoices | undefined
}

const dataOf = (rows: { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

/** With whom and where somebody would take a lesson, and how many a week. A school with one branch does not ask where. */
export function WithWhom({ form: { wish, set, errors }, choices = { trainers: [], branches: [] } }: Props) {
  const t = useText('waiting')
  return (
    <>
      <Radio.Group
        label={t('field.trainers')}
        value={wish.trainers}
        onChange={(trainers) => set({ trainers: trainers as TrainerWish })}
      >
        <Stack gap="xs" mt="xs">
          {trainerWishes.map((value) => (
            <Radio key={value} value={value} label={t(`trainers.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {wish.trainers === 'named' && (
        <MultiSelect
          {...longList}
          label={t('field.trainerNames')}
          required
          searchable
          data={dataOf(choices.trainers)}
          value={wish.trainer_ids.map(String)}
          onChange={(ids) => set({ trainer_ids: ids.map(Number) })}
          error={errors.trainer_ids}
        />
      )}
      {choices.branches.length > 1 && (
        <MultiSelect
          {...longList}
          label={t('field.branches')}
          description={t('help.branches')}
          data={dataOf(choices.branches)}
          value={wish.branch_ids.map(String)}
          onChange={(ids) => set({ branch_ids: ids.map(Number) })}
          error={errors.branch_ids}
        />
      )}
      <NumberInput
        label={t('field.week')}
        description={t('help.week')}
        min={1}
        max={mostAWeek}
        allowDecimal={false}
        value={wish.max_per_week ?? ''}
        onChange={(most) => set({ max_per_week: most === '' ? null : Number(most) })}
        error={errors.max_per_week}
      />
    </>
  )
}
