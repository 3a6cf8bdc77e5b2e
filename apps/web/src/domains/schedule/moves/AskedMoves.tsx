import { withdrawMove } from '@dsms/contract/schedule/moves/calls'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { KeepFocus } from '../../../ui/page/KeepFocus.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { useLessonsChanged } from '../board/useBoard.ts'
import classes from './Moves.module.css'
import { useMyMoves, useWhen } from './useMine.ts'

/** What was asked for instead of a lesson: the one that waits, and what became of those before. */
export function AskedMoves({ lessonId }: { lessonId: number }) {
  const t = useText('moves')
  const format = useFormat()
  const when = useWhen()
  const changed = useLessonsChanged()
  const attempt = useAttempt(changed)
  const { data } = useMyMoves(lessonId)
  if (!data || data.requests.length === 0) return null
  const wanted = ({ wanted_start: start, wanted_end: end }: (typeof data.requests)[number]) =>
    when({ start, end }, data.time_zone)
  const pending = data.requests.find(({ status }) => status === 'pending')
  const before = data.requests.filter(({ status }) => status !== 'pending')
  return (
    <KeepFocus>
      <Stack gap="md">
        {pending && (
          <Alert role="status" color="blue">
            {t('waits', { wanted: wanted(pending), lapses: format.dateTime(pending.lapses_at, data.time_zone) })}
            <Group mt="sm">
              <Button
                variant="default"
                size="xs"
                mih={36}
                onClick={() => attempt(() => call(withdrawMove, { params: { id: pending.id } }), t('withdrawn'))}
              >
                {t('withdraw')}
              </Button>
            </Group>
          </Alert>
        )}
        {before.length > 0 && (
          <section>
            <Text size="sm" fw={600}>
              {t('before')}
            </Text>
            <ul className={classes.list}>
              {before.map((one) => (
                <li key={one.id} className={classes.line}>
                  <span>
                    {wanted(one)}
                    {one.status_reason && (
                      <Text size="sm" c="dimmed" component="span" display="block">
                        <Typed>{one.status_reason}</Typed>
                      </Text>
                    )}
                  </span>
                  <StatusBadge status={one.status} label={t(`status.${one.status}`)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </KeepFocus>
  )
}
