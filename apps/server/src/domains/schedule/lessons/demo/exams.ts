import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { DemoSchool } from './school.ts'
import type { Story } from './story.ts'

const [most, mostAhead] = [6, 2]

/** Drives of some who are through with their training become the exam that they sat, or are to sit. */
export function withExams(
  planned: readonly LessonDraft[],
  { facts, typeOf, now }: DemoSchool,
  story: Story,
): LessonDraft[] {
  const [exam, road] = [typeOf.get('EXAM'), typeOf.get('ROAD')]
  const seen = new Set<number>()
  let ahead = 0
  return planned.map((draft) => {
    const [enrolment] = draft.enrolment_ids
    if (!exam || story.has(draft) || draft.type_id !== road?.id || enrolment === undefined || seen.size >= most)
      return draft
    if (facts.enrolments[enrolment]?.status !== 'exam_phase' || seen.has(enrolment)) return draft
    if (draft.start > now && ahead++ >= mostAhead) return draft
    seen.add(enrolment)
    return { ...draft, type_id: exam.id }
  })
}
