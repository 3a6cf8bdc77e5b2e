import { Button, Drawer, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { codeText, useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import type { BoardData } from '../../board/model.ts'
import { useAsking } from '../../finding/find.ts'
import { WhoIsTold } from '../../notices/WhoIsTold.tsx'
import { ViolationList } from '../ViolationList.tsx'
import { isInTheWay } from '../violations.ts'
import { type Field, sorted } from './fieldOf.ts'
import { Gone } from './Gone.tsx'
import { LessonFields } from './LessonFields.tsx'
import { useLessonForm } from './useLessonForm.ts'
import type { Wish } from './wish.ts'

export interface LessonDrawerProps {
  wish: Wish
  board: BoardData
  school_id: number | undefined
  close: () => void
  saved: Parameters<typeof useLessonForm>[3]
}

/** A lesson that is planned or changed. Conflicts are told while it is filled in. */
export function LessonDrawer({ wish, board, school_id, close, saved }: LessonDrawerProps) {
  const t = useText('schedule')
  const common = useText('common')
  const errorText = useErrorText()
  const form = useLessonForm(wish, board, school_id, saved)
  const [isLeaving, setLeaving] = useState(false)
  const { violations, values, needOf } = form
  const isShown = (field: Field) => {
    if (field === 'type' || field === 'start' || field === 'end' || field === 'student') return true
    if (field === 'zone') return needOf('circuit') !== 'none' && values.zone_id !== null
    return needOf(field) !== 'none'
  }
  const { at, rest } = sorted(violations, isShown)
  const body = useRef<HTMLFormElement>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error] input')?.focus()
  }, [round])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (form.isSaving) return
    await form.save()
    setRound((now) => now + 1)
  }
  const { ask } = useAsking()
  const find = () => {
    close()
    ask({ student: values.seats[0]?.student_id, type: values.type_id ?? undefined })
  }
  const tryClose = () => (form.isUnsaved() ? setLeaving(true) : close())
  const said = () => {
    if (form.isChecking) return t('checking')
    if (!form.isChecked) return ''
    const count = violations.filter(isInTheWay).length
    return count === 0 ? t('allowed') : t('against', { count })
  }
  return (
    <Drawer opened onClose={tryClose} title={wish.lesson ? t('edit') : t('add')} size="lg">
      <form noValidate ref={body} onSubmit={submit}>
        <Stack gap="md">
          <LessonFields form={form} board={board} school_id={school_id} isNew={!wish.lesson} find={find} at={at} />
          {rest.length > 0 && <ViolationList violations={rest} zone={board.time_zone} />}
          <Gone form={form} lesson={wish.lesson} school_id={school_id} />
          {form.isMoved && wish.lesson && <WhoIsTold deed="change" lessons={[wish.lesson.id]} school_id={school_id} />}
          {form.came.length > 0 && <WhoIsTold deed="book" enrolments={form.came} school_id={school_id} />}
          {form.wantsReason && (
            <Textarea
              label={t('field.override_reason')}
              description={t('overrideHelp')}
              required
              dir="auto"
              autosize
              minRows={2}
              maxLength={500}
              value={values.override_reason}
              onChange={(event) => form.set({ override_reason: event.currentTarget.value })}
              error={form.isTried && !values.override_reason.trim() && codeText('required')}
            />
          )}
          {form.error !== undefined && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {errorText(form.error)}
            </Text>
          )}
          <Group justify="space-between" gap="xs" className="foot">
            <Text size="sm" c="dimmed" role="status">
              {said()}
            </Text>
            <Group gap="xs">
              <Button variant="default" onClick={tryClose}>
                {common('cancel')}
              </Button>
              <Button type="submit" loading={form.isSaving}>
                {form.wantsReason ? t('saveAnyway') : common('save')}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
