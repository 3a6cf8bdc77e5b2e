import { keepAreaPicture } from '@dsms/contract/kit/pictures'
import { schoolNetworks } from '@dsms/contract/school/schoolProfile/calls'
import { ColorInput, Input, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { PictureInput } from '../../../kit/inputs/picture/PictureInput.tsx'
import classes from './ProfileForm.module.css'
import type { ProfileValues } from './profileValues.ts'

interface Props {
  form: UseFormReturnType<ProfileValues>
  mayEdit: boolean
}

/** Logo, picture and colour, and the school's pages elsewhere. */
export function LookFields({ form, mayEdit }: Props) {
  const t = useText('schoolProfile')
  const field = form.getInputProps
  return (
    <>
      <FormGroup title={t('group.look')}>
        {(['logo', 'image'] as const).map((name) => (
          <fieldset key={name} className={classes.picture}>
            <Input.Label component="legend">{t(`field.${name}`)}</Input.Label>
            {mayEdit ? (
              <PictureInput
                value={form.values[name]}
                onChange={(address) => form.setFieldValue(name, address)}
                drawn={[]}
                keep={keep}
                error={form.errors[name]}
              />
            ) : (
              form.values[name] && <img src={form.values[name]} alt="" height={96} />
            )}
          </fieldset>
        ))}
        <ColorInput
          label={t('field.brand_colour')}
          dir="ltr"
          format="hex"
          withEyeDropper={false}
          swatches={colours}
          {...field('brand_colour')}
        />
      </FormGroup>
      <FormGroup title={t('group.social')}>
        {schoolNetworks.map((network) => (
          <TextInput
            key={network}
            label={t(`network.${network}`)}
            type="url"
            dir="ltr"
            placeholder="https://"
            {...field(`social.${network}`)}
          />
        ))}
      </FormGroup>
    </>
  )
}

const colours = ['#0f766e', '#155e75', '#1d4ed8', '#6d28d9', '#be123c', '#c2410c', '#a16207', '#3f6212', '#334155']

const keep = async (content: string) => (await call(keepAreaPicture, { body: { content } })).address
