import { TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { formFields, key, names, text } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { BranchInput } from '../../school/public.ts'
import { CashDays } from './CashDays.tsx'
import { desks } from './cashDesks.ts'
import { DeskDay } from './DeskDay.tsx'

const fields = formFields(desks, { name: names(), branch_id: key(), code: text() })

/** A cash desk: opened and closed here, with its days and its form. */
export function CashDeskPage({ id }: { id?: number | undefined }) {
  const t = useText('cashDesks')
  return (
    <AreaScreen of={desks} id={id}>
      {(screen) => (
        <>
          {screen.record && <DeskDay desk={screen.record} school_id={screen.school.school_id} />}
          {screen.record && <CashDays desk={screen.record} school_id={screen.school.school_id} />}
          <AreaForm on={screen} fields={fields}>
            {({ field, choice }) => (
              <FormGroup title={t('group.desk')}>
                <NamesInput {...field('name')} />
                <BranchInput {...choice('branch')} />
                <TextInput dir="ltr" description={t('codeHelp')} {...field('code')} maxLength={6} />
              </FormGroup>
            )}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="cashDesks" />
        </>
      )}
    </AreaScreen>
  )
}
