import type { Contact } from '@dsms/contract/staff/directory/calls'
import { Combobox, InputBase, useCombobox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { fold } from '../../../kernel/browser/fold.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { takeMarked } from '../../../kit/inputs/longList.ts'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { PersonLine } from './PersonLine.tsx'
import { usePeople } from './usePeople.ts'

type Person = Pick<Contact, 'id' | 'fullName' | 'email' | 'avatar'>

interface Props {
  label: string
  value: Person | null
  onChange: (person: Person | null) => void
  /** Offered first: the signed-in person. */
  self?: Person
  /** Only people of the own school, or of the platform. */
  own?: boolean
  error?: ReactNode
  disabled?: boolean
  description?: ReactNode
}

/** One person, found by typing part of a name; or nobody. */
export function PersonSelect({ label, value, onChange, self, own = false, error, disabled, description }: Props) {
  const t = useText('apps')
  const [text, setText] = useState<string | null>(null)
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setText(null)
    },
  })
  const { people, isLoading } = usePeople(text ?? '', { own, isOn: combobox.dropdownOpened })
  const isSelfOffered = self && (!text || fold(self.fullName).includes(fold(text.trim())))
  const choices: Person[] = [...(isSelfOffered ? [self] : []), ...people.filter(({ id }) => id !== self?.id)]
  const choose = (id: string) => {
    onChange(id === '' ? null : (choices.find((one) => String(one.id) === id) ?? value))
    combobox.closeDropdown()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
      <Combobox.Target>
        <InputBase
          label={label}
          description={description}
          error={error}
          disabled={disabled ?? false}
          leftSection={
            value && text === null ? <PersonAvatar name={value.fullName} src={value.avatar} size={24} /> : null
          }
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          placeholder={t('people.nobody')}
          value={text ?? value?.fullName ?? ''}
          dir="auto"
          onKeyDownCapture={takeMarked}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={label}>
          {!text && <Combobox.Option value="">{t('people.nobody')}</Combobox.Option>}
          {choices.map((person) => (
            <Combobox.Option key={person.id} value={String(person.id)} active={person.id === value?.id}>
              <PersonLine person={person} />
            </Combobox.Option>
          ))}
          {choices.length === 0 && !isLoading && <Combobox.Empty>{t('people.none')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
