import { listPlanRequests, type PlanRequest, settlePlanRequest } from '@dsms/contract/platform/plans/calls'
import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../kernel/i18n/useWordsOf.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import classes from './PlanRequests.module.css'
import { plansKey, usePlansChanged } from './usePlans.ts'

/** Schools that wait for another plan; nothing while none does. */
export function PlanRequests() {
  const t = useText('plans')
  const words = useWordsOf()
  const format = useFormat()
  const may = useMay()
  const changed = usePlansChanged()
  const [settling, setSettling] = useState<{ request: PlanRequest; isGranted: boolean }>()
  const requests = useQuery({
    queryKey: [...plansKey, 'requests'],
    queryFn: ({ signal }) => call(listPlanRequests, {}, signal),
  })
  if (requests.isError) return <ErrorBox error={requests.error} onRetry={() => void requests.refetch()} />
  if (!requests.data?.length) return null
  const named = settling && { school: settling.request.school, plan: words(settling.request.plan) }
  return (
    <section className="card" aria-labelledby="requests">
      <h2 id="requests" className={classes.title}>
        {t('requests.title')}
      </h2>
      <ul className={classes.list}>
        {requests.data.map((request) => (
          <li key={request.id} className={classes.row}>
            <div className={classes.what}>
              <Text fw={500} dir="auto">
                {request.school}
              </Text>
              <Text size="sm" c="dimmed">
                {t(`requests.wish.${request.cycle}`, { plan: words(request.plan) })} ·{' '}
                <bdi dir="auto">{request.by}</bdi> · {format.relative(request.created_at)}
              </Text>
            </div>
            {may(settlePlanRequest) && (
              <Group gap="xs">
                <Button variant="default" onClick={() => setSettling({ request, isGranted: false })}>
                  {t('requests.decline')}
                </Button>
                <Button onClick={() => setSettling({ request, isGranted: true })}>{t('requests.grant')}</Button>
              </Group>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={settling !== undefined}
        title={t(settling?.isGranted ? 'requests.grant.title' : 'requests.decline.title', named)}
        text={t(settling?.isGranted ? 'requests.grant.text' : 'requests.decline.text')}
        action={t(settling?.isGranted ? 'requests.grant' : 'requests.decline')}
        isDangerous={settling?.isGranted === false}
        close={() => setSettling(undefined)}
        run={async () => {
          if (!settling) return
          const { request, isGranted } = settling
          await call(settlePlanRequest, { params: { id: request.id }, body: { isGranted } })
          setSettling(undefined)
          showDone(t(isGranted ? 'requests.granted' : 'requests.declined', named))
          await changed()
        }}
      />
    </section>
  )
}
