import type { Address } from '@dsms/contract/shop/shop/addresses'
import type { Quote } from '@dsms/contract/shop/shop/orders'
import { ActionIcon, Button, Radio, Stack, Text, Tooltip } from '@mantine/core'
import { IconArrowRight, IconMapPinPlus, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { AddressLines } from './AddressLines.tsx'
import classes from './AddressStep.module.css'
import { useRemoveAddress } from './useAddresses.ts'

interface Props {
  quote: Quote
  addresses: Address[] | undefined
  chosen: Address | undefined
  choose: (id: number) => void
  next: () => void
}

/** Where the goods go: one of the kept addresses, or a new one. */
export function AddressStep({ quote, addresses = [], chosen, choose, next }: Props) {
  const t = useText('shop')
  const remove = useRemoveAddress()
  const [editing, setEditing] = useState<Address | 'new'>()
  return (
    <>
      <div className="card">
        {!quote.needsAddress && <Text size="sm">{t('address.notNeeded')}</Text>}
        {quote.needsAddress && (
          <Stack gap="md">
            {addresses.length === 0 ? (
              <Text size="sm">{t('address.none')}</Text>
            ) : (
              <Radio.Group
                label={t('address.choose')}
                value={chosen ? String(chosen.id) : ''}
                onChange={(value) => choose(Number(value))}
              >
                <div className={classes.addresses}>
                  {addresses.map((address) => (
                    <div
                      key={address.id}
                      className={classes.address}
                      data-chosen={address.id === chosen?.id || undefined}
                    >
                      <Radio value={String(address.id)} label={<AddressLines address={address} />} flex={1} />
                      <Tooltip label={t('address.edit')}>
                        <ActionIcon
                          size={36}
                          aria-label={t('address.editOf', { name: address.houseNo })}
                          onClick={() => setEditing(address)}
                        >
                          <IconPencil size={18} stroke={1.5} />
                        </ActionIcon>
                      </Tooltip>
                      <Tooltip label={t('address.remove')}>
                        <ActionIcon
                          size={36}
                          aria-label={t('address.removeOf', { name: address.houseNo })}
                          onClick={() => remove(address)}
                        >
                          <IconTrash size={18} stroke={1.5} />
                        </ActionIcon>
                      </Tooltip>
                    </div>
                  ))}
                </div>
              </Radio.Group>
            )}
            <Button
              variant="default"
              w="max-content"
              leftSection={<IconMapPinPlus size={18} stroke={1.5} />}
              onClick={() => setEditing('new')}
            >
              {t('address.add')}
            </Button>
          </Stack>
        )}
      </div>
      <Button
        size="md"
        ms="auto"
        disabled={quote.needsAddress && !chosen}
        rightSection={<IconArrowRight size={18} stroke={1.5} className="mirror" />}
        onClick={next}
      >
        {t(quote.needsAddress ? 'step.deliverHere' : 'step.toPayment')}
      </Button>
      {editing && (
        <AddressDialog
          address={editing === 'new' ? undefined : editing}
          isFirst={addresses.length === 0}
          close={() => setEditing(undefined)}
          saved={choose}
        />
      )}
    </>
  )
}
