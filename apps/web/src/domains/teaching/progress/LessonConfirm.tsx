import { objectToMyLesson, type ProgressLesson, signMyLesson } from '@dsms/contract/teaching/progress/calls'
import { Button, Stack, Text } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Objection, SignaturePad } from '../../students/public.ts'
import { keyOf } from './keyOf.ts'

interface Props {
  lesson: Pick<ProgressLesson, 'id' | 'may_sign' | 'may_object' | 'object_until' | 'objection'>
  student: { id: number; name: string }
  zone: string
}

/** A lesson that was given, to be confirmed by the student or who signs for them; or to be objected to, with a reason. */
export function LessonConfirm({ lesson, student, zone }: Props) {
  const t = useText('progress')
  const client = useQueryClient()
  return (
    <>
      {lesson.may_sign && !lesson.objection && <Text size="sm">{t('confirm.waits')}</Text>}
      {lesson.may_sign && <Sign lesson={lesson} student={student} />}
      <Objection
        objection={lesson.objection}
        zone={zone}
        until={lesson.object_until}
        mayObject={lesson.may_object}
        object={async (reason) => {
          const answer = await call(objectToMyLesson, {
            params: { id: lesson.id },
            body: { student_id: student.id, reason },
          })
          client.setQueryData(keyOf(student.id), answer)
        }}
      />
    </>
  )
}

function Sign({ lesson, student }: Pick<Props, 'lesson' | 'student'>) {
  const t = useText('progress')
  const client = useQueryClient()
  const user = useSession()
  const [isOpen, setOpen] = useState(false)
  const [path, setPath] = useState('')
  const send = useMutation({
    mutationFn: () =>
      call(signMyLesson, {
        params: { id: lesson.id },
        body: { student_id: student.id, signature: path || null },
      }),
    onSuccess: (answer) => client.setQueryData(keyOf(student.id), answer),
  })
  if (!isOpen)
    return (
      <Button
        mih={44}
        variant="light"
        leftSection={<IconSignature size={18} stroke={1.5} />}
        onClick={() => setOpen(true)}
      >
        {t('sign')}
      </Button>
    )
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('sign.as', { name: `\u2068${user?.fullName || student.name}\u2069` })}</Text>
      <SignaturePad value={path} onChange={setPath} />
      {send.isError && <ErrorBox error={send.error} />}
      <Button mih={44} loading={send.isPending} onClick={() => send.mutate()}>
        {t('sign')}
      </Button>
    </Stack>
  )
}
