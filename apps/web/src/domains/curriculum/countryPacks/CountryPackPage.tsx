import { Alert, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { PackVersions } from './PackVersions.tsx'
import { packs } from './packs.ts'

const empty = { name: noNames, code: '', country: '' }

/** A country pack: what it is called, and its versions with all they say. */
export function CountryPackPage({ id }: { id?: number | undefined }) {
  const t = useText('countryPacks')
  return (
    <AreaForm
      of={packs}
      id={id}
      empty={empty}
      after={(pack) => (
        <>
          <Alert variant="default" icon={<IconAlertTriangle size={20} stroke={1.5} />} title={t('verify.title')}>
            {t('verify.text')}
          </Alert>
          <PackVersions pack={pack} />
        </>
      )}
    >
      {({ field }) => (
        <FormGroup title={t('group.pack')}>
          <NamesInput {...field('name')} />
          <TextInput description={t('codeHelp')} dir="ltr" {...field('code')} maxLength={8} />
          <TextInput description={t('countryHelp')} dir="ltr" {...field('country')} maxLength={2} />
        </FormGroup>
      )}
    </AreaForm>
  )
}
