import type { PickupPoint } from '@dsms/contract/students/students/calls'
import { Button, TextInput } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PlaceInputs } from '../../../../kit/areas/inputs/PlaceInputs.tsx'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { Repeater } from '../../../../kit/form/Repeater.tsx'
import { PhoneInput } from '../../../platform/public.ts'
import type { GroupProps } from './props.ts'

/** How somebody is reached, where they live and where they are picked up, and who is called when something happens. */
export function ContactFields({ form }: GroupProps) {
  const t = useText('students')
  const { field } = form
  return (
    <>
      <FormGroup title={t('group.contact')}>
        <PhoneInput {...field('phone')} />
        <TextInput type="email" dir="ltr" autoComplete="off" {...field('email')} />
        <TextInput dir="auto" {...field('province')} />
        <TextInput dir="auto" {...field('city')} />
        <TextInput dir="auto" className={fullRow} {...field('address')} />
        <div className={fullRow}>
          <Pickups form={form} />
        </div>
      </FormGroup>
      <FormGroup title={t('group.emergency')}>
        <TextInput dir="auto" {...field('emergency_name')} />
        <TextInput dir="auto" {...field('emergency_relation')} />
        <PhoneInput {...field('emergency_phone')} />
      </FormGroup>
    </>
  )
}

/** Places where lessons may begin; each may be put on the map. */
function Pickups({ form }: Pick<GroupProps, 'form'>) {
  const t = useText('students')
  const [shown, show] = useState<number>()
  const { values, setFieldValue, errors, isStill } = form
  return (
    <Repeater<PickupPoint>
      label={t('field.pickup_points')}
      lines={values.pickup_points}
      onChange={(points) => setFieldValue('pickup_points', points)}
      empty={() => ({ label: '', address: '', lat: null, lng: null })}
      keyOf={(point) => `${values.pickup_points.indexOf(point)}`}
      nameOf={(point, place) => point.label || t('pickup.nth', { number: place + 1 })}
      addLabel={t('pickup.add')}
      most={5}
      isReadOnly={isStill}
    >
      {(point, change, place) => (
        <>
          <TextInput
            label={t('pickup.label')}
            required
            dir="auto"
            maxLength={60}
            value={point.label}
            onChange={(event) => change({ label: event.currentTarget.value })}
            error={errors[`pickup_points.${place}.label`]}
            data-path={`pickup_points.${place}.label`}
          />
          <TextInput
            label={t('field.address')}
            dir="auto"
            maxLength={200}
            value={point.address}
            onChange={(event) => change({ address: event.currentTarget.value })}
          />
          {shown === place ? (
            <PlaceInputs
              latitude={point.lat ?? ''}
              longitude={point.lng ?? ''}
              onChange={({ latitude, longitude }) =>
                change({ lat: latitude === '' ? null : latitude, lng: longitude === '' ? null : longitude })
              }
            />
          ) : (
            <Button
              variant="default"
              leftSection={<IconMapPin size={18} stroke={1.5} aria-hidden />}
              onClick={() => show(place)}
            >
              {t(point.lat === null ? 'pickup.map' : 'pickup.onMap')}
            </Button>
          )}
        </>
      )}
    </Repeater>
  )
}
