import type { ProductColor } from '@dsms/contract/shop/shop/calls'

/** How each colour of goods is drawn, in every skin alike: it is the colour of the thing. */
export const colourOf: Record<ProductColor, string> = {
  primary: 'var(--mantine-color-petrol-7)',
  success: 'var(--mantine-color-green-8)',
  warning: 'var(--mantine-color-yellow-6)',
  danger: 'var(--mantine-color-red-8)',
  info: 'var(--mantine-color-blue-6)',
}
