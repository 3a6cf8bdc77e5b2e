import type { AccountSettings } from '@dsms/contract/identity/account/calls'
import type * as z from 'zod'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecordForm, type Values } from '../../../kit/form/useRecordForm.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useKeepSettings } from './settingsCalls.ts'

interface Options<V extends Values> {
  settings: AccountSettings
  valuesOf: (settings: AccountSettings) => V
  schema: z.core.$ZodType
  toBody: (values: V) => unknown
  save: (values: V) => Promise<AccountSettings>
}

/** A form on one tab: it stays on the screen after saving, showing what is stored. */
export function useSettingsForm<V extends Values>({ settings, valuesOf, schema, toBody, save }: Options<V>) {
  const t = useText('account')
  const keep = useKeepSettings()
  const state = useRecordForm<V, AccountSettings>({
    initial: valuesOf(settings),
    schema,
    toBody,
    save: (values) => save(values),
    onSaved: (saved, sent) => {
      keep(saved)
      state.show(valuesOf(saved), sent)
      showDone(t('saved'))
    },
  })
  return { ...state, cancel: () => state.show(valuesOf(settings)) }
}
