import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../../../kernel/i18n/index.ts'
import { GenderInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { PlaceInputs } from '../../../kit/areas/inputs/PlaceInputs.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { LanguageTabs } from '../../../kit/inputs/LanguageTabs.tsx'
import { EmailInput } from '../../identity/public.ts'
import { PhoneInput } from '../../platform/public.ts'
import type { ProfileValues } from './profileValues.ts'

/** What the school is called, how it is reached, and where it is. */
export function ContactFields({ form }: { form: UseFormReturnType<ProfileValues> }) {
  const t = useText('schoolProfile')
  const field = form.getInputProps
  return (
    <>
      <FormGroup title={t('group.name')}>
        <NamesInput label={t('field.name')} required maxLength={120} {...field('name')} />
        <GenderInput label={t('field.gender_scope')} {...field('gender_scope')} />
        <div className={fullRow}>
          <LanguageTabs texts={[form.values.about]}>
            {({ code, dir, name }) => (
              <Textarea
                key={code}
                label={t('aboutIn', { language: name })}
                dir={dir}
                lang={code}
                autosize
                minRows={3}
                maxRows={10}
                maxLength={2000}
                {...field(`about.${code}`)}
              />
            )}
          </LanguageTabs>
        </div>
      </FormGroup>
      <FormGroup title={t('group.contact')}>
        <PhoneInput label={t('field.phone')} {...field('phone')} value={form.values.phone} />
        <EmailInput label={t('field.email')} required={false} {...field('email')} />
        <TextInput label={t('field.website')} type="url" dir="ltr" placeholder="https://" {...field('website')} />
        <TextInput label={t('field.city')} dir="auto" maxLength={80} {...field('city')} />
        <Textarea
          className={fullRow}
          label={t('field.address')}
          dir="auto"
          autosize
          minRows={1}
          maxLength={300}
          {...field('address')}
        />
        <PlaceInputs
          latitude={form.values.latitude}
          longitude={form.values.longitude}
          onChange={(place) => form.setValues(place)}
          latitudeProps={{ error: form.errors.latitude, onBlur: field('latitude').onBlur }}
          longitudeProps={{ error: form.errors.longitude, onBlur: field('longitude').onBlur }}
        />
      </FormGroup>
    </>
  )
}
