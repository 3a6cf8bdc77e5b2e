import { lessonTypes } from '@dsms/contract/schedule/lessonTypes/calls'
import { addWaiting } from '@dsms/contract/schedule/waiting/calls'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../board/useBoard.ts'
import { EnrolmentSelect, type Found } from '../classes/roster/EnrolmentSelect.tsx'
import { useWish } from './useWish.ts'
import { WishFields } from './WishFields.tsx'
import { useWaitingChoices } from './waiting.ts'

/** Classes have lists of their own. */
const isAwaited = (row: object): boolean => !('kind' in row) || row.kind !== 'theory_class'

/** Notes at the desk what a student would take. */
export function AddWaitingDialog({ school_id, close }: { school_id: number | undefined; close: () => void }) {
  const t = useText('waiting')
  const changed = useLessonsChanged()
  const types = useRecordChoices(lessonTypes, school_id, { status: 'active' }, isAwaited)
  const { data: choices } = useWaitingChoices(school_id)
  const form = useWish(undefined, undefined)
  const [student, setStudent] = useState<Found>()
  const [error, setError] = useState<string>()
  return (
    <ConfirmDialog
      opened
      title={t('add')}
      action={t('save')}
      close={close}
      run={async () => {
        if (!student) return setError(codeText('required'))
        const { enrolment_id, name } = student
        const isKept = await form.send((wish) => call(addWaiting, { body: { ...wish, enrolment_id, school_id } }))
        if (!isKept) return
        showDone(t('added', { name }))
        await changed()
        close()
      }}
    >
      <EnrolmentSelect
        label={t('student')}
        value={student}
        onChange={(found) => {
          setStudent(found)
          setError(undefined)
        }}
        school_id={school_id}
        error={error}
      />
      <WishFields form={form} types={types} choices={choices} />
    </ConfirmDialog>
  )
}
