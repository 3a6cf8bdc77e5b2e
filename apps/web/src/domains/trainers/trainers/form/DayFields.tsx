import { usualMinutesDay } from '@dsms/contract/trainers/trainers/calls'
import { ColorInput, NumberInput, Switch, Textarea, TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { NotesInput } from '../../../../kit/areas/form/AreaInputs.tsx'
import { PlaceInputs } from '../../../../kit/areas/inputs/PlaceInputs.tsx'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { PriceInput } from '../../../../kit/inputs/PriceInput.tsx'
import { TimeField } from '../../../../kit/inputs/time/TimeField.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { useCurrency } from '../../../school/public.ts'
import type { GroupProps } from './props.ts'

/** How much somebody teaches in a day and a week at most, and where the day begins. */
export function DayFields({ form }: GroupProps) {
  const t = useText('trainers')
  const { field, toggle, values } = form
  const point = values.start_point
  return (
    <FormGroup title={t('group.day')}>
      <NumberInput
        allowDecimal={false}
        placeholder={String(usualMinutesDay)}
        description={t('help.minutesDay', { minutes: usualMinutesDay })}
        {...field('max_minutes_day')}
      />
      <NumberInput allowDecimal={false} description={t('help.minutesWeek')} {...field('max_minutes_week')} />
      <NumberInput allowDecimal={false} {...field('max_lessons_day')} />
      <NumberInput allowDecimal={false} {...field('min_break_minutes')} />
      <NumberInput allowDecimal={false} description={t('help.buffer')} {...field('buffer_minutes')} />
      <Switch {...toggle('extra_hours')} />
      {values.extra_hours && (
        <>
          <TimeField from="16:00" {...field('extra_from')} required />
          <TimeField from="18:00" {...field('extra_to')} required />
        </>
      )}
      <TextInput
        className={fullRow}
        label={t('field.start_point')}
        description={t('help.startPoint')}
        dir="auto"
        maxLength={120}
        value={point.label}
        onChange={(event) => form.setFieldValue('start_point', { ...point, label: event.currentTarget.value })}
      />
      <PlaceInputs
        latitude={point.latitude}
        longitude={point.longitude}
        onChange={(place) => form.setFieldValue('start_point', { ...point, ...place })}
      />
    </FormGroup>
  )
}

const seePay = { access: { school: 'trainers.see_pay', platform: 'schools.edit' } } as const

/** What an hour is paid. Who may not see it is not asked for it either. */
export function PayFields({ form, trainer, school_id }: GroupProps) {
  const t = useText('trainers')
  const may = useMay()
  const own = useCurrency(school_id)
  if (!may(seePay)) return null
  const currency = trainer?.currency ?? own
  return (
    <FormGroup title={t('group.pay')}>
      <PriceInput currency={currency} {...form.field('hourly_rate_minor')} />
      <PriceInput currency={currency} {...form.field('evening_rate_minor')} />
      <PriceInput currency={currency} {...form.field('weekend_rate_minor')} />
    </FormGroup>
  )
}

/** What others see of somebody: in the calendar and on the school's pages. */
export function PublicFields({ form }: GroupProps) {
  const t = useText('trainers')
  const areas = useText('areas')
  const { field, toggle, values } = form
  return (
    <FormGroup title={t('group.public')}>
      <ColorInput dir="ltr" withEyeDropper={false} description={t('help.colour')} {...field('colour')} />
      <Switch description={t('help.isPublic')} {...toggle('is_public')} />
      {(['ar', 'en'] as const).map((code) => (
        <Textarea
          key={code}
          label={areas(`in.${code}`, { field: t('field.bio') })}
          lang={code}
          dir={code === 'ar' ? 'rtl' : 'ltr'}
          autosize
          minRows={3}
          maxLength={1000}
          value={values.bio[code]}
          onChange={(event) => form.setFieldValue('bio', { ...values.bio, [code]: event.currentTarget.value })}
        />
      ))}
      <NotesInput {...field('notes')} />
    </FormGroup>
  )
}
