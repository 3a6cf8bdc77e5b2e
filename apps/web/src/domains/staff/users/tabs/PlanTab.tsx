import { type CurrentPlan, currentPlans } from '@dsms/contract/staff/users/calls'
import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { useUserCalls, useUsersChanged } from '../useUsers.ts'
import type { TabProps } from './tab.ts'

/** The plan somebody is on, and its change by those who may. */
export function PlanTab({ overview, whose }: TabProps) {
  const t = useText('users')
  const errorText = useErrorText()
  const calls = useUserCalls(whose.school_id)
  const changed = useUsersChanged(whose.school_id)
  const { user, version, can } = overview
  const [chosen, choose] = useState<CurrentPlan>(user.currentPlan)
  const [isSaving, setSaving] = useState(false)

  const save = async () => {
    setSaving(true)
    try {
      await calls.change(user.id, { version, currentPlan: chosen })
      showDone(t('plan.changed', { name: user.fullName, plan: t(`plan.${chosen}`) }))
    } catch (error) {
      choose(user.currentPlan)
      showFailure(errorText(error))
    }
    // after a refusal too: somebody else may have been faster
    await changed()
    setSaving(false)
  }
  return (
    <Stack gap="md" align="flex-start">
      <Radio.Group label={t('plan.current')} value={chosen} onChange={(value) => choose(value)}>
        <Stack gap="sm" mt="sm">
          {currentPlans.map((plan) => (
            <Radio
              key={plan}
              value={plan}
              label={t(`plan.${plan}`)}
              description={t(`plan.about.${plan}`)}
              disabled={!can.edit && plan !== user.currentPlan}
            />
          ))}
        </Stack>
      </Radio.Group>
      {can.edit && chosen !== user.currentPlan && (
        <Button onClick={save} loading={isSaving}>
          {t('plan.change')}
        </Button>
      )}
    </Stack>
  )
}
