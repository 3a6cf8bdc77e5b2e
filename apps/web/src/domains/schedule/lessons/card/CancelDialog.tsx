import { cancelLesson, type Lesson } from '@dsms/contract/schedule/lessons/calls'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { WhoIsTold } from '../../notices/WhoIsTold.tsx'
import { CancelCosts } from '../../policies/CancelCosts.tsx'
import { CancelFields, useCancelReason } from './CancelFields.tsx'

interface Props {
  lesson: Lesson
  school_id: number | undefined
  close: () => void
  done: (told: readonly ToldPerson[]) => Promise<void>
}

/** Cancels a lesson; its time is free at once, and what that costs stands there before. */
export function CancelDialog({ lesson: { id, version, type }, school_id, close, done }: Props) {
  const t = useText('schedule')
  const reason = useCancelReason()
  return (
    <ConfirmDialog
      opened
      title={t('cancel.title', { name: type.name })}
      text={t('cancel.text')}
      action={t('action.cancel')}
      isDangerous
      safe={t('cancel.keep')}
      close={close}
      run={async () => {
        const said = reason.said()
        if (!said) return
        const body = { version, ...said, has_proof: reason.hasProof, school_id }
        const { told } = await call(cancelLesson, { params: { id }, body })
        await done(told)
      }}
    >
      <WhoIsTold deed="cancel" lessons={[id]} school_id={school_id} />
      <CancelFields {...reason} />
      {reason.reason && (
        <CancelCosts lessonId={id} reason={reason.reason} has_proof={reason.hasProof} school_id={school_id} />
      )}
    </ConfirmDialog>
  )
}
