import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { confirmableHours, confirmMyLesson, type MyLesson, saveMyLesson } from '@dsms/contract/schedule/booking/calls'
import { Button, Text } from '@mantine/core'
import { IconCalendarDown, IconCheck, IconMapPin } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { call, download } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../board/useBoard.ts'
import { mapOf } from './booking.ts'

/** What a student does with a lesson to come; what changes it stands between saying that one comes and the way there. */
export function LessonActions({ lesson, children }: { lesson: MyLesson; children?: ReactNode }) {
  const t = useText('booking')
  const errorText = useErrorText()
  const changed = useLessonsChanged()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(saveMyLesson, { params: { id: lesson.id } }).catch((error) => showFailure(errorText(error)))
    setBusy(false)
  }
  const confirm = async () => {
    setBusy(true)
    await call(confirmMyLesson, { params: { id: lesson.id } }).catch((error) => showFailure(errorText(error)))
    await changed()
    setBusy(false)
  }
  const isNear = Date.parse(lesson.start) - Date.now() < confirmableHours * hourMs
  const mayConfirm = isNear && (lesson.status === 'scheduled' || lesson.status === 'confirmed')
  return (
    <>
      {mayConfirm && !lesson.confirmed_at && (
        <Button loading={isBusy} leftSection={<IconCheck size={18} stroke={1.5} />} onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
      )}
      {lesson.confirmed_at && (
        <Text size="sm" c="dimmed">
          {t('confirmed')}
        </Text>
      )}
      {children}
      {lesson.meeting_at && (
        <Button
          component="a"
          href={mapOf(lesson.meeting_at)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconMapPin size={18} stroke={1.5} />}
        >
          {t('map')}
        </Button>
      )}
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconCalendarDown size={18} stroke={1.5} />}
        onClick={() => void save()}
      >
        {t('calendar')}
      </Button>
    </>
  )
}
