import { Stack, Switch } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { choice, flag, sampleOf, size, tone } from '../../samples/sample.ts'
import { useTickStates } from '../held/useStates.ts'

export const switches = sampleOf(
  { size: size(), color: tone(), labelPosition: choice('right', 'left'), disabled: flag() },
  {
    basic: (props) => {
      const t = useText('forms')
      const [isOn, turn] = useState(true)
      return (
        <Switch
          label={t('switch.booking')}
          description={t(isOn ? 'switch.bookingOn' : 'switch.bookingOff')}
          checked={isOn}
          onChange={(event) => turn(event.currentTarget.checked)}
          {...props}
        />
      )
    },
    icons: (props) => {
      const t = useText('forms')
      return (
        <Switch
          label={t('switch.reminders')}
          onLabel={<IconBell size={14} aria-hidden />}
          offLabel={<IconBellOff size={14} aria-hidden />}
          {...props}
        />
      )
    },
    saving: ({ disabled, ...props }) => {
      const t = useText('forms')
      const [isOn, turn] = useState(false)
      const [isSaving, setSaving] = useState(false)
      const save = (next: boolean) => {
        setSaving(true)
        // as long as a call takes; until it is answered the switch stays where it is
        setTimeout(() => {
          setSaving(false)
          turn(next)
          showDone(t(next ? 'switch.savedOn' : 'switch.savedOff'))
        }, 600)
      }
      return (
        <Switch
          label={t('switch.published')}
          description={t(isSaving ? 'switch.savingNow' : 'switch.savingHelp')}
          checked={isOn}
          disabled={disabled || isSaving}
          onChange={(event) => save(event.currentTarget.checked)}
          {...props}
        />
      )
    },
    states: ({ size, color, labelPosition }) => (
      <Stack gap="sm">
        {useTickStates().map(({ key, ...state }) => (
          <Switch key={key} size={size} color={color} labelPosition={labelPosition} defaultChecked {...state} />
        ))}
      </Stack>
    ),
  },
)
