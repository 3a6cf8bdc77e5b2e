import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { lateLookupChoices } from '../../school/public.ts'
import { speakers } from './guardians.ts'
import { SpokenFor } from './SpokenFor.tsx'

/** Who speaks for students of the school, and for whom. */
export function GuardiansPage() {
  const { school_id, search } = useSchool('school')
  const idTypes = lateLookupChoices('id_type', school_id)
  return (
    <AreaList
      of={speakers}
      columns={[
        { key: 'phone', onCard: true, render: ({ phone }) => phone && <Phone number={phone} /> },
        { key: 'email', render: ({ email }) => email && <Bdi>{email}</Bdi> },
        {
          key: 'students',
          onCard: true,
          render: ({ students }) => <SpokenFor students={students} search={search} />,
        },
      ]}
      sheet={{
        first_name_ar: { example: 'أحمد' },
        family_name_ar: { example: 'العلي' },
        first_name_en: { example: 'Ahmad' },
        family_name_en: { example: 'Alali' },
        phone: { example: '+966501234567' },
        id_type: { firstOf: idTypes },
      }}
    />
  )
}
GuardiansPage.ask = askList(speakers)
