import { Alert, NumberInput, Select, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { listsOf, useKinds } from './lookups.ts'

const empty = { kind: null as string | null, code: '', name: noNames, place: 0 as number | '' }

/** An entry of a list of choices. What records name keeps its list and its code. */
export function LookupPage({ scope, id }: { scope: 'platform' | 'school'; id?: number | undefined }) {
  const t = useText('lookups')
  const format = useFormat()
  const kinds = useKinds()
  return (
    <AreaForm
      of={listsOf(scope)}
      id={id}
      empty={empty}
      isFixed={({ is_shared }) => scope === 'school' && is_shared}
      write={({ place }) => ({ place: place === '' ? 0 : place })}
    >
      {(form, record) => {
        const { field } = form
        const isUsed = (record?.uses ?? 0) > 0
        return (
          <>
            {record?.is_shared && scope === 'school' && (
              <Alert color="petrol" icon={<IconInfoCircle size={20} stroke={1.5} />}>
                {t('sharedOne')}
              </Alert>
            )}
            {isUsed && (
              <Alert color="gray" icon={<IconInfoCircle size={20} stroke={1.5} />}>
                {t('usedHelp', { count: record?.uses ?? 0, shown: format.number(record?.uses ?? 0) })}
              </Alert>
            )}
            <FormGroup title={t('group.entry')}>
              <Select data={kinds} disabled={isUsed} {...field('kind')} />
              <TextInput description={t('codeHelp')} dir="ltr" disabled={isUsed} {...field('code')} maxLength={40} />
              <NamesInput {...field('name')} />
              <NumberInput description={t('placeHelp')} min={0} allowDecimal={false} {...field('place')} />
            </FormGroup>
          </>
        )
      }}
    </AreaForm>
  )
}
