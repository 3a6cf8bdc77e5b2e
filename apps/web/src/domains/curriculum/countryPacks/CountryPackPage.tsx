import { Alert, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { formFields, names, text } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { PackVersions } from './PackVersions.tsx'
import { packs } from './packs.ts'

const fields = formFields(packs, { name: names(), code: text(), country: text() })

/** A country pack: what it is called, and its versions with all they say. */
export function CountryPackPage({ id }: { id?: number | undefined }) {
  const t = useText('countryPacks')
  return (
    <AreaScreen of={packs} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {({ field }) => (
              <FormGroup title={t('group.pack')}>
                <NamesInput {...field('name')} />
                <TextInput description={t('codeHelp')} dir="ltr" {...field('code')} maxLength={8} />
                <TextInput description={t('countryHelp')} dir="ltr" {...field('country')} maxLength={2} />
              </FormGroup>
            )}
          </AreaForm>
          {screen.record && (
            <>
              <Alert variant="default" icon={<IconAlertTriangle size={20} stroke={1.5} />} title={t('verify.title')}>
                {t('verify.text')}
              </Alert>
              <PackVersions pack={screen.record} />
            </>
          )}
          <RecordHistory history={screen.record?.history} words="countryPacks" />
        </>
      )}
    </AreaScreen>
  )
}
