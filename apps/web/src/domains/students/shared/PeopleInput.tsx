import type { Contact } from '@dsms/contract/staff/directory/calls'
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { takeMarked } from '../../../kit/inputs/longList.ts'
import { PersonLine } from './PersonLine.tsx'
import { usePeople } from './usePeople.ts'

export type Named = Pick<Contact, 'fullName' | 'email'> & { id?: number; avatar?: string | null }

interface Props {
  label: string
  value: Named[]
  onChange: (people: Named[]) => void
  /** Takes addresses of people who are not known here, too. */
  takesAddresses?: boolean
  own?: boolean
  error?: ReactNode
  isFocusedAtStart?: boolean
  /** At the end of the row: buttons for Cc and Bcc. */
  end?: ReactNode
  isLabelHidden?: boolean
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Several people, found by typing part of a name; where asked for also any e-mail address. */
export function PeopleInput(props: Props) {
  const {
    label,
    value,
    onChange,
    takesAddresses = false,
    own = false,
    error,
    isFocusedAtStart,
    end,
    isLabelHidden,
  } = props
  const t = useText('apps')
  const [text, setText] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { people, isLoading } = usePeople(text, { own, isOn: combobox.dropdownOpened })
  const chosen = new Set(value.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])))
  const choices = people.filter(
    ({ id, email }) =>
      // a mail goes to an address
      !(takesAddresses && email === '') && !chosen.has(email.toLowerCase()) && !value.some((one) => one.id === id),
  )
  const typed = text.trim().replace(/[,;]$/, '')
  const mayAddTyped = takesAddresses && address.test(typed) && !chosen.has(typed.toLowerCase())
  const isKnown = choices.some(({ email }) => email.toLowerCase() === typed.toLowerCase())

  const add = (person: Named) => {
    onChange([...value, person])
    setText('')
    combobox.updateSelectedOptionIndex()
  }
  /** Several addresses may be pasted at once. */
  const addTyped = () => {
    const addresses = typed.split(/[\s,;]+/).filter((one) => address.test(one) && !chosen.has(one.toLowerCase()))
    if (!takesAddresses || addresses.length === 0) return false
    onChange([
      ...value,
      ...addresses.map((email) => people.find((one) => one.email === email) ?? { fullName: email, email }),
    ])
    setText('')
    return true
  }
  const choose = (option: string) => {
    const person = choices.find(({ id }) => String(id) === option)
    add(person ?? { fullName: option, email: option })
  }
  const onKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '' && value.length > 0) {
      event.preventDefault()
      onChange(value.slice(0, -1))
    }
    if ([',', ';', ' '].includes(event.key) && addTyped()) event.preventDefault()
    if (event.key === 'Enter' && combobox.getSelectedOptionIndex() < 0 && typed !== '') {
      event.preventDefault()
      const [first] = choices
      if (!addTyped() && first) add(first)
    }
  }
  const faulty = takesAddresses && text !== '' && !combobox.dropdownOpened && !mayAddTyped
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
      <Combobox.DropdownTarget>
        <PillsInput
          label={isLabelHidden ? undefined : label}
          error={error ?? (faulty ? t('people.invalid', { address: text }) : undefined)}
          rightSection={end}
          rightSectionWidth={end ? 'auto' : undefined}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {value.map((person) => (
              <Pill
                key={person.id ?? person.email}
                withRemoveButton
                removeButtonProps={{ 'aria-label': t('people.remove', { name: person.fullName }), tabIndex: 0 }}
                onRemove={() => onChange(value.filter((one) => one !== person))}
              >
                <bdi title={person.email}>{person.fullName}</bdi>
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                aria-label={label}
                placeholder={value.length === 0 ? t('people.search') : undefined}
                value={text}
                data-autofocus={isFocusedAtStart || undefined}
                dir="auto"
                onChange={(event) => {
                  setText(event.currentTarget.value)
                  combobox.openDropdown()
                  combobox.updateSelectedOptionIndex()
                }}
                // where writing begins, a list would lie over all else before anything was asked for
                onFocus={() => {
                  if (!isFocusedAtStart || text !== '') combobox.openDropdown()
                }}
                onBlur={() => {
                  addTyped()
                  combobox.closeDropdown()
                }}
                onKeyDownCapture={takeMarked}
                onKeyDown={onKey}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={label}>
          {mayAddTyped && !isKnown && (
            <Combobox.Option value={typed}>
              <bdi>{typed}</bdi>
            </Combobox.Option>
          )}
          {choices.map((person) => (
            <Combobox.Option key={person.id} value={String(person.id)}>
              <PersonLine person={person} />
            </Combobox.Option>
          ))}
          {choices.length === 0 && !mayAddTyped && !isLoading && <Combobox.Empty>{t('people.none')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
