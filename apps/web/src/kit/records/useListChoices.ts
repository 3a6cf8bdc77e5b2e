import { getPreferences, setPreferences, usePreferences } from '../../kernel/session/preferences.ts'

interface ListChoices {
  hidden?: string[]
  views?: { name: string; search: string }[]
}

/** What a person chose for one list: hidden columns and filters kept under a name. Follows them to other devices. */
export function useListChoices(list: string): [ListChoices, (change: ListChoices) => void] {
  const choices = usePreferences().lists?.[list] ?? {}
  const change = (patch: ListChoices) => {
    const { lists } = getPreferences()
    setPreferences({ lists: { ...lists, [list]: { ...lists?.[list], ...patch } } })
  }
  return [choices, change]
}
