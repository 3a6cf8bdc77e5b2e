import { hasStudentSigned, hasTrainerSigned } from '@dsms/contract/teaching/lessonRecords/rules'
import type { Signed } from '@dsms/contract/teaching/lessonRecords/state'
import { Button, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconDeviceMobileShare, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../../kernel/i18n/format.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import type { PadProps } from '../../pad.ts'
import classes from '../../Teaching.module.css'
import { useDesk } from '../../useTeaching.ts'
import { StudentSign } from './StudentSign.tsx'

/**
 * Both sign on the trainer's device: the trainer here, the student on a screen of their own, which opens when the trainer has
 * signed. The student may also do so later by their own account.
 */
export function SignCard({ day, lesson }: PadProps) {
  const t = useText('lessonRecords')
  const { record, act } = useDesk(lesson)
  const [isHanded, setHanded] = useState(false)
  const isStudentDue = !hasStudentSigned(record)
  return (
    <section className="card" aria-labelledby="sign">
      <h2 id="sign" className={classes.heading}>
        {t('sign.title')}
      </h2>
      <Stack gap="md">
        <SignatureList signatures={record.signatures} />
        {!hasTrainerSigned(record) && (
          <Button
            size="lg"
            fullWidth
            leftSection={<IconSignature size={22} stroke={1.5} />}
            onClick={() => {
              act({ kind: 'sign', role: 'trainer', name: day.me.name, signature: null })
              setHanded(isStudentDue)
            }}
          >
            {t('sign.trainer', { name: day.me.name })}
          </Button>
        )}
        {isStudentDue && (
          <>
            <Button
              size="lg"
              fullWidth
              variant={hasTrainerSigned(record) ? 'filled' : 'default'}
              leftSection={<IconDeviceMobileShare size={22} stroke={1.5} />}
              onClick={() => setHanded(true)}
            >
              {t('hand.give')}
            </Button>
            <Text size="sm" c="dimmed">
              {t('hand.later')}
            </Text>
          </>
        )}
      </Stack>
      {isHanded && <StudentSign day={day} lesson={lesson} close={() => setHanded(false)} />}
    </section>
  )
}

/** Whether the server heard of a signature minutes after the device says that it was given. */
const isLater = (signed: string, received: string | null | undefined): received is string =>
  typeof received === 'string' && Math.abs(Date.parse(received) - Date.parse(signed)) >= 60_000

/** Who signed, when by the device and by the server, and on whose device. */
export function SignatureList({ signatures }: { signatures: readonly Signed[] }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  if (signatures.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={t('sign.done')}>
      {signatures.map(({ role, name, signature, signed_at, received_at, witness }) => (
        <li key={role} className={classes.row}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden />
          <span className={classes.grow}>
            {t(`role.${role}`)}: <bdi>{name}</bdi>
            <span className={classes.quiet}>
              {isLater(signed_at, received_at)
                ? t('sign.asOf', { at: format.dateTime(signed_at), received: format.dateTime(received_at) })
                : format.dateTime(signed_at)}
              {witness && ` · ${t('sign.beside', { name: witness })}`}
            </span>
          </span>
          {signature && (
            <svg viewBox="0 0 300 100" className={classes.drawn} role="img" aria-label={t('sign.drawn', { name })}>
              <path d={signature} fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          )}
        </li>
      ))}
    </ul>
  )
}
