import type { LaneKind } from '@dsms/contract/schedule/board/calls'
import { moveLesson } from '@dsms/contract/schedule/lessons/calls'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import type { Bar } from '../board/model.ts'
import { instantAt } from '../board/time/axis.ts'
import type { Where } from '../board/types.ts'
import { shownElsewhere, useLessonsChanged } from '../board/useBoard.ts'
import { useToasts } from '../notices/useToasts.ts'
import { lessonQuery } from './useLesson.ts'
import { violationsOf } from './violations.ts'

export interface Refused {
  violations: Violation[]
  /** The same once more, with a reason for the rules that it passes. */
  again: (reason: string) => Promise<void>
}

/** Moves a lesson at once on the screen, back where the server refuses it, and back by a toast that offers it. */
export function useMove(by: LaneKind, school_id: number | undefined, said: (bar: Bar, where: Where) => string) {
  const t = useText('schedule')
  const errorText = useErrorText()
  const client = useQueryClient()
  const changed = useLessonsChanged()
  const toasts = useToasts()
  const [refused, setRefused] = useState<Refused>()

  const send = async (bar: Bar, version: number, from: Where, to: Where, reason?: string) => {
    const body = {
      version,
      start: instantAt(to.start),
      end: instantAt(to.end),
      ...(to.lane !== from.lane && {
        [`${by}_id`]: to.lane || null,
        ...(by === 'circuit' && { zone_id: null }),
      }),
      override_reason: reason,
      school_id,
    }
    const { lesson, told } = await call(moveLesson, { params: { id: bar.id }, body })
    // whoever opens it before it is asked for again acts on what it is now
    client.setQueryData(lessonQuery(bar.id, school_id).queryKey, lesson)
    return { version: lesson.version, told }
  }

  const move = async (bar: Bar, to: Where, reason?: string): Promise<void> => {
    const from: Where = { lane: bar.on[by], start: bar.start, end: bar.end }
    if (from.lane === to.lane && from.start === to.start && from.end === to.end) return
    // an answer that is on its way would put it back for a moment
    await client.cancelQueries({ queryKey: ['lessons', 'board'] })
    const putBack = shownElsewhere(client, bar.id, { by, lane: to.lane, start: to.start, minutes: to.end - to.start })
    try {
      const { version, told } = await send(bar, bar.version, from, to, reason)
      setRefused(undefined)
      toasts.undo(said(bar, to), told, t('moveBack'), () => {
        void send(bar, version, to, from).then(changed, (error: unknown) => showFailure(errorText(error)))
      })
    } catch (error) {
      putBack()
      const violations = violationsOf(error)
      if (violations) setRefused({ violations, again: (why) => move(bar, to, why) })
      else showFailure(errorText(error))
    }
    await changed()
  }
  return { move, refused, forget: () => setRefused(undefined) }
}
