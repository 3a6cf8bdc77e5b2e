import { type MyLeave, withdrawLeave } from '@dsms/contract/trainers/trainers/portal'
import { Button, Text } from '@mantine/core'
import { IconBeach, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { Typed } from '../../../../ui/Bidi.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useLeaveDays } from '../../leaveRequests/useLeaveDays.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import classes from './Portal.module.css'
import { TrainerError } from './TrainerError.tsx'
import { useMineChanged, useMyLeave } from './useMine.ts'

/** A trainer's own leave: what is left of the year, and what was asked for. */
export function MyLeavePage() {
  const t = useText('trainerPortal')
  const words = useText('leaveRequests')
  const format = useFormat()
  const found = useMyLeave()
  const [isAsking, setAsking] = useState(false)
  const { data } = found
  const kinds = data?.balance.filter(({ allowance, taken }) => allowance !== null || taken > 0) ?? []
  return (
    <Page
      title={t('leave.title')}
      action={
        <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setAsking(true)}>
          {t('ask')}
        </Button>
      }
    >
      {found.isError && <TrainerError error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={4} />}
      {data && kinds.length > 0 && (
        <section className={`card ${classes.card}`} aria-labelledby="balance">
          <div className={classes.head}>
            <h2 id="balance">{t('leave.balance', { year: String(data.year) })}</h2>
            <span className={classes.quiet}>{t('leave.inDays')}</span>
          </div>
          <ul className={classes.list}>
            {kinds.map(({ kind, allowance, taken, left }) => (
              <li key={kind} className={classes.head}>
                <span>{words(`kind.${kind}`)}</span>
                <span>
                  {allowance === null || left === null
                    ? t('leave.taken', { taken: format.number(taken) })
                    : t('leave.left', { left: format.number(left), allowance: format.number(allowance) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className={classes.list} style={{ marginBlockStart: 16 }}>
        {data?.rows.map((leave) => (
          <Line key={leave.id} leave={leave} />
        ))}
      </ul>
      {data?.rows.length === 0 && <Empty icon={<IconBeach size={48} stroke={1} />} text={t('leave.none')} />}
      {isAsking && data && <LeaveDialog today={data.today} close={() => setAsking(false)} />}
    </Page>
  )
}

function Line({ leave }: { leave: MyLeave }) {
  const t = useText('trainerPortal')
  const words = useText('leaveRequests')
  const days = useLeaveDays()(leave)
  const changed = useMineChanged()
  const [isAsked, setAsked] = useState(false)
  const withdraw = async () => {
    await call(withdrawLeave, { params: { id: leave.id } })
    setAsked(false)
    showDone(t('leave.withdrawn'))
    await changed()
  }
  return (
    <li className={`card ${classes.card}`}>
      <div className={classes.head}>
        <h3>{days}</h3>
        <StatusBadge status={leave.status} label={words(`status.${leave.status}`)} />
      </div>
      <Text size="sm" c="dimmed">
        {words(`kind.${leave.kind}`)}
        {leave.note && (
          <>
            {' · '}
            <Typed>{leave.note}</Typed>
          </>
        )}
      </Text>
      {leave.status_reason && (
        <Text size="sm">
          <Typed>{leave.status_reason}</Typed>
        </Text>
      )}
      {leave.may_withdraw && (
        <Button
          variant="default"
          mih={44}
          style={{ alignSelf: 'start' }}
          aria-label={t('leave.withdrawThis', { days })}
          onClick={() => setAsked(true)}
        >
          {t('leave.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsked}
        title={t('leave.withdrawTitle', { days })}
        text={t('leave.withdrawText')}
        action={t('leave.withdraw')}
        run={withdraw}
        close={() => setAsked(false)}
      />
    </li>
  )
}
