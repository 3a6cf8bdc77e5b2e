import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Model } from '../board/model.ts'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import type { BoardActions } from '../board/types.ts'
import { useLessonsChanged } from '../board/useBoard.ts'
import { useAsking } from '../finding/find.ts'
import { LazyFindTime } from '../finding/lazy.ts'
import { useToasts } from '../notices/useToasts.ts'
import { type Wish, wishOf } from './form/wish.ts'
import { LazyLessonCard, LazyLessonDrawer, LazyMoveDialog, LazyRefusedDialog } from './lazy.ts'
import type { Refused } from './useMove.ts'

interface Props {
  model: Model
  school_id: number | undefined
  /** Whose card is open. */
  lesson: number | undefined
  closeCard: () => void
  wish: Wish | undefined
  setWish: (wish: Wish | undefined) => void
  moving: number | undefined
  setMoving: (lesson: number | undefined) => void
  move: BoardActions['moved']
  refused: Refused | undefined
  forget: () => void
}

/** What opens over the board: a lesson's card, its form, and why it could not be moved. */
export function LessonDialogs(props: Props) {
  const { model, school_id, lesson, closeCard, wish, setWish, moving, setMoving, move, refused, forget } = props
  const t = useText('schedule')
  const format = useCalendarFormat()
  const changed = useLessonsChanged()
  const zone = model.data.time_zone
  const toasts = useToasts()
  const { isAsking } = useAsking()
  const saved = async ({ lesson: kept, told }: { lesson: Lesson; told: readonly ToldPerson[] }) => {
    const when = `${format.shortDay(clockAt(minuteOf(kept.start), zone).day)} ${format.time(kept.start, zone)}`
    const done = t(wish?.lesson ? 'done.changed' : 'done.planned', { name: kept.type.name, when })
    toasts.done(done, told)
    setWish(undefined)
    await changed()
  }
  const bar = moving ? model.bars.find(({ id }) => id === moving) : undefined
  return (
    <>
      {lesson && (
        <LazyLessonCard
          key={lesson}
          id={lesson}
          school_id={school_id}
          zone={zone}
          close={closeCard}
          edit={(one) => {
            closeCard()
            setWish(wishOf(one, zone))
          }}
          move={
            model.bars.some(({ id }) => id === lesson)
              ? () => {
                  closeCard()
                  setMoving(lesson)
                }
              : undefined
          }
        />
      )}
      {wish && (
        <LazyLessonDrawer
          wish={wish}
          board={model.data}
          school_id={school_id}
          close={() => setWish(undefined)}
          saved={(kept) => void saved(kept)}
        />
      )}
      {isAsking && <LazyFindTime board={model.data} school_id={school_id} begin={setWish} />}
      {bar && (
        <LazyMoveDialog bar={bar} model={model} school_id={school_id} move={move} close={() => setMoving(undefined)} />
      )}
      {refused && (
        <LazyRefusedDialog refused={refused} mayOverride={model.data.may_override} zone={zone} close={forget} />
      )}
    </>
  )
}
