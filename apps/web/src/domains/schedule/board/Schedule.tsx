import { createLessonCopies } from '@dsms/contract/schedule/copying/calls'
import { createLesson, moveLesson } from '@dsms/contract/schedule/lessons/calls'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Search } from '../../../kernel/address/address.ts'
import { askEarly } from '../../../kernel/call/early.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { type School, schoolIn } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { useDayMessage } from '../../students/public.ts'
import { LazyCopyDialog } from '../copying/lazy.ts'
import type { Wish } from '../lessons/form/wish.ts'
import { LessonDialogs } from '../lessons/LessonDialogs.tsx'
import { useBooking } from '../lessons/useBooking.ts'
import { type Model, modelOf } from './model.ts'
import classes from './Schedule.module.css'
import { useWishes, type View, type Wishes, wishesIn } from './search.ts'
import { type Span, spanIn, useSpan } from './time/useSpan.ts'
import { NewLesson, ScheduleMenu } from './tools/Actions.tsx'
import { Toolbar } from './tools/Toolbar.tsx'
import { UnplannedTray } from './tray/UnplannedTray.tsx'
import type { DragRef } from './types.ts'
import { boardOf, useBoard } from './useBoard.ts'
import { useBoardActions } from './useBoardActions.ts'
import { PrintSheet } from './views/print/PrintSheet.tsx'
import { fetchIdleDay, Views } from './views/Views.tsx'
import { fetchWeek } from './week/lazy.tsx'
import { personOf } from './week/person.ts'

const askOf = ({ by, branch_id, licence_type_id, student_id }: Wishes, { from, to }: Span, school_id?: number) => ({
  from,
  to,
  by,
  branch_id,
  licence_type_id,
  student_id,
  school_id,
})

/** Asks for the lessons that an address names, before the board is drawn. */
export async function askSchedule(search: Search): Promise<void> {
  const school = schoolIn('school', search)
  const wishes = wishesIn(search)
  const data = school && (await askEarly(boardOf(askOf(wishes, spanIn(wishes), school.school_id))))
  if (data && wishes.view === 'day') await fetchIdleDay(data)
}

/** The board with its tools: which days, of whom, what is still to be planned, and the dialogs of a lesson. */
export function Schedule({ school: { school_id } }: { school: School }) {
  const t = useText('schedule')
  const may = useMay()
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false
  const [wishes, change] = useWishes()
  const { span, today, learn } = useSpan(wishes)
  const { view, by, branch_id, student_id, trainer_id, vehicle_id } = wishes
  const found = useBoard(askOf(wishes, span, school_id))
  const { data } = found
  const key = wishes.states.join()
  const model = useMemo(() => {
    const states = key.split(',').filter(Boolean)
    return data && modelOf(data, by, { states, student_id, trainer_id, vehicle_id })
  }, [data, by, key, student_id, trainer_id, vehicle_id])
  useEffect(() => {
    if (data) learn(data.today, data.week_start)
  })
  const isOfPerson = Boolean(student_id || trainer_id || vehicle_id)
  useEffect(() => {
    if (view === 'week' && !isPhone) fetchWeek(isOfPerson)
  }, [view, isPhone, isOfPerson])
  const [wish, setWish] = useState<Wish>()
  const [moving, setMoving] = useState<number>()
  const { write, dialog: message } = useDayMessage(school_id)
  const [isCopying, setCopying] = useState(false)
  const [isPrintAsked, setPrintAsked] = useState(false)
  const printed = useCallback(() => setPrintAsked(false), [])
  const dragRef: DragRef = useRef(null)
  const actions = useBoardActions({
    model,
    by,
    school_id,
    mayMove: may(moveLesson),
    mayCreate: may(createLesson),
    change,
    setWish,
  })
  useBooking(actions.mayCreate && model ? wishes.book : undefined, school_id, (student) => {
    actions.plan(student, undefined, span.day)
    void change({ book: undefined })
  })
  const isNewAsked = wishes.isNew && model !== undefined
  // the form opens once for each wish; its opener is a new function at every render
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isNewAsked) return
    if (actions.mayCreate) actions.add(span.day)
    void change({ new: undefined })
  }, [isNewAsked])
  return (
    <Page
      title={t('title')}
      count={model && view !== 'month' ? t('lessonCount', { count: shownIn(model, view, wishes) }) : undefined}
      action={
        may(createLesson) && <NewLesson isPhone={isPhone} add={() => actions.add(span.day)} isReady={Boolean(data)} />
      }
      menu={
        <ScheduleMenu
          copy={
            data && view !== 'month' && may(createLessonCopies)
              ? { what: view === 'day' ? 'day' : 'week', open: () => setCopying(true) }
              : undefined
          }
          message={write && view === 'day' ? () => write(span.day) : undefined}
          print={() => (view === 'month' ? print() : setPrintAsked(true))}
        />
      }
    >
      <div className={classes.page}>
        <Toolbar wishes={wishes} change={change} span={span} today={today} data={data} school_id={school_id} />
        {found.isError && !data && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
        {found.isPending && <ListSkeleton rows={8} />}
        {model && (
          <div className={classes.main} aria-busy={found.isPlaceholderData || undefined}>
            {/* a phone has room for one of them */}
            {!(isPhone && wishes.isTrayOpen) && (
              <Views
                model={model}
                view={view}
                span={span}
                wishes={wishes}
                change={change}
                actions={actions}
                isPhone={isPhone}
                school_id={school_id}
                dragRef={dragRef}
              />
            )}
            {wishes.isTrayOpen && (
              <UnplannedTray
                wishes={wishes}
                change={change}
                school_id={school_id}
                dragRef={dragRef}
                mayPlan={actions.mayCreate}
                today={today}
                plan={(owed, where) => actions.plan(owed, where, span.day)}
              />
            )}
          </div>
        )}
      </div>
      {model && view !== 'month' && (
        <PrintSheet
          model={model}
          span={span}
          branch_id={branch_id}
          school_id={school_id}
          isAsked={isPrintAsked}
          printed={printed}
        />
      )}
      {message}
      {data && isCopying && (
        <LazyCopyDialog
          span={span}
          wishes={wishes}
          school_id={school_id}
          weekStart={data.week_start}
          close={() => setCopying(false)}
          show={(date) => void change({ date: date === today ? undefined : date }, { replace: false })}
        />
      )}
      {model && (
        <LessonDialogs
          model={model}
          school_id={school_id}
          lesson={wishes.lesson}
          wish={wish}
          setWish={setWish}
          moving={moving}
          setMoving={setMoving}
          move={actions.moved}
          refused={actions.refused}
          forget={actions.forget}
          closeCard={() => void change({ lesson: undefined })}
        />
      )}
    </Page>
  )
}

/** Lessons that a view shows: a board leaves out those that need nothing of its lanes, the week of one person does not. */
function shownIn(model: Model, view: View, wishes: Wishes): number {
  if (view === 'list') return model.bars.length
  const person = view === 'week' ? personOf(model, wishes) : undefined
  return person ? person.bars.length : model.lanes.reduce((sum, { bars }) => sum + bars.length, 0)
}
