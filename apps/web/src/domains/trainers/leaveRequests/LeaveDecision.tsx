import { type leaveRequests, setLeaveAllowance } from '@dsms/contract/trainers/leaveRequests/calls'
import { Button, Group, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { leave } from './leaveRequests.ts'

interface Props {
  request: WholeRecord<typeof leaveRequests>
  school: School
}

/** Approves or rejects what waits, by who may and whose leave it is not; calls off what does not hold any more. */
export function LeaveDecision({ request, school }: Props) {
  const t = useText('leaveRequests')
  const may = useMay()
  const calls = useAreaCalls(leave, school.school_id)
  const changed = useAreaChanged(leave, school.school_id)
  const attempt = useAttempt(changed)
  const [open, setOpen] = useState<'reject' | 'cancel'>()
  const close = () => setOpen(undefined)
  const { id, name, status, is_own } = request
  const isPending = status === 'pending'
  // who may grant days may decide on them: one right for both
  const mayDecide = isPending && may(setLeaveAllowance)
  if (!isPending && status !== 'approved') return null
  return (
    <Group gap="xs">
      {mayDecide && is_own && (
        <Text size="sm" c="dimmed">
          {t('own')}
        </Text>
      )}
      {mayDecide && !is_own && (
        <>
          <Button
            leftSection={<IconCheck size={18} stroke={1.5} />}
            onClick={() => attempt(() => calls.changeStatus(id, 'approved'), t('approved', { name }))}
          >
            {t('approve')}
          </Button>
          <Button variant="default" leftSection={<IconX size={18} stroke={1.5} />} onClick={() => setOpen('reject')}>
            {t('reject')}
          </Button>
        </>
      )}
      {may(leave.area.calls.changeStatus) && (!mayDecide || is_own) && (
        <Button variant="default" onClick={() => setOpen('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {open === 'reject' && (
        <ReasonDialog
          title={t('rejectTitle', { name })}
          text={t('rejectText')}
          action={t('reject')}
          isDangerous
          isReasonRequired
          reasonLabel={t('reason')}
          close={close}
          run={async (reason) => {
            await calls.changeStatus(id, 'rejected', reason)
            close()
            showDone(t('rejected', { name }))
            await changed()
          }}
        />
      )}
      {open === 'cancel' && (
        <ReasonDialog
          title={t('cancelTitle', { name })}
          text={t('cancelText')}
          action={t('cancel')}
          isDangerous
          reasonLabel={t('reason')}
          close={close}
          run={async (reason) => {
            await calls.changeStatus(id, 'cancelled', reason || undefined)
            close()
            showDone(t('cancelled', { name }))
            await changed()
          }}
        />
      )}
    </Group>
  )
}
