import { acceptMove, declineMove, type OfficeMove } from '@dsms/contract/schedule/moves/calls'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../board/useBoard.ts'
import { RefusedDialog } from '../lessons/RefusedDialog.tsx'
import type { Refused } from '../lessons/useMove.ts'
import { violationsOf } from '../lessons/violations.ts'
import { useToasts } from '../notices/useToasts.ts'
import { WhoIsTold } from '../notices/WhoIsTold.tsx'
import { CostNote } from '../policies/CostNote.tsx'
import parts from '../shared/Parts.module.css'
import classes from './Moves.module.css'
import { useWhen } from './useMine.ts'

interface Props {
  row: OfficeMove
  zone: string
  school_id: number | undefined
}

const passesRules = { school: 'schedules.override', platform: 'schools.edit' } as const

/** Another time that a student asks for, with the lesson as it stands, and what the office does about it. */
export function MoveCard({ row, zone, school_id }: Props) {
  const t = useText('moves')
  const schedule = useText('schedule')
  const errorText = useErrorText()
  const format = useFormat()
  const when = useWhen()
  const may = useMay()
  const changed = useLessonsChanged()
  const toasts = useToasts()
  const [isDeclining, setDeclining] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const name = row.student ?? schedule('hiddenStudent')
  const { id, version, status } = row

  const accept = async (reason?: string) => {
    setSending(true)
    try {
      const body = { version, override_reason: reason ?? null, school_id }
      const { told } = await call(acceptMove, { params: { id }, body })
      setRefused(undefined)
      toasts.done(t('office.accepted', { name }), told)
      await changed()
    } catch (failure) {
      const violations = violationsOf(failure)
      if (violations) setRefused({ violations, again: accept })
      else showFailure(errorText(failure))
    } finally {
      setSending(false)
    }
  }
  return (
    <section className="card" aria-label={name}>
      <div className={classes.line}>
        <div>
          <strong>
            <Typed>{name}</Typed>
          </strong>{' '}
          · <Typed>{row.lesson}</Typed>
          <Text size="sm" c="dimmed">
            {format.dateTime(row.created_at, zone)}
            {row.asked_by && ` · ${t('office.by', { name: row.asked_by })}`}
            {status === 'pending' && ` · ${t('office.lapses', { when: format.dateTime(row.lapses_at, zone) })}`}
          </Text>
        </div>
        {status !== 'pending' && <StatusBadge status={status} label={t(`status.${status}`)} />}
      </div>
      <dl className={parts.facts}>
        <dt>{t('office.from')}</dt>
        <dd>{when(row, zone)}</dd>
        <dt>{t('office.to')}</dt>
        <dd>{when({ start: row.wanted_start, end: row.wanted_end }, zone)}</dd>
      </dl>
      {row.note && (
        <Text mt="xs" dir="auto">
          {row.note}
        </Text>
      )}
      {row.status_reason && (
        <Text mt="xs" size="sm" c="dimmed" dir="auto">
          {row.status_reason}
        </Text>
      )}
      {status === 'pending' && (
        <Stack gap="md" mt="md">
          <CostNote cost={row.cost} zone={zone} />
          {may(acceptMove) && (
            <Group gap="sm">
              <Button loading={isSending} onClick={() => void accept()}>
                {t('office.accept')}
              </Button>
              <Button variant="default" onClick={() => setDeclining(true)}>
                {t('office.decline')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
      {refused && (
        <RefusedDialog
          refused={refused}
          mayOverride={may({ access: passesRules })}
          zone={zone}
          close={() => setRefused(undefined)}
        />
      )}
      {isDeclining && (
        <ReasonDialog
          title={t('office.decline')}
          text={t('office.declineText')}
          action={t('office.decline')}
          reasonLabel={t('reason')}
          isReasonRequired
          close={() => setDeclining(false)}
          run={async (reason) => {
            const { told } = await call(declineMove, { params: { id }, body: { version, reason, school_id } })
            setDeclining(false)
            toasts.done(t('office.declined', { name }), told)
            await changed()
          }}
        >
          <WhoIsTold deed="answer" moves={[id]} school_id={school_id} />
        </ReasonDialog>
      )}
    </section>
  )
}
