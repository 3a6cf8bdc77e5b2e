import type { MantineSize } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'

/** What the controls beside a sample say of its inputs. */
export interface FieldState {
  size: MantineSize
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** The states that every input has, each with its name as the label. */
export function useStates() {
  const t = useText('forms')
  return [
    { key: 'help', label: t('state.help'), description: t('state.helpText') },
    { key: 'required', label: t('state.required'), required: true },
    { key: 'error', label: t('state.error'), error: t('state.errorText') },
    { key: 'disabled', label: t('state.disabled'), disabled: true },
    { key: 'readOnly', label: t('state.readOnly'), readOnly: true },
  ]
}

/** The same for boxes, buttons and switches, which HTML does not know as read-only. */
export const useTickStates = () => useStates().filter(({ key }) => key !== 'readOnly' && key !== 'required')
