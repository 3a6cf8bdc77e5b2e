import { useText } from '../../../../kernel/i18n/index.ts'
import { DecimalInput } from '../../../../kit/inputs/DecimalInput.tsx'
import { MaskedInput } from '../../../../kit/inputs/mask/MaskedInput.tsx'
import { masks } from '../../../../kit/inputs/mask/masks.ts'
import { PhoneInput } from '../../../platform/public.ts'
import { Fields } from '../held/Fields.tsx'
import { Held } from '../held/Held.tsx'
import type { FieldState } from '../held/useStates.ts'

const others = ['phone', 'time', 'card', 'iban'] as const

export function OtherMasks(props: FieldState) {
  const t = useText('forms')
  return (
    <Fields>
      {others.map((kind) => (
        <Held key={kind} initial="">
          {(value, change) => (
            <MaskedInput
              mask={masks[kind]}
              label={t(`input-mask.${kind}`)}
              placeholder={masks[kind].replace(/[#L]/g, '_')}
              value={value}
              onChange={change}
              {...props}
            />
          )}
        </Held>
      ))}
    </Fields>
  )
}

export function ByCountry({ required, disabled, readOnly }: FieldState) {
  const t = useText('forms')
  const state = { required, disabled, readOnly }
  return (
    <Fields>
      <Held initial="+966501234567">
        {(value, change) => <PhoneInput label={t('field.phone')} value={value} onChange={change} {...state} />}
      </Held>
      <Held<number | null> initial={1250.5}>
        {(value, change) => (
          <DecimalInput
            label={t('number-input.price')}
            value={value}
            onChange={change}
            least={2}
            most={2}
            unit={t('shared.currency')}
            {...state}
          />
        )}
      </Held>
    </Fields>
  )
}
