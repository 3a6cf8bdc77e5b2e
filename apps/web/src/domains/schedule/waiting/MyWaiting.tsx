import type { WaitingEntry } from '@dsms/contract/schedule/waiting/calls'
import { stopWaiting, waitForLesson } from '@dsms/contract/schedule/waiting/own'
import { Button, Group, Text } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { KeepFocus } from '../../../ui/page/KeepFocus.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../board/useBoard.ts'
import { useMyBooking } from '../booking/booking.ts'
import { useWish } from './useWish.ts'
import classes from './Waiting.module.css'
import { WishFields } from './WishFields.tsx'
import { WishText } from './WishText.tsx'
import type { WaitingChoices } from './WithWhom.tsx'
import { useMyWaitingChoices } from './waiting.ts'

interface Props {
  student_id: number | undefined
  waiting: WaitingEntry[]
}

/** What a student waits for, and where they say so. */
export function MyWaiting({ student_id, waiting }: Props) {
  const t = useText('waiting')
  const booking = useMyBooking(student_id)
  const errorText = useErrorText()
  const changed = useLessonsChanged()
  const [isOpen, setOpen] = useState(false)
  const course = booking.data?.courses.find(({ types }) => types.length > 0)
  const entry = waiting.find(({ enrolment_id }) => enrolment_id === course?.enrolment_id) ?? waiting[0]
  if (!course) return null
  const stop = async (id: number) => {
    await call(stopWaiting, { params: { id } }).catch((error) => showFailure(errorText(error)))
    await changed()
  }
  return (
    <KeepFocus>
      <section className={`card ${classes.card}`} aria-labelledby="waiting">
        <h2 id="waiting" className={classes.title}>
          <IconHourglass size={18} stroke={1.5} aria-hidden /> {t('mine.title')}
        </h2>
        {entry ? (
          <WishText entry={entry} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('mine.help')}
          </Text>
        )}
        <Group gap="xs">
          <Button variant="light" onClick={() => setOpen(true)}>
            {t(entry ? 'mine.change' : 'mine.start')}
          </Button>
          {entry && (
            <Button variant="default" onClick={() => void stop(entry.id)}>
              {t('mine.stop')}
            </Button>
          )}
        </Group>
        {isOpen && (
          <WishDialog
            enrolment_id={entry?.enrolment_id ?? course.enrolment_id}
            types={course.types}
            before={entry}
            close={() => setOpen(false)}
          />
        )}
      </section>
    </KeepFocus>
  )
}

interface DialogProps {
  enrolment_id: number
  types: { id: number; name: string }[]
  before: WaitingEntry | undefined
  close: () => void
}

function WishDialog({ enrolment_id, types, before, close }: DialogProps) {
  const t = useText('waiting')
  const changed = useLessonsChanged()
  const { data: choices } = useMyWaitingChoices(enrolment_id)
  const form = useWish(before, types.length === 1 ? types[0]?.id : undefined)
  // what they said before may no longer be bookable, and still has a name
  const named = byKey(before?.types ?? [], types)
  return (
    <ConfirmDialog
      opened
      title={t('mine.title')}
      text={t('mine.help')}
      action={t('save')}
      close={close}
      run={async () => {
        if (!(await form.send((wish) => call(waitForLesson, { body: { ...wish, enrolment_id } })))) return
        showDone(t('mine.saved'))
        await changed()
        close()
      }}
    >
      <WishFields
        form={form}
        types={named.map(({ id, name }) => ({ value: String(id), label: name }))}
        choices={withSaid(choices, before)}
      />
    </ConfirmDialog>
  )
}

type Named = WaitingChoices['trainers']

/** All that can be named, with what they named before: it has a name also where it can be chosen no longer, or has not come yet. */
const withSaid = (choices: WaitingChoices | undefined, before: WaitingEntry | undefined): WaitingChoices => ({
  trainers: byKey(before?.named_trainers ?? [], choices?.trainers ?? []),
  branches: byKey(before?.branches ?? [], choices?.branches ?? []),
})

const byKey = (...lists: Named[]): Named => [...new Map(lists.flat().map((one) => [one.id, one])).values()]
