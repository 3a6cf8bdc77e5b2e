import type { AddressInput } from '@dsms/contract/shop/shop/addresses'
import { Badge, Text } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { useCountries } from '../../../platform/public.ts'
import classes from './AddressStep.module.css'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: AddressInput }) {
  const t = useText('shop')
  const countries = useCountries().data ?? []
  const { fullName, mobile, houseNo, landmark, city, pincode, state, country, type, isDefault } = address
  const place = [city, state, pincode].filter(Boolean)
  return (
    <span className={classes.lines}>
      <span>
        <Text component="span" size="sm" fw={600}>
          <Typed>{fullName}</Typed>
        </Text>{' '}
        <Badge variant="light" tt="none" size="sm" color="gray">
          {t(`address.type.${type}`)}
        </Badge>{' '}
        {isDefault && (
          <Badge variant="light" tt="none" size="sm">
            {t('address.default')}
          </Badge>
        )}
      </span>
      <Typed>{houseNo}</Typed>
      {landmark && <Typed>{landmark}</Typed>}
      <Typed>{place.join(' ')}</Typed>
      <Typed>{countries.find(({ code }) => code === country)?.name ?? country}</Typed>
      <span>
        <Bdi>{mobile}</Bdi>
      </span>
    </span>
  )
}
