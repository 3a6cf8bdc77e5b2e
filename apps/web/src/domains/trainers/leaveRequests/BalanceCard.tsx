import { getLeaveBalance, type LeaveBalance, setLeaveAllowance } from '@dsms/contract/trainers/leaveRequests/calls'
import { Button, NumberInput, Table, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import classes from './BalanceCard.module.css'
import { leave } from './leaveRequests.ts'

interface Props {
  trainer_id: number
  year: number
  school: School
}

type Kind = LeaveBalance['kinds'][number]

/** What a trainer has of each kind of leave in a year, in days of work. */
export function BalanceCard({ trainer_id, year, school: { school_id } }: Props) {
  const t = useText('leaveRequests')
  const format = useFormat()
  const may = useMay()
  const key = [...areaKey(leave, school_id), 'balance', trainer_id, year]
  const balance = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getLeaveBalance, { query: { trainer_id, year, school_id } }, signal),
  })
  const [changing, setChanging] = useState<Kind>()
  const { data } = balance
  if (balance.isError) return <ErrorBox error={balance.error} onRetry={() => balance.refetch()} />
  if (!data) return null
  const shown = (allowance: number | null) => (allowance === null ? t('balance.unset') : format.number(allowance))
  return (
    <section className="card">
      <h2 className={classes.title}>{t('balance.title', { name: data.trainer, year: String(year) })}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {t('balance.help')}
      </Text>
      <Table.ScrollContainer minWidth={300}>
        <Table horizontalSpacing="xs" className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('field.kind')}</Table.Th>
              {(['allowance', 'taken', 'pending', 'left'] as const).map((column) => (
                <Table.Th key={column} className={classes.number}>
                  {t(`balance.${column}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.kinds.map((kind) => (
              <Table.Tr key={kind.kind}>
                <Table.Th scope="row">{t(`kind.${kind.kind}`)}</Table.Th>
                <Table.Td className={classes.number}>
                  {may(setLeaveAllowance) ? (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={`${t('balance.set', { kind: t(`kind.${kind.kind}`) })}: ${shown(kind.allowance)}`}
                      onClick={() => setChanging(kind)}
                    >
                      {shown(kind.allowance)}
                    </Button>
                  ) : kind.allowance === null ? (
                    '–'
                  ) : (
                    format.number(kind.allowance)
                  )}
                </Table.Td>
                <Table.Td className={classes.number}>{format.number(kind.taken)}</Table.Td>
                <Table.Td className={classes.number}>{format.number(kind.pending)}</Table.Td>
                <Table.Td className={classes.number} data-over={(kind.left ?? 0) < 0 || undefined}>
                  {kind.left === null ? '–' : format.number(kind.left)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {changing && (
        <Allowance
          kind={changing}
          balance={data}
          school_id={school_id}
          queryKey={key}
          close={() => setChanging(undefined)}
        />
      )}
    </section>
  )
}

interface AllowanceProps {
  kind: Kind
  balance: LeaveBalance
  school_id: number | undefined
  queryKey: readonly unknown[]
  close: () => void
}

function Allowance({ kind: { kind, allowance }, balance, school_id, queryKey, close }: AllowanceProps) {
  const t = useText('leaveRequests')
  const common = useText('common')
  const client = useQueryClient()
  const [days, setDays] = useState<number | string>(allowance ?? '')
  return (
    <ConfirmDialog
      opened
      title={t('balance.set', { kind: t(`kind.${kind}`) })}
      text={t('balance.setText', { name: balance.trainer, year: String(balance.year) })}
      action={common('save')}
      close={close}
      run={async () => {
        const { trainer_id, year } = balance
        const saved = await call(setLeaveAllowance, {
          body: { trainer_id, year, kind, days: days === '' ? null : Number(days), school_id },
        })
        client.setQueryData(queryKey, saved)
        close()
        showDone(common('saved'))
      }}
    >
      <NumberInput
        label={t('balance.days')}
        description={t('balance.daysHelp')}
        min={0}
        max={366}
        step={0.5}
        decimalScale={1}
        value={days}
        onChange={setDays}
      />
    </ConfirmDialog>
  )
}
