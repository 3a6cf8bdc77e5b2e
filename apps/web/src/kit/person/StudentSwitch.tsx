import { useChangeSearch } from '../../kernel/address/search.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { LateSelect } from '../inputs/LateSelect.tsx'

interface Props {
  students: { id: number; name: string; is_self: boolean }[]
  chosen: number | undefined
  /** What of the address was said of the one before, and is left out for another. */
  forget?: readonly string[]
  mb?: 'md'
}

/** Switches between those whom a guardian speaks for; with one of them there is nothing to choose. */
export function StudentSwitch({ students, chosen, forget = [], mb }: Props) {
  const t = useText('common')
  const change = useChangeSearch()
  if (students.length < 2) return null
  return (
    <LateSelect
      label={t('whom')}
      mb={mb}
      allowDeselect={false}
      data={students.map(({ id, name, is_self }) => ({ value: String(id), label: is_self ? t('me', { name }) : name }))}
      value={String(chosen ?? students[0]?.id)}
      onChange={(id) =>
        void change({ ...Object.fromEntries(forget.map((name) => [name, undefined])), student: Number(id) })
      }
    />
  )
}
