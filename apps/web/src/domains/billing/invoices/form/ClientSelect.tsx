import { type KnownClient, searchInvoiceClients } from '@dsms/contract/billing/invoices/settings'
import { Combobox, InputBase, Text, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { takeMarked } from '../../../../kit/inputs/longList.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { invoicesKey } from '../useInvoices.ts'
import classes from './Form.module.css'
import type { InvoiceValues } from './formValues.ts'

interface Props {
  value: InvoiceValues['client']
  onChange: (client: KnownClient) => void
  onBlur?: () => void
  error?: ReactNode
  addClient: (name: string) => void
  'data-path'?: string
}

/** A client, or somebody of the school, found by part of a name; somebody new is the first choice. */
export function ClientSelect({ value, onChange, onBlur, error, addClient, ...rest }: Props) {
  const t = useText('invoices')
  const [text, setText] = useState<string | null>(null)
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setText(null)
    },
  })
  const [q] = useDebouncedValue(text?.trim() ?? '', 200)
  const { data: clients = [], isFetching } = useQuery({
    queryKey: [...invoicesKey, 'clients', q],
    queryFn: async ({ signal }) => (await call(searchInvoiceClients, { query: { q } }, signal)).rows,
    placeholderData: keepPreviousData,
    enabled: combobox.dropdownOpened,
  })
  const choose = (option: string) => {
    if (option === 'new') addClient(text?.trim() ?? '')
    const client = clients.find((one) => keyOf(one) === option)
    if (client) onChange(client)
    combobox.closeDropdown()
  }
  const isListed = combobox.dropdownOpened && clients.length === 0 && !isFetching

  return (
    <>
      <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
        <Combobox.Target>
          <InputBase
            {...rest}
            onKeyDownCapture={takeMarked}
            label={t('field.client')}
            required
            error={error}
            placeholder={t('client.choose')}
            leftSection={
              value && text === null ? <PersonAvatar name={value.name} src={value.avatar || null} size={24} /> : null
            }
            rightSection={<Combobox.Chevron />}
            rightSectionPointerEvents="none"
            dir="auto"
            autoComplete="off"
            value={text ?? value?.name ?? ''}
            onChange={(event) => {
              setText(event.currentTarget.value)
              combobox.openDropdown()
              combobox.updateSelectedOptionIndex()
            }}
            onClick={() => combobox.openDropdown()}
            onBlur={() => {
              combobox.closeDropdown()
              onBlur?.()
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options mah={300} style={{ overflowY: 'auto' }} aria-label={t('field.client')}>
            <Combobox.Option value="new" className={classes.newClient}>
              <IconUserPlus size={18} stroke={1.5} aria-hidden />
              {t('client.new')}
            </Combobox.Option>
            {clients.map((client) => (
              <Combobox.Option key={keyOf(client)} value={keyOf(client)} className={classes.client}>
                <PersonAvatar name={client.name} src={client.avatar || null} size={28} />
                <span className={classes.clientText}>
                  <Typed>{client.name}</Typed>
                  {client.companyEmail && (
                    <Text span size="xs" c="dimmed">
                      <Bdi>{client.companyEmail}</Bdi>
                    </Text>
                  )}
                </span>
              </Combobox.Option>
            ))}
            {isListed && <Combobox.Empty>{t('client.none')}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {value && <ClientBlock client={value} />}
    </>
  )
}

/** Facts about the chosen client, as the invoice will say them. */
function ClientBlock({ client }: { client: NonNullable<InvoiceValues['client']> }) {
  const typed = [client.company, client.address, client.country].filter(Boolean)
  const exact = [client.contact, client.companyEmail].filter(Boolean)
  if (typed.length + exact.length === 0) return null
  return (
    <ul className={classes.clientBlock}>
      {typed.map((text) => (
        <li key={text}>
          <Typed>{text}</Typed>
        </li>
      ))}
      {exact.map((text) => (
        <li key={text}>
          <Bdi>{text}</Bdi>
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ clientId, buyerId, name }: KnownClient) => `${clientId ?? ''}/${buyerId ?? ''}/${name}`
