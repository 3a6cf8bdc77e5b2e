import type { Answer } from '@dsms/contract/kernel/endpoint'
import { type listProducts, type PriceBand, priceBands } from '@dsms/contract/shop/shop/calls'
import { Button, Checkbox, Radio, Stack, Switch } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Stars } from '../parts/Stars.tsx'
import { bands, type CatalogState } from '../useCatalogState.ts'
import classes from './CatalogFilters.module.css'
import { PriceRange } from './PriceRange.tsx'
import { usePriceTexts } from './usePriceTexts.ts'

type Facets = Answer<typeof listProducts>['facets']

interface Props {
  catalog: CatalogState
  facets: Facets
  currency: string
}

/** All that narrows the shop, each with how many products it would leave. */
export function CatalogFilters({ catalog, facets, currency }: Props) {
  const t = useText('shop')
  const texts = usePriceTexts(currency)
  const count = (band: PriceBand) => facets.bands.find((one) => one.band === band)?.count ?? 0
  // a brand that was chosen stays in sight, also when the other filters leave nothing of it
  const gone = catalog.brands.filter((brand) => !facets.brands.some(({ name }) => name === brand))
  const brands = [...facets.brands, ...gone.map((name) => ({ name, count: 0 }))]

  return (
    <Stack gap="lg">
      <Choice
        label={t('filter.band')}
        value={catalog.band ?? ''}
        onChange={(value) =>
          catalog.set({ band: bands.find((band) => band === value), from: undefined, to: undefined })
        }
        choices={[
          { value: '', label: t('filter.anyPrice') },
          ...bands.map((band) => ({ value: band, label: texts.band(priceBands[band]), count: count(band) })),
        ]}
      />
      <PriceRange
        bounds={facets.price}
        from={catalog.from}
        to={catalog.to}
        currency={currency}
        onChange={(from, to) => catalog.set({ from, to, band: undefined })}
      />
      <Choice
        label={t('filter.category')}
        value={catalog.category ? String(catalog.category) : ''}
        onChange={(value) => catalog.set({ category: value ? Number(value) : undefined })}
        choices={[
          { value: '', label: t('filter.anyCategory') },
          ...facets.categories.map(({ id, name, count }) => ({ value: String(id), label: <bdi>{name}</bdi>, count })),
        ]}
      />
      <Checkbox.Group
        label={t('filter.brands')}
        classNames={{ label: classes.label }}
        value={catalog.brands}
        onChange={(brands) => catalog.set({ brands })}
      >
        <div className={classes.choices}>
          {brands.map(({ name, count }) => (
            <Line key={name} count={count}>
              <Checkbox value={name} label={<bdi>{name}</bdi>} className={classes.box} />
            </Line>
          ))}
        </div>
      </Checkbox.Group>
      <Choice
        label={t('filter.rating')}
        value={catalog.rating ? String(catalog.rating) : ''}
        onChange={(value) => catalog.set({ rating: value ? Number(value) : undefined })}
        choices={[
          { value: '', label: t('filter.anyRating') },
          ...facets.ratings.map(({ rating, count }) => ({
            value: String(rating),
            label: <RatingLabel rating={rating} />,
            count,
          })),
        ]}
      />
      <Switch
        label={t('filter.inStock')}
        checked={catalog.inStock}
        onChange={(event) => catalog.set({ inStock: event.currentTarget.checked })}
      />
      <Button variant="default" disabled={catalog.filters === 0} onClick={catalog.clear}>
        {t('filter.clear')}
      </Button>
    </Stack>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  choices: { value: string; label: ReactNode; count?: number }[]
}

function Choice({ label, value, onChange, choices }: ChoiceProps) {
  const name = useId()
  return (
    <Radio.Group name={name} label={label} value={value} onChange={onChange} classNames={{ label: classes.label }}>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Line key={choice.value} count={choice.count}>
            <Radio value={choice.value} label={choice.label} className={classes.box} />
          </Line>
        ))}
      </div>
    </Radio.Group>
  )
}

/** A choice, and at its end how many products it would leave. */
function Line({ count, children }: { count: number | undefined; children: ReactNode }) {
  return (
    <div className={classes.line}>
      {children}
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </div>
  )
}

function RatingLabel({ rating }: { rating: number }) {
  const t = useText('shop')
  return (
    <span className={classes.rating}>
      <Stars rating={rating} />
      {rating < 5 && t('filter.andUp')}
    </span>
  )
}
