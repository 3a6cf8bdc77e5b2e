import { useState } from 'react'
import { useAddress } from '../../../kernel/address/useAddress.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Settings } from '../settings/shared/Settings.tsx'

/** What holds in the schools below an organization, unless something further in says otherwise. */
export function OrganizationSettings({ id }: { id: number }) {
  const t = useText('settings')
  const [{ tab }] = useAddress('tab')
  const isOpen = tab === settingsTab
  // asked for once somebody looks, and kept from then on with what was changed
  const [wasOpened, open] = useState(isOpen)
  if (isOpen && !wasOpened) open(true)
  return wasOpened ? <Settings intro={t('organization.text')} spot={{ organization_id: id }} /> : null
}

export const settingsTab = 'settings'
