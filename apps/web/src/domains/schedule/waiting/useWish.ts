import type { WaitingEntry } from '@dsms/contract/schedule/waiting/calls'
import type { TrainerWish } from '@dsms/contract/schedule/waiting/statuses'
import { useState } from 'react'
import { CallError } from '../../../kernel/call/callError.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'

export interface Wish {
  type_ids: number[]
  weekdays: number[]
  from_time: string | null
  to_time: string | null
  until_day: string | null
  trainers: TrainerWish
  trainer_ids: number[]
  branch_ids: number[]
  max_per_week: number | null
  notice_hours: number
}

/** What somebody would take, as it is filled in; what they said before stands in it. */
export function useWish(before: WaitingEntry | undefined, only: number | undefined) {
  const [wish, setWish] = useState<Wish>({
    type_ids: before?.types.map(({ id }) => id) ?? (only ? [only] : []),
    weekdays: before?.weekdays ?? [],
    from_time: before?.from_time ?? null,
    to_time: before?.to_time ?? null,
    until_day: before?.until_day ?? null,
    trainers: before?.trainers ?? 'any',
    trainer_ids: before?.named_trainers.map(({ id }) => id) ?? [],
    branch_ids: before?.branches.map(({ id }) => id) ?? [],
    max_per_week: before?.max_per_week ?? null,
    notice_hours: before?.notice_hours ?? 12,
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  return {
    wish,
    errors,
    set: (change: Partial<Wish>) => {
      setWish((now) => ({ ...now, ...change }))
      setErrors({})
    },
    /** Sends it; what is wrong lands on its input. True when it was kept. */
    send: async (work: (wish: Wish) => Promise<unknown>): Promise<boolean> => {
      const lacking = [
        wish.type_ids.length === 0 && 'type_ids',
        wish.trainers === 'named' && wish.trainer_ids.length === 0 && 'trainer_ids',
      ].filter((field) => field !== false)
      if (lacking.length > 0) {
        setErrors(Object.fromEntries(lacking.map((field) => [field, codeText('required')])))
        return false
      }
      try {
        await work(wish)
        return true
      } catch (error) {
        const fields = error instanceof CallError ? Object.entries(error.fields) : []
        if (fields.length === 0) throw error
        setErrors(Object.fromEntries(fields.map(([path, fault]) => [path, codeText(fault.code, fault.params)])))
        return false
      }
    },
  }
}
export type WishForm = ReturnType<typeof useWish>
