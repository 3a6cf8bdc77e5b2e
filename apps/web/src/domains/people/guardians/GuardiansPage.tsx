import { useFormat } from '../../../kernel/i18n/format.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { Bdi } from '../../../ui/Bidi.tsx'
import { parents } from './guardians.ts'

/** Who speaks for students. */
export function GuardiansPage() {
  const format = useFormat()
  return (
    <AreaList
      of={parents}
      columns={[
        { key: 'phone', onCard: true, render: ({ phone }) => phone && <Bdi>{phone}</Bdi> },
        { key: 'students', onCard: true, render: ({ students }) => format.list(students.map(({ name }) => name)) },
        { key: 'email', isExtra: true, render: ({ email }) => email && <Bdi>{email}</Bdi> },
      ]}
      sheet={{
        first_name_ar: { example: 'خالد' },
        family_name_ar: { example: 'العلي' },
        first_name_en: { example: 'Khalid' },
        family_name_en: { example: 'Alali' },
        phone: { example: '+966501234567' },
      }}
    />
  )
}
