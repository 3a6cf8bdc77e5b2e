import { Group, Input, Select, TextInput } from '@mantine/core'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { useEffect, useId, useRef, useState } from 'react'
import { fold } from '../../../kernel/browser/fold.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { latinDigits } from '../../../kit/inputs/time/latinDigits.ts'
import classes from './PhoneInput.module.css'
import { useCountries } from './useLookups.ts'

interface Props {
  label: string
  /** E.164, such as +966501234567, or empty. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: React.ReactNode
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  description?: React.ReactNode
  /** ISO code of the country whose prefix stands first while there is no number. */
  homeCountry?: string
  'data-path'?: string
  /** `tel-national` where somebody writes of themselves. */
  autoComplete?: 'tel-national' | 'off'
}

/** A telephone number as it is dialled in its country; a number typed with + finds its country itself. */
export function PhoneInput(props: Props) {
  const { label, value, onChange, onBlur, error, required, disabled, readOnly, description, ...others } = props
  const { homeCountry = 'SA', autoComplete = 'off', ...rest } = others
  const t = useText('records')
  const countries = useCountries().data ?? []
  const inputId = useId()
  const sent = useRef<string | undefined>(undefined)
  const [country, setCountry] = useState(homeCountry)
  const [typed, setTyped] = useState('')

  // a value from outside: the record, or somebody else's change
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    const number = parsePhoneNumberFromString(value)
    if (number?.country) setCountry(number.country)
    setTyped(number?.formatNational() ?? value)
  }, [value])

  const send = (text: string, chosen: string) => {
    const number = parsePhoneNumberFromString(latinDigits(text), isSupportedCountry(chosen) ? chosen : undefined)
    if (number?.country && number.country !== chosen) setCountry(number.country)
    sent.current = number?.isPossible() ? number.number : text.trim()
    onChange(sent.current)
  }

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      required={required}
      labelProps={{ htmlFor: inputId }}
    >
      <Group gap={6} wrap="nowrap" align="flex-start" dir="ltr">
        <Select
          {...longList}
          className={classes.country}
          aria-label={t('phoneCountry')}
          searchable
          disabled={disabled}
          readOnly={readOnly}
          allowDeselect={false}
          comboboxProps={{ width: 280, position: 'bottom-start' }}
          nothingFoundMessage={t('nothingFound')}
          data={countries.map((one) => ({ value: one.code, label: `${one.code} ${one.phone_prefix}` }))}
          filter={({ search }) => matching(countries, search)}
          renderOption={({ option }) => countries.find((one) => one.code === option.value)?.name ?? option.label}
          value={country}
          onChange={(chosen) => {
            if (!chosen) return
            setCountry(chosen)
            if (typed) send(typed, chosen)
          }}
        />
        <TextInput
          {...rest}
          id={inputId}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          className={classes.number}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          dir="ltr"
          error={Boolean(error)}
          value={typed}
          onBlur={onBlur}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            send(event.currentTarget.value, country)
          }}
        />
      </Group>
    </Input.Wrapper>
  )
}

/** Found by name, code or prefix. */
function matching(countries: { code: string; name: string; phone_prefix: string }[], search: string) {
  const wanted = fold(search.trim())
  return countries
    .filter((one) => fold(`${one.name} ${one.code} ${one.phone_prefix}`).includes(wanted))
    .map((one) => ({ value: one.code, label: `${one.code} ${one.phone_prefix}`, disabled: false }))
}
