import { useChangeSearch } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { LateSelect } from '../../../kit/inputs/LateSelect.tsx'

interface Props {
  students: { id: number; name: string; is_self: boolean }[]
  chosen: number | undefined
}

/** Switches between those whom a guardian speaks for; with one of them there is nothing to choose. */
export function StudentSwitch({ students, chosen }: Props) {
  const t = useText('booking')
  const change = useChangeSearch()
  if (students.length < 2) return null
  return (
    <LateSelect
      label={t('whom')}
      allowDeselect={false}
      data={students.map(({ id, name, is_self }) => ({ value: String(id), label: is_self ? t('me', { name }) : name }))}
      value={String(chosen ?? students[0]?.id)}
      onChange={(id) =>
        void change({ student: Number(id), course: undefined, branch: undefined, type: undefined, from: undefined })
      }
    />
  )
}
