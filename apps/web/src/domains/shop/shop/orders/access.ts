import type { Endpoint } from '@dsms/contract/kernel/endpoint'

/** Whose orders list is everybody's, and who moves orders on. */
export const orderManagers: Pick<Endpoint, 'access'> = {
  access: { platform: 'shop.manage_orders', school: 'shop.manage_orders' },
}
