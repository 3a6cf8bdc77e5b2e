import { searchLinks } from '@dsms/contract/messages/tasks/calls'
import { CloseButton, Combobox, Group, Input, InputBase, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconLink } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { takeMarked } from '../../../../kit/inputs/longList.ts'
import { LinkedRecord, linkIcons } from './LinkedRecord.tsx'
import type { Link } from './taskValues.ts'

interface Props {
  value: Link | null
  onChange: (link: Link | null) => void
  error?: ReactNode
}

/** The record a task is about: found by a part of its name, then shown as what it is. */
export function LinkInput({ value, onChange, error }: Props) {
  const t = useText('tasks')
  if (!value) return <LinkSearch onChange={onChange} error={error} />
  return (
    <Input.Wrapper label={t('field.link')} labelElement="div" error={error}>
      <Group gap="xs" wrap="nowrap">
        <LinkedRecord link={value} />
        <CloseButton size={32} aria-label={t('link.remove', { title: value.title })} onClick={() => onChange(null)} />
      </Group>
    </Input.Wrapper>
  )
}

function LinkSearch({ onChange, error }: Omit<Props, 'value'>) {
  const t = useText('tasks')
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), 200)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { data, isFetching } = useQuery({
    queryKey: ['tasks', 'links', q],
    queryFn: async ({ signal }) => (await call(searchLinks, { query: { q } }, signal)).rows,
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
  const choices = q === '' ? [] : (data ?? [])
  const keyOf = ({ kind, id }: Link) => `${kind}:${id}`
  return (
    <Combobox
      store={combobox}
      withinPortal
      onOptionSubmit={(key) => {
        const chosen = choices.find((one) => keyOf(one) === key)
        if (chosen) onChange(chosen)
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target>
        <InputBase
          label={t('field.link')}
          placeholder={t('link.placeholder')}
          error={error}
          dir="auto"
          maxLength={100}
          leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onBlur={() => combobox.closeDropdown()}
          onKeyDownCapture={takeMarked}
          onKeyDown={(event) => {
            // a half-typed name is not yet the form
            if (event.key === 'Enter' && text !== '') event.preventDefault()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={text.trim() === ''}>
        <Combobox.Options mah={240} style={{ overflowY: 'auto' }} aria-label={t('field.link')}>
          {choices.map((one) => {
            const Icon = linkIcons[one.kind]
            return (
              <Combobox.Option key={keyOf(one)} value={keyOf(one)}>
                <Group gap="xs" wrap="nowrap">
                  <Icon size={18} stroke={1.5} aria-hidden />
                  <bdi>{one.title}</bdi>
                  <Input.Description component="span">{t(`link.${one.kind}`)}</Input.Description>
                </Group>
              </Combobox.Option>
            )
          })}
          {choices.length === 0 && !isFetching && q === text.trim() && (
            <Combobox.Empty>{t('link.none')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
