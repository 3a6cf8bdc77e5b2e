import { Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { MaskedInput } from '../../../../kit/inputs/mask/MaskedInput.tsx'
import { lengthOf } from '../../../../kit/inputs/mask/mask.ts'
import { arabicPlate, masks } from '../../../../kit/inputs/mask/masks.ts'
import { flag, sampleOf, size } from '../../samples/sample.ts'
import { Fields } from '../held/Fields.tsx'
import { Held } from '../held/Held.tsx'
import { useStates } from '../held/useStates.ts'
import { ByCountry, OtherMasks } from './MaskDemos.tsx'

export const inputMask = sampleOf(
  { size: size(), required: flag(), disabled: flag(), readOnly: flag() },
  {
    plate: (props) => {
      const t = useText('forms')
      const [plate, setPlate] = useState('ABJ1234')
      return (
        <>
          <MaskedInput
            mask={masks.plate}
            label={t('input-mask.plateLabel')}
            description={t('input-mask.plateHelp')}
            value={plate}
            onChange={setPlate}
            {...props}
          />
          <Text size="sm" c="dimmed" mt={6}>
            {t('shared.holds')} <code dir="ltr">{plate || '–'}</code> · <bdi dir="rtl">{arabicPlate(plate)}</bdi>
          </Text>
        </>
      )
    },
    identity: (props) => {
      const t = useText('forms')
      return (
        <Held initial="">
          {(value, change) => (
            <MaskedInput
              mask={masks.identity}
              label={t('field.identity_no')}
              description={t('input-mask.identityHelp')}
              error={
                value && value.length < lengthOf(masks.identity) ? t('input-mask.short', { count: value.length }) : ''
              }
              value={value}
              onChange={change}
              {...props}
            />
          )}
        </Held>
      )
    },
    others: OtherMasks,
    country: ByCountry,
    states: ({ size }) => (
      <Fields>
        {useStates().map(({ key, ...state }) => (
          <Held key={key} initial="KSA2041">
            {(value, change) => (
              <MaskedInput mask={masks.plate} size={size} value={value} onChange={change} {...state} />
            )}
          </Held>
        ))}
      </Fields>
    ),
  },
)
