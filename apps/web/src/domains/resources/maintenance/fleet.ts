import { vehicleDefects } from '@dsms/contract/resources/maintenance/defects'
import { maintenanceOrders } from '@dsms/contract/resources/maintenance/orders'
import { webArea } from '../../../kit/areas/area.ts'
import { OrderStep } from './OrderStep.tsx'

/** A vehicle that is gone for good is neither mended nor checked. */
export const isLive = ({ status }: { status: string }) => status !== 'decommissioned'

export const orders = webArea(maintenanceOrders, {
  link: '/school/maintenance',
  scope: 'school',
  words: 'maintenance',
  statusDialog: OrderStep,
})

export const defects = webArea(vehicleDefects, {
  link: '/school/defects',
  scope: 'school',
  words: 'defects',
})
