import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Refused } from './useMove.ts'
import { ViolationList } from './ViolationList.tsx'
import { areOverridable } from './violations.ts'

export interface RefusedDialogProps {
  refused: Refused
  mayOverride: boolean
  zone: string | undefined
  close: () => void
}

/** Why a lesson stays where it was, and where it is allowed a reason to move it all the same. */
export function RefusedDialog({ refused, mayOverride, zone, close }: RefusedDialogProps) {
  const t = useText('schedule')
  const common = useText('common')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const canPass = mayOverride && areOverridable(refused.violations)
  const again = async () => {
    if (!reason.trim()) return setMissing(true)
    setRunning(true)
    await refused.again(reason.trim())
    setRunning(false)
  }
  return (
    <Modal opened onClose={close} title={t('refused.title')} centered>
      <Stack gap="md">
        <ViolationList violations={refused.violations} zone={zone} />
        {canPass && (
          <Textarea
            label={t('field.override_reason')}
            description={t('overrideHelp')}
            required
            dir="auto"
            autosize
            minRows={2}
            maxLength={500}
            value={reason}
            error={isMissing && codeText('required')}
            onChange={(event) => {
              setReason(event.currentTarget.value)
              setMissing(false)
            }}
          />
        )}
        <Group justify="flex-end" gap="xs">
          {canPass && (
            <Button variant="light" loading={isRunning} onClick={again}>
              {t('moveAnyway')}
            </Button>
          )}
          <Button variant={canPass ? 'default' : 'filled'} onClick={close} data-autofocus>
            {canPass ? t('leaveIt') : common('close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
