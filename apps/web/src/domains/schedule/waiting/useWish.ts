import type { WaitingEntry } from '@dsms/contract/schedule/waiting/calls'
import { useState } from 'react'
import { CallError } from '../../../kernel/call/callError.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'

export interface Wish {
  type_ids: number[]
  weekdays: number[]
  from_time: string | null
  to_time: string | null
  until_day: string | null
  only_own_trainer: boolean
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
    only_own_trainer: before?.only_own_trainer ?? false,
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
      if (wish.type_ids.length === 0) {
        setErrors({ type_ids: codeText('required') })
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
