import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { Bdi } from '../../../ui/Bidi.tsx'

interface Props extends Omit<MultiSelectProps, 'data'> {
  school_id: number | undefined
  /** The licence types that the record has, by key, with their codes. */
  present?: { licence_type_ids: number[]; licence_type: string[] } | undefined
}

/** For which licence types something is: none means all, unless one is required. Types in preparation can be chosen. */
export function LicencesInput({ school_id, present, ...props }: Props) {
  const areas = useText('areas')
  const choices = useRecordChoices(licenceTypes, school_id, {}, ({ status }) => status !== 'inactive')
  const known = new Set(choices.map(({ value }) => value))
  // what the record has stays a choice, even if it is retired since
  const kept = (present?.licence_type_ids ?? [])
    .map((id, nth) => ({ value: String(id), label: present?.licence_type[nth] ?? '' }))
    .filter(({ value }) => !known.has(value))
  return (
    <MultiSelect
      label={areas('licences')}
      description={props.required ? undefined : areas('licencesHelp')}
      nothingFoundMessage={areas('noLicences')}
      searchable
      clearable
      data={[...choices, ...kept]}
      {...props}
    />
  )
}

/** Codes of licence types in a list. */
export function LicenceCodes({ codes }: { codes: string[] }) {
  const areas = useText('areas')
  return codes.length ? <Bdi>{codes.join(', ')}</Bdi> : areas('allLicences')
}
