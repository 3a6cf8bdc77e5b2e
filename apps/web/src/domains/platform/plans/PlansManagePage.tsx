import * as c from '@dsms/contract/platform/plans/calls'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../kernel/i18n/useWordsOf.ts'
import { pageOfAll } from '../../../kit/records/pageOfAll.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import { editAction, moveActions, showAction } from '../../../kit/records/rowActions.tsx'
import type { RowAction } from '../../../kit/records/types.ts'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { PlanDrawer } from './PlanDrawer.tsx'
import { PlanRequests } from './PlanRequests.tsx'
import { usePlanColumns } from './planColumns.tsx'
import { plansKey, usePlansChanged } from './usePlans.ts'

/** What the platform sells, and the schools that ask for more. */
export function PlansManagePage() {
  const t = useText('plans')
  const common = useText('common')
  const may = useMay()
  const list = useListState(['status'])
  const attempt = useAttempt(usePlansChanged())
  const [editing, setEditing] = useState<{ plan?: c.Plan }>()
  const columns = usePlanColumns((plan) => setEditing({ plan }))
  const words = useWordsOf()

  const moves = (id: number) =>
    moveActions({ up: t('manage.up'), down: t('manage.down') }, (direction) => {
      void attempt(() => call(c.movePlan, { params: { id }, body: { direction } }))
    })
  const rowActions = (plan: c.Plan): RowAction[] => {
    const { id } = plan
    const status = plan.status === 'active' ? 'retired' : 'active'
    const actions: (RowAction | false)[] = [
      may(c.updatePlan) && editAction(common('edit'), () => setEditing({ plan })),
      may(c.changePlanStatus) &&
        showAction(status === 'active', t(`manage.to.${status}`), () => {
          const change = () => call(c.changePlanStatus, { params: { id }, body: { status } })
          void attempt(change, t(`done.${status}`, { name: words(plan.name) }))
        }),
      ...(may(c.movePlan) ? moves(id) : []),
    ]
    return actions.filter((action) => action !== false)
  }
  const addButton = may(c.createPlan) && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setEditing({})}>
      {t('manage.add')}
    </Button>
  )
  return (
    <>
      <RecordsPage
        name="plans"
        label={t('manage.title')}
        breadcrumbs={[{ label: t('title'), to: '/pages/pricing' }]}
        before={may(c.listPlanRequests) && <PlanRequests />}
        list={list}
        queryKey={[...plansKey, 'edit']}
        load={async (state, signal) =>
          pageOfAll(
            await call(c.listPlans, {}, signal),
            state,
            ({ name, status }, says) =>
              (!state.filters.status || status === state.filters.status) && Object.values(name).some(says),
          )
        }
        columns={columns}
        rowId={(plan) => plan.id}
        rowName={(plan) => words(plan.name)}
        searchLabel={t('manage.search')}
        filters={[
          {
            name: 'status',
            label: t('field.status'),
            choices: c.planStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          },
        ]}
        rowActions={rowActions}
        action={addButton}
        empty={{ text: t('manage.empty'), action: addButton }}
      />
      {editing && <PlanDrawer plan={editing.plan} close={() => setEditing(undefined)} />}
    </>
  )
}
