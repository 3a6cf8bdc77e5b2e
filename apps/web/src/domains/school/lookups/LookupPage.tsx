import { lookupValues } from '@dsms/contract/school/lookups/calls'
import { Alert, NumberInput, Select, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { code, count, formFields, names, text } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { listsOf, useKinds } from './lookups.ts'

const fields = formFields({ area: lookupValues }, { kind: code(null), code: text(), name: names(), place: count() })

/** An entry of a list of choices. What records name keeps its list and its code. */
export function LookupPage({ scope, id }: { scope: 'platform' | 'school'; id?: number | undefined }) {
  const t = useText('lookups')
  const format = useFormat()
  const kinds = useKinds()
  return (
    <AreaScreen of={listsOf(scope)} id={id} isFixed={({ is_shared }) => scope === 'school' && is_shared}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {(form) => {
              const { field } = form
              const isUsed = (screen.record?.uses ?? 0) > 0
              return (
                <>
                  {screen.record?.is_shared && scope === 'school' && (
                    <Alert color="petrol" icon={<IconInfoCircle size={20} stroke={1.5} />}>
                      {t('sharedOne')}
                    </Alert>
                  )}
                  {isUsed && (
                    <Alert color="gray" icon={<IconInfoCircle size={20} stroke={1.5} />}>
                      {t('usedHelp', {
                        count: screen.record?.uses ?? 0,
                        shown: format.number(screen.record?.uses ?? 0),
                      })}
                    </Alert>
                  )}
                  <FormGroup title={t('group.entry')}>
                    <Select data={kinds} disabled={isUsed} {...field('kind')} />
                    <TextInput
                      description={t('codeHelp')}
                      dir="ltr"
                      disabled={isUsed}
                      {...field('code')}
                      maxLength={40}
                    />
                    <NamesInput {...field('name')} />
                    <NumberInput description={t('placeHelp')} min={0} allowDecimal={false} {...field('place')} />
                  </FormGroup>
                </>
              )
            }}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="lookups" />
        </>
      )}
    </AreaScreen>
  )
}
