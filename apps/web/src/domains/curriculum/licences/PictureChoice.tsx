import { licenceGroups } from '@dsms/contract/curriculum/licences/calls'
import { Input, Radio } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './PictureChoice.module.css'

const pictureOf = (group: string) => `/art/licence-${group}.svg`

interface Props {
  value?: string
  onChange: (value: string) => void
  error?: React.ReactNode
}

/** One of the drawn pictures, or none. */
export function PictureChoice({ value = '', onChange, error }: Props) {
  const t = useText('licences')
  return (
    <Radio.Group label={t('field.image')} value={value} onChange={onChange} error={error}>
      <div className={classes.pictures}>
        <Radio.Card
          value=""
          radius="md"
          className={classes.picture}
          aria-label={t('noPicture')}
          data-checked={value === '' || undefined}
          w="auto"
          p="xs"
        >
          <Input.Description>{t('noPicture')}</Input.Description>
        </Radio.Card>
        {licenceGroups.map((group) => (
          <Radio.Card
            key={group}
            value={pictureOf(group)}
            aria-label={t(`group.${group}`)}
            className={classes.picture}
            data-checked={value === pictureOf(group) || undefined}
            w="auto"
          >
            <img src={pictureOf(group)} alt="" loading="lazy" />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
