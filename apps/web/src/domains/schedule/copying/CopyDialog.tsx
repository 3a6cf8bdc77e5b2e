import { addDays, firstOfWeek } from '@dsms/contract/kernel/time/days'
import { undoLessonCopies } from '@dsms/contract/schedule/copying/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { Button, Group, Modal, Select, Stack, Switch } from '@mantine/core'
import type { FormEvent } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { type Choice, useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import type { Wishes } from '../board/search.ts'
import type { Span } from '../board/time/useSpan.ts'
import { useLessonsChanged } from '../board/useBoard.ts'
import { useLanes } from '../lessons/form/useLanes.ts'
import { useToasts } from '../notices/useToasts.ts'
import { WhoIsTold } from '../notices/WhoIsTold.tsx'
import { FoundLessons } from './FoundLessons.tsx'
import { copyable } from './found.ts'
import { useCopying } from './useCopying.ts'

export interface CopyDialogProps {
  span: Span
  wishes: Wishes
  school_id: number | undefined
  /** 0 is Sunday. */
  weekStart: number
  close: () => void
  /** Shows the days that were copied to. */
  show: (day: string) => void
}

/** Copies the day or the week that the board shows to another: first told what is against it, then kept as a whole. */
export function CopyDialog({ span, wishes, school_id, weekStart, close, show }: CopyDialogProps) {
  const t = useText('copying')
  const series = useText('series')
  const common = useText('common')
  const format = useCalendarFormat()
  const numbers = useFormat()
  const errorText = useErrorText()
  const changed = useLessonsChanged()
  const toasts = useToasts()
  const isDay = span.from === span.to
  const copying = useCopying(
    {
      from: span.from,
      to: span.to,
      target: addDays(span.from, isDay ? 1 : 7),
      branch_id: wishes.branch_id ?? null,
      trainer_id: (wishes.by === 'trainer' && wishes.lane) || null,
      with_students: true,
      skip_holidays: true,
    },
    school_id,
    ({ created: lesson_ids, told }, target) => {
      const takeBack = async () => {
        try {
          const undone = await call(undoLessonCopies, { body: { lesson_ids, school_id } })
          if (undone.told.some(({ by }) => by === 'nobody')) toasts.done(t('undone'), undone.told)
        } catch (error) {
          showFailure(errorText(error))
        }
        await changed()
      }
      const done = t('done', { number: numbers.number(lesson_ids.length) })
      toasts.undo(done, told, t('undo'), () => void takeBack())
      void changed()
      close()
      show(target)
    },
  )
  const { wish, set, found, errors, problem, isBusy } = copying
  const daysFrom = (day: string) => (isDay ? format.fullDay(day) : format.days(day, addDays(day, 6)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void (found ? copying.copy() : copying.check())
  }
  const count = found && copyable(found, copying.decisions)
  return (
    <Modal opened onClose={close} size="lg" title={t('title', { days: daysFrom(span.from) })}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <DateField
            label={t(isDay ? 'field.day' : 'field.week')}
            required
            value={wish.target}
            description={wish.target && t('target', { days: daysFrom(wish.target) })}
            error={errors.target}
            onChange={(day) => set({ target: day && !isDay ? firstOfWeek(day, weekStart) : day })}
          />
          <Whose
            branch_id={wish.branch_id}
            trainer_id={wish.trainer_id}
            set={set}
            day={span.from}
            school_id={school_id}
          />
          <Switch
            label={t('field.with_students')}
            description={t('help.with_students')}
            checked={wish.with_students}
            onChange={(event) => set({ with_students: event.currentTarget.checked })}
          />
          <Switch
            label={series('field.skip_holidays')}
            checked={wish.skip_holidays}
            onChange={(event) => set({ skip_holidays: event.currentTarget.checked })}
          />
          {found && found.lessons.length > 0 && <FoundLessons found={found} copying={copying} />}
          {found && found.lessons.length > 0 && wish.with_students && (
            <WhoIsTold deed="book" lessons={found.lessons.map(({ lesson_id }) => lesson_id)} school_id={school_id} />
          )}
          {found?.lessons.length === 0 && <p role="status">{t('none')}</p>}
          <FormProblem problem={problem} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {common('cancel')}
            </Button>
            {found?.lessons.length !== 0 && (
              <Button type="submit" loading={isBusy}>
                {count === undefined ? t('check') : t('save', { number: numbers.number(count) })}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

interface WhoseProps {
  branch_id: number | null
  trainer_id: number | null
  set: (change: { branch_id?: number | null; trainer_id?: number | null }) => void
  day: string
  school_id: number | undefined
}

/** Of which branch and trainer; all of them where nothing is chosen. */
function Whose({ branch_id, trainer_id, set, day, school_id }: WhoseProps) {
  const t = useText('copying')
  const schedule = useText('schedule')
  const places = useRecordChoices(branches, school_id)
  const trainers = useLanes('trainer', day, school_id, true).filter(
    ({ branch_ids }) => branch_id === null || branch_ids.includes(branch_id),
  )
  const one = (
    label: string,
    all: string,
    data: Choice[],
    value: number | null,
    choose: (id: number | null) => void,
  ) => (
    <Select
      {...longList}
      label={label}
      placeholder={all}
      clearable
      searchable
      nothingFoundMessage={schedule('nothingFound')}
      data={data}
      value={value === null ? null : String(value)}
      onChange={(key) => choose(key ? Number(key) : null)}
    />
  )
  return (
    <>
      {places.length > 1 &&
        one(schedule('field.branch_id'), t('allBranches'), places, branch_id, (id) =>
          set({ branch_id: id, trainer_id: null }),
        )}
      {one(schedule('by.trainer'), t('allTrainers'), trainers, trainer_id, (id) => set({ trainer_id: id }))}
    </>
  )
}
