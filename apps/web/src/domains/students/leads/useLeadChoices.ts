import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { listLeadOwners } from '@dsms/contract/students/leads/calls'
import { leadSources } from '@dsms/contract/students/leads/rules'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { type Choice, useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { enquiries } from './leads.ts'

/** Staff who may look after leads. Platform people see none before they chose a school. */
export function useOwners({ school_id, isVisited }: School): Choice[] {
  const { data } = useQuery({
    enabled: !isVisited || school_id !== undefined,
    queryKey: [...areaKey(enquiries, school_id), 'owners'],
    queryFn: ({ signal }) => call(listLeadOwners, { query: { school_id } }, signal),
  })
  return (data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

/** What list and board are narrowed by. */
export function useLeadChoices(school: School) {
  const t = useText('leads')
  return {
    sources: leadSources.map((source) => ({ value: source, label: t(`source.${source}`) })),
    due: [{ value: 'true', label: t('due.only') }],
    owners: useOwners(school),
    licences: useRecordChoices(licenceTypes, school.school_id),
    branches: useRecordChoices(branches, school.school_id),
  }
}
