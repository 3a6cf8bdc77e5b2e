import {
  type LessonRecord,
  type Settled,
  settleLessonRecord,
  settlements,
} from '@dsms/contract/teaching/lessonRecords/office'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { useRecordsChanged } from './useRecords.ts'

/** A lesson was given although the office had called it off: somebody decides whether its minutes count. */
export function Settle({ data, school_id }: { data: LessonRecord; school_id: number | undefined }) {
  const t = useText('lessonRecords')
  const changed = useRecordsChanged()
  const settle = useMutation({
    mutationFn: (settled: Settled) =>
      call(settleLessonRecord, {
        params: { id: data.id },
        body: { booking_id: data.booking_id, version: data.version, settled, school_id },
      }),
    onSuccess: changed,
  })
  if (!data.is_despite_cancel) return null
  const offered = settlements.filter((one) => data.may_settle && one !== data.settled)
  return (
    <Alert color="orange" icon={<IconCalendarOff size={20} stroke={1.5} />} title={t('office.despite')}>
      <Text size="sm">{t(data.settled ? `office.settled.${data.settled}` : 'office.settled.open')}</Text>
      {settle.isError && <ErrorBox error={settle.error} />}
      <Group gap="sm" mt="xs">
        {offered.map((one) => (
          <Button
            key={one}
            mih={44}
            variant={one === 'given' ? 'filled' : 'default'}
            loading={settle.isPending}
            onClick={() => settle.mutate(one)}
          >
            {t(`office.settle.${one}`)}
          </Button>
        ))}
      </Group>
    </Alert>
  )
}
