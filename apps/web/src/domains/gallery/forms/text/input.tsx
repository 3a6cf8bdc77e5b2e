import { PasswordInput, TextInput } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { EmailInput, UsernameInput } from '../../../identity/public.ts'
import { PhoneInput } from '../../../platform/public.ts'
import { flag, sampleOf, size } from '../../samples/sample.ts'
import { Fields } from '../held/Fields.tsx'
import { Held } from '../held/Held.tsx'
import { useStates } from '../held/useStates.ts'
import { InLanguages } from './InLanguages.tsx'

export const input = sampleOf(
  { size: size(), required: flag(), disabled: flag(), readOnly: flag() },
  {
    basic: (props) => {
      const t = useText('forms')
      return (
        <Held initial="">
          {(value, change) => (
            <TextInput
              label={t('field.first_name')}
              description={t('input.help')}
              leftSection={<IconUser size={18} stroke={1.5} aria-hidden />}
              dir="auto"
              value={value}
              onChange={(event) => change(event.currentTarget.value)}
              {...props}
            />
          )}
        </Held>
      )
    },
    states: ({ size }) => (
      <Fields>
        {useStates().map(({ key, ...state }) => (
          <TextInput key={key} size={size} defaultValue="DRV-2041" dir="ltr" {...state} />
        ))}
      </Fields>
    ),
    kinds: ({ size, disabled, readOnly }) => {
      const t = useText('forms')
      const signIn = useText('signIn')
      const [phone, setPhone] = useState('+966501234567')
      const props = { size, disabled, readOnly }
      return (
        <Fields>
          <EmailInput label={t('field.email')} defaultValue="amal@example.org" {...props} />
          <UsernameInput label={t('field.username')} defaultValue="amal.h" {...props} />
          <PasswordInput
            label={t('field.password')}
            defaultValue="four quiet road signs"
            autoComplete="off"
            visibilityToggleButtonProps={{ 'aria-label': signIn('showPassword') }}
            {...props}
          />
          <PhoneInput
            label={t('field.phone')}
            value={phone}
            onChange={setPhone}
            disabled={disabled}
            readOnly={readOnly}
          />
        </Fields>
      )
    },
    languages: InLanguages,
  },
)
