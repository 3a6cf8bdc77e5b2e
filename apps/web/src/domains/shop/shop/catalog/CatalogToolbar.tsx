import { productSorts } from '@dsms/contract/shop/shop/calls'
import { ActionIcon, Group, Indicator, NativeSelect, Text, Tooltip } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconLayoutGrid, IconLayoutList } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { SearchField } from '../../../../ui/page/SearchField.tsx'
import type { CatalogState, CatalogView } from '../useCatalogState.ts'
import classes from './CatalogToolbar.module.css'

interface Props {
  catalog: CatalogState
  total: number | undefined
  /** Opens the filters where they are a drawer. */
  openFilters: (() => void) | undefined
  filtersRef: Ref<HTMLButtonElement>
}

/** How many were found, the search, the order, and how the products are shown. */
export function CatalogToolbar({ catalog, total, openFilters, filtersRef }: Props) {
  const t = useText('shop')
  const format = useFormat()
  return (
    <div className={classes.bar}>
      <SearchField className={classes.search} label={t('search')} q={catalog.q} onSearch={(q) => catalog.set({ q })} />
      <Text role="status" size="sm" c="dimmed" className={classes.total}>
        {total !== undefined && t('results', { count: total })}
      </Text>
      <Group gap="xs" wrap="nowrap" className={classes.end}>
        {openFilters && (
          <Indicator label={format.number(catalog.filters)} size={18} disabled={catalog.filters === 0} zIndex={1}>
            <Tooltip label={t('filters')}>
              <ActionIcon
                ref={filtersRef}
                variant="default"
                size={36}
                aria-label={t('filters.open', { count: catalog.filters })}
                onClick={openFilters}
              >
                <IconAdjustmentsHorizontal size={18} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          </Indicator>
        )}
        <NativeSelect
          aria-label={t('sort')}
          data={productSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={catalog.sort}
          onChange={(event) =>
            catalog.set({ sort: productSorts.find((sort) => sort === event.currentTarget.value) ?? 'featured' })
          }
        />
        <ActionIcon.Group role="group" aria-label={t('view')}>
          {views.map(({ view, icon: Sign }) => (
            <Tooltip key={view} label={t(`view.${view}`)}>
              <ActionIcon
                size={36}
                variant={catalog.view === view ? 'light' : 'default'}
                color={catalog.view === view ? 'petrol' : 'gray'}
                aria-label={t(`view.${view}`)}
                aria-pressed={catalog.view === view}
                onClick={() => catalog.set({ view })}
              >
                <Sign size={18} stroke={1.5} className="mirror" />
              </ActionIcon>
            </Tooltip>
          ))}
        </ActionIcon.Group>
      </Group>
    </div>
  )
}

const views: { view: CatalogView; icon: typeof IconLayoutGrid }[] = [
  { view: 'grid', icon: IconLayoutGrid },
  { view: 'list', icon: IconLayoutList },
]
