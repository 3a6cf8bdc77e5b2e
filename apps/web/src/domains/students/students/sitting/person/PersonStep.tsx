import { leads } from '@dsms/contract/students/leads/calls'
import { Alert, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../../kernel/call/call.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { areaKey } from '../../../../../kit/areas/area.ts'
import { ListSkeleton } from '../../../../../kit/list/ListSkeleton.tsx'
import type { School } from '../../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../../ui/page/links.tsx'
import { PersonForm } from './PersonForm.tsx'
import { nobody, ofLead } from './personValues.ts'

interface Props {
  leadId: number | undefined
  school: School
  saved: (id: number) => unknown
  /** Goes on with somebody who is there already. */
  goOn: (id: number) => unknown
}

/** Somebody new. What a lead knows stands there already; one that became a student leads to them. */
export function PersonStep({ leadId, school, saved, goOn }: Props) {
  const t = useText('sitting')
  const words = useText('students')
  const lead = useQuery({
    queryKey: [...areaKey({ area: leads }, school.school_id), 'record', leadId],
    queryFn: ({ signal }) =>
      call(leads.calls.get, { params: { id: leadId ?? 0 }, query: { school_id: school.school_id } }, signal),
    enabled: leadId !== undefined,
  })
  const common = { school, student: undefined, saved, goOn }
  if (leadId === undefined) return <PersonForm initial={nobody} lead={undefined} {...common} />
  if (lead.isError) return <ErrorBox error={lead.error} onRetry={() => lead.refetch()} />
  if (lead.isPending) return <ListSkeleton rows={6} />
  if (lead.data.student_id !== null)
    return (
      <Alert color="blue">
        <Group justify="space-between">
          {t('lead.done', { name: lead.data.name })}
          <LinkButton to={`/school/enrol/${lead.data.student_id}`} search={school.search}>
            {words('goOn')}
          </LinkButton>
        </Group>
      </Alert>
    )
  return <PersonForm initial={ofLead(lead.data)} lead={lead.data.id} {...common} />
}
