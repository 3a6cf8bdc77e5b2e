import { type Address, addAddress, addressInput, saveAddress } from '@dsms/contract/shop/shop/addresses'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { AddressFields } from './AddressFields.tsx'
import type { AddressValues } from './address.ts'
import { useAddressesChanged } from './useAddresses.ts'

interface Props {
  /** The address to change; a new one without it. */
  address: Address | undefined
  isFirst: boolean
  close: () => void
  saved: (id: number) => void
}

/** Adds an address, or changes one. */
export function AddressDialog({ address, isFirst, close, saved }: Props) {
  const t = useText('shop')
  const common = useText('common')
  const me = useSession()
  const changed = useAddressesChanged()
  const [isLeaving, setLeaving] = useState(false)
  const state = useRecordForm<AddressValues, Address>({
    initial: address ? valuesOf(address) : { ...nothing, fullName: me?.fullName ?? '', isDefault: isFirst },
    schema: addressInput,
    toBody: (values) => values,
    save: async (values) => {
      const body = { ...values, country: values.country ?? '' }
      const answer = address
        ? await call(saveAddress, { params: { id: address.id }, body })
        : await call(addAddress, { body })
      return answer.address
    },
    onSaved: async ({ id }) => {
      await changed()
      saved(id)
      close()
    },
  })
  const leave = () => (state.isUnsaved() ? setLeaving(true) : close())
  return (
    <Modal opened onClose={leave} size="lg" title={t(address ? 'address.edit' : 'address.add')}>
      <RecordForm state={state} saveLabel={common('save')} cancel={leave}>
        <AddressFields form={state.form} />
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Modal>
  )
}

const nothing: AddressValues = {
  fullName: '',
  mobile: '',
  houseNo: '',
  landmark: '',
  city: '',
  pincode: '',
  state: '',
  country: 'SA',
  type: 'home',
  isDefault: false,
}

const valuesOf = ({ id: _, ...address }: Address): AddressValues => address
