import { statusPermission } from '@dsms/contract/platform/schools/calls'
import { Button, Checkbox, Group, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaChanged } from '../../../kit/areas/area.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { type School, schools } from './schools.ts'

type Status = School['status']

const verbs = {
  // a school begins with these and never comes back to them
  pending: 'approve',
  trial: 'approve',
  rejected: 'reject',
  suspended: 'suspend',
  closed: 'close',
  past_due: 'pastDue',
} as const

const targetsOf = (from: Status): readonly Status[] => schools.area.statuses[from]

/** What the change from one status to another is called on a button. */
function verbOf(from: Status, to: Status) {
  if (to === 'active') {
    if (from === 'pending') return 'approve'
    if (from === 'suspended') return 'reopen'
    return from === 'trial' ? 'activate' : 'paid'
  }
  return verbs[to]
}

/** What the platform can do to a school now, each in its own word; the first is what usually comes next. */
export function SchoolStatus({ school }: { school: School }) {
  const t = useText('schools')
  const may = useMay()
  const [chosen, setChosen] = useState<Status>()
  const targets = targetsOf(school.status).filter((to) =>
    may({ access: { platform: statusPermission(school.status, to) } }),
  )
  const dangerous: Status[] = ['suspended', 'closed', 'rejected']
  return (
    <>
      <Group gap="xs">
        {targets.map((to) => (
          <Button
            key={to}
            variant={to === 'active' ? 'filled' : 'default'}
            c={to !== 'active' && dangerous.includes(to) ? 'var(--mantine-color-error)' : undefined}
            onClick={() => setChosen(to)}
          >
            {t(`do.${verbOf(school.status, to)}`)}
          </Button>
        ))}
      </Group>
      {chosen && <Dialog school={school} to={chosen} close={() => setChosen(undefined)} />}
    </>
  )
}

function Dialog({ school, to, close }: { school: School; to: Status; close: () => void }) {
  const t = useText('schools')
  const areas = useText('areas')
  const client = useQueryClient()
  const changed = useAreaChanged(schools)
  const [reason, setReason] = useState('')
  const [isHandedOver, setHandedOver] = useState(false)
  const [isTried, setTried] = useState(false)
  const verb = verbOf(school.status, to)
  const needsReason = schools.area.reasons.includes(to)
  const leaves = to === 'closed' && school.unsettled > 0
  const isBare = needsReason && reason.trim() === ''

  const run = async () => {
    setTried(true)
    if (isBare || (leaves && !isHandedOver)) return
    const saved = await call(schools.area.calls.changeStatus, {
      params: { id: school.id },
      body: { status: to, reason: reason.trim() || undefined, ...(leaves ? { handed_over: true } : {}) },
    })
    client.setQueryData([...areaKey(schools), 'record', saved.id], saved)
    close()
    showDone(areas('statusChanged', { name: school.name, status: t(`status.${to}`) }))
    await changed()
  }
  return (
    <ConfirmDialog
      opened
      title={t(`ask.${verb}`, { name: school.name })}
      text={t(`means.${verb}`)}
      action={t(`do.${verb}`)}
      isDangerous={['suspended', 'closed', 'rejected'].includes(to)}
      run={run}
      close={close}
    >
      <Textarea
        label={areas('reason')}
        required={needsReason}
        dir="auto"
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isTried && isBare && areas('sayWhy')}
      />
      {leaves && (
        <Checkbox
          label={t('handedOver', { count: school.unsettled })}
          checked={isHandedOver}
          onChange={(event) => setHandedOver(event.currentTarget.checked)}
          error={isTried && !isHandedOver && t('handOverFirst')}
        />
      )}
    </ConfirmDialog>
  )
}
