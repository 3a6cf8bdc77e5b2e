import { createProductCategory } from '@dsms/contract/shop/shop/categories'
import { createCoupon, listCoupons } from '@dsms/contract/shop/shop/coupons'
import { createProduct, listManagedProducts, saveShopSettings } from '@dsms/contract/shop/shop/manage'
import { listModeratedProductReviews } from '@dsms/contract/shop/shop/reviews'
import { Button, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { type SearchIn, text, useSearchOf } from '../../../../kernel/address/search.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { Categories } from './Categories.tsx'
import { Coupons } from './coupons/Coupons.tsx'
import { ModeratedReviews } from './ModeratedReviews.tsx'
import { ManagedProducts } from './products/ManagedProducts.tsx'
import { ShopSettings } from './ShopSettings.tsx'

declare module '../../../../kernel/address/address.ts' {
  interface Searches {
    '/apps/ecommerce/manage': SearchIn<typeof readers>
  }
}

const tabs = [
  { name: 'products', access: listManagedProducts },
  { name: 'categories', access: listManagedProducts },
  { name: 'coupons', access: listCoupons },
  { name: 'reviews', access: listModeratedProductReviews },
  { name: 'settings', access: saveShopSettings },
] as const
const readers = { tab: text }
type TabName = (typeof tabs)[number]['name']

/** Everything that makes the shop: products, categories, coupons, what buyers said, and delivery. */
export function ManagePage() {
  const t = useText('shop')
  const may = useMay()
  const navigate = useNavigate()
  const { tab: named } = useSearchOf(readers)
  const [isAdding, setAdding] = useState(false)
  const shown = tabs.filter(({ access }) => may(access))
  const tab = shown.find(({ name }) => name === named)?.name ?? 'products'
  // another list has other filters: nothing of the address but the tab comes along
  const show = (name: string | null) =>
    navigate({
      to: '.',
      search: () => ({ tab: name === 'products' ? undefined : name }),
      resetScroll: false,
    })

  const plus = <IconPlus size={18} stroke={1.5} />
  const actions: Partial<Record<TabName, React.ReactNode>> = {
    products: may(createProduct) && (
      <LinkButton to="/apps/ecommerce/manage/products/new" leftSection={plus}>
        {t('product.add')}
      </LinkButton>
    ),
    categories: may(createProductCategory) && (
      <Button leftSection={plus} onClick={() => setAdding(true)}>
        {t('category.add')}
      </Button>
    ),
    coupons: may(createCoupon) && (
      <LinkButton to="/apps/ecommerce/manage/coupons/new" leftSection={plus}>
        {t('coupon.add')}
      </LinkButton>
    ),
  }
  return (
    <Page title={t('manage')} breadcrumbs={[{ label: t('title'), to: '/apps/ecommerce/shop' }]} action={actions[tab]}>
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List mb="md">
          {shown.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="products">
          <ManagedProducts />
        </Tabs.Panel>
        <Tabs.Panel value="categories">
          <Categories isAdding={isAdding} added={() => setAdding(false)} />
        </Tabs.Panel>
        <Tabs.Panel value="coupons">
          <Coupons />
        </Tabs.Panel>
        <Tabs.Panel value="reviews">
          <ModeratedReviews />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <ShopSettings />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
