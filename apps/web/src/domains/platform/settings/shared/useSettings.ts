import type { Answer, Arguments } from '@dsms/contract/kernel/endpoint'
import { getSettings, updateSettings } from '@dsms/contract/platform/settings/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../../../kernel/call/call.ts'
import { fieldTexts } from '../../../../kernel/i18n/errorText.ts'
import { refetchMe } from '../../../../kernel/session/signIn.ts'

export type Shown = Answer<typeof getSettings>['settings'][number]
type Body = Arguments<typeof updateSettings>['body']

/** What was changed of a setting and not saved yet; a null value takes the word of this level back. */
export interface Draft {
  value?: Shown['value'] | null
  locked?: boolean
}

/** Where settings are shown: a school, one of its branches, an organization; the platform when nothing is named. */
export interface Spot {
  school_id?: number | undefined
  branch_id?: number | undefined
  organization_id?: number | undefined
}

/** Settings as they hold somewhere, what was changed of them here, and how to save that at once. */
export function useSettings({ school_id, branch_id, organization_id }: Spot) {
  const client = useQueryClient()
  const key = ['settings', school_id ?? 'own', branch_id ?? 'all', organization_id ?? 'none']
  const found = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getSettings, { query: { school_id, branch_id, organization_id } }, signal),
  })
  const [drafts, setDrafts] = useState<Partial<Record<Shown['key'], Draft>>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setSaving] = useState(false)

  /** Keeps a change, or forgets it where it says what holds already. */
  const change = (setting: Shown, draft: Draft) =>
    setDrafts((all) => {
      const merged = { ...all[setting.key], ...draft }
      const own = setting.is_own ? setting.value : null
      const said = merged.value === undefined ? undefined : merged.value
      const isSame =
        (said === undefined || said === own || (own === null && said === setting.value)) &&
        (merged.locked === undefined || merged.locked === setting.is_locked)
      const { [setting.key]: _, ...others } = all
      return isSame ? others : { ...others, [setting.key]: merged }
    })

  const forget = () => {
    setDrafts({})
    setErrors({})
    setFailure(undefined)
  }

  const save = async (): Promise<boolean> => {
    const changes = (found.data?.settings ?? []).flatMap(({ key, version }) =>
      drafts[key] ? [{ key, version, ...drafts[key] }] : [],
    )
    setSaving(true)
    setErrors({})
    setFailure(undefined)
    try {
      const body: Body = { school_id, branch_id, organization_id, changes }
      client.setQueryData(key, await call(updateSettings, { body }))
      await client.invalidateQueries({ queryKey: ['settings'], predicate: (one) => one.queryKey.join() !== key.join() })
      forget()
      // the menu goes by them
      if (changes.some(({ key }) => key.startsWith('modules.'))) await refetchMe()
      return true
    } catch (problem) {
      setErrors(fieldTexts(problem))
      setFailure(problem)
      // what somebody else said meanwhile is shown beside what was changed here
      if (problem instanceof CallError && problem.status === 409) await found.refetch()
      return false
    } finally {
      setSaving(false)
    }
  }

  return { found, drafts, errors, failure, isSaving, change, forget, save }
}
