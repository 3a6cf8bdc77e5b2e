import { getTargets, saveTargets } from '@dsms/contract/insight/cards/figures'
import { toMajor, toMinor } from '@dsms/contract/kernel/money'
import { Button, Group, Modal, NumberInput, Skeleton, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { figuresKey } from './useFigure.ts'

/** The budget of a year and the goal of each of its months. */
export function TargetsDialog({ year, close }: { year: number; close: () => void }) {
  const t = useText('cards')
  const query = useQuery({
    queryKey: [...figuresKey, 'targets', year],
    queryFn: ({ signal }) => call(getTargets, { query: { year } }, signal),
    gcTime: 0,
  })
  return (
    <Modal opened onClose={close} title={t('targets.title', { year: String(year) })}>
      {query.isError && <ErrorBox error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <Skeleton height={180} />}
      {query.data && <TargetsForm {...query.data} close={close} />}
    </Modal>
  )
}

type Props = { year: number; currency: string; budget: number; monthlyGoal: number; close: () => void }

function TargetsForm({ year, currency, close, ...kept }: Props) {
  const t = useText('cards')
  const common = useText('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [budget, setBudget] = useState<number | string>(toMajor(kept.budget, currency))
  const [goal, setGoal] = useState<number | string>(toMajor(kept.monthlyGoal, currency))
  const save = useMutation({
    mutationFn: () =>
      call(saveTargets, {
        body: { year, budget: toMinor(Number(budget), currency), monthlyGoal: toMinor(Number(goal), currency) },
      }),
    onSuccess: () => {
      showDone(t('targets.saved', { year: String(year) }))
      void client.invalidateQueries({ queryKey: figuresKey })
      close()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const amount = {
    min: 0,
    max: 999_999_999,
    decimalScale: 2,
    thousandSeparator: ',',
    suffix: ` ${currency}`,
    dir: 'ltr',
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <NumberInput label={t('targets.budget')} value={budget} onChange={setBudget} data-autofocus {...amount} />
        <NumberInput
          label={t('targets.goal')}
          description={t('targets.goalHelp')}
          value={goal}
          onChange={setGoal}
          {...amount}
        />
        {save.isError && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {errorText(save.error)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs" mt="sm">
          <Button variant="default" onClick={close}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {common('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
