import { lessonNeeds } from '../../lessonTypes/calls.ts'
import type { Rule } from '../scene.ts'
import type { Violation } from '../violations.ts'

/** A lesson has what its type requires, and nothing that the type has no use for. `needed` is what it is about. */
export const needs: Rule = ({ draft, type }) =>
  lessonNeeds.flatMap((need): Violation[] => {
    const has = draft[`${need}_id`] !== undefined
    const asks = type.needs[need]
    if (asks === 'none' && has) return [{ code: 'need_unwanted', severity: 'hard', needed: need }]
    // what is taught online needs no walls
    const isSpared = need === 'room' && type.is_online
    return asks === 'required' && !has && !isSpared ? [{ code: 'need_missing', severity: 'hard', needed: need }] : []
  })

export const typeInactive: Rule = ({ type }) => (type.is_active ? [] : [{ code: 'type_inactive', severity: 'hard' }])
