import type { MyStudent } from '@dsms/contract/students/portal/calls'
import {
  askForCorrection,
  type Correction,
  listMyCorrections,
  withdrawCorrection,
} from '@dsms/contract/students/portal/corrections'
import { Button, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import { useMineChanged } from './mine.ts'
import classes from './Portal.module.css'
import { useWanted } from './useWanted.ts'

type Locked = NonNullable<MyStudent['locked']>

/** What the office alone changes, as it stands, and what was asked to be put right. */
export function Corrections({ student, locked }: { student: MyStudent; locked: Locked }) {
  const t = useText('portal')
  const students = useText('students')
  const changed = useMineChanged()
  const wanted = useWanted()
  const [isAsking, setAsking] = useState(false)
  const asked = useQuery({
    queryKey: ['my', 'corrections', student.id],
    queryFn: ({ signal }) => call(listMyCorrections, { params: { id: student.id } }, signal),
  })
  const isWaiting = asked.data?.some(({ status }) => status === 'pending') ?? true
  const { id_last4, ...record } = locked
  return (
    <section className="card" aria-labelledby="locked">
      <h2 id="locked" className={classes.title}>
        {t('locked')}
      </h2>
      <Text size="sm" c="dimmed" mt={4}>
        {t('locked.help')}
      </Text>
      <ul className={classes.list}>
        {wanted(record).map(({ field, label, text }) => (
          <li key={field} className={classes.line}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <span className={classes.what}>
              <Typed>{text}</Typed>
            </span>
          </li>
        ))}
        <li className={classes.line}>
          <Text size="sm" c="dimmed">
            {students('field.id_number')}
          </Text>
          <bdi>{id_last4 ? `•••• ${id_last4}` : students('unknown')}</bdi>
        </li>
      </ul>
      <Button mt="md" variant="default" disabled={isWaiting} onClick={() => setAsking(true)}>
        {t('correct')}
      </Button>
      {asked.isError && <ErrorBox error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.data && asked.data.length > 0 && (
        <ul className={classes.list} aria-label={t('asked')}>
          {asked.data.map((one) => (
            <Asked key={one.id} correction={one} changed={changed} />
          ))}
        </ul>
      )}
      {isAsking && (
        <CorrectionDialog
          locked={locked}
          send={(body) => call(askForCorrection, { params: { id: student.id }, body })}
          sent={async () => {
            setAsking(false)
            showDone(t('asked.done'))
            await changed()
          }}
          close={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function Asked({ correction, changed }: { correction: Correction; changed: () => Promise<unknown> }) {
  const t = useText('portal')
  const students = useText('students')
  const format = useFormat()
  const wanted = useWanted()
  const back = useMutation({
    mutationFn: () => call(withdrawCorrection, { params: { id: correction.id } }),
    onSuccess: changed,
  })
  const words = wanted(correction.wanted).map(({ label, text }) => `${label}: ${text}`)
  if (correction.id_last4) words.push(`${students('field.id_number')}: •••• ${correction.id_last4}`)
  return (
    <li className={classes.line}>
      <span className={classes.what}>
        <Typed>{format.list(words)}</Typed>
        <Text size="sm" c="dimmed" component="span" display="block">
          {format.date(correction.created_at.slice(0, 10))}
          {correction.reason && ` · ${correction.reason}`}
        </Text>
        {back.isError && <ErrorBox error={back.error} />}
      </span>
      {correction.status === 'pending' ? (
        <Button variant="subtle" size="compact-md" mih={36} loading={back.isPending} onClick={() => back.mutate()}>
          {t('asked.withdraw')}
        </Button>
      ) : (
        <StatusBadge status={correction.status} label={t(`correction.${correction.status}`)} />
      )}
    </li>
  )
}
