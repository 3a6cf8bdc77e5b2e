import { Text } from '@mantine/core'
import { IconArrowBackUp, IconCalendarCheck, IconFileInvoice, IconStar } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { DetailedProduct } from './ProductOffer.tsx'
import classes from './Promises.module.css'

/** What holds for every order of this shop. */
export function Promises({ product }: { product: DetailedProduct }) {
  const t = useText('shop')
  const isGoods = product.kind === 'goods'
  const promises = [
    { key: 'invoice', icon: IconFileInvoice },
    { key: isGoods ? 'cancel' : 'booking', icon: isGoods ? IconArrowBackUp : IconCalendarCheck },
    { key: 'reviews', icon: IconStar },
  ] as const
  return (
    <ul className={`card ${classes.strip}`}>
      {promises.map(({ key, icon: Sign }) => (
        <li key={key}>
          <Sign size={24} stroke={1.5} aria-hidden className={key === 'cancel' ? 'mirror' : undefined} />
          <div>
            <Text size="sm" fw={600}>
              {t(`promise.${key}`)}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`promise.${key}Text`)}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}
