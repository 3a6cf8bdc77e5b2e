import {
  exportIdentityEvents,
  type IdentityEvent,
  identityEventKinds,
  identityEventOutcomes,
  listIdentityEvents,
} from '@dsms/contract/identity/sessions/calls'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { call, download } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import { type ListWishes, useListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { useSignInColumns } from './signInColumns.tsx'

/** Who signed in, failed to, was locked out or changed how they sign in: people of the platform, or of a school. */
export function SignInsPage({ scope }: { scope: Scope }) {
  const t = useText('sessions')
  return (
    <SchoolGate scope={scope} title={t(`title.${scope}`)}>
      {(school) => <SignIns scope={scope} school={school} />}
    </SchoolGate>
  )
}

function SignIns({ scope, school: { school_id, search } }: { scope: Scope; school: School }) {
  const t = useText('sessions')
  const may = useMay()
  const list = useListState(['kind', 'outcome', 'from', 'to', 'person'])
  const columns = useSignInColumns(scope, search)
  return (
    <RecordsPage
      name={`signIns.${scope}`}
      label={t(`title.${scope}`)}
      list={list}
      queryKey={['sign-ins', scope, school_id ?? 'own']}
      load={(state, signal) =>
        call(
          listIdentityEvents,
          { query: { ...filterOf(state), page: state.page, perPage: state.perPage, school_id } },
          signal,
        )
      }
      columns={columns}
      rowId={eventId}
      rowName={(event) => event.name}
      searchLabel={t('search')}
      filters={[
        {
          name: 'kind',
          label: t('field.kind'),
          choices: identityEventKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
        {
          name: 'outcome',
          label: t('field.outcome'),
          choices: identityEventOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
        },
        { name: 'from', label: t('from'), choices: [], isDay: true },
        { name: 'to', label: t('to'), choices: [], isDay: true },
      ]}
      exportAs={
        may(exportIdentityEvents)
          ? (format) => download(exportIdentityEvents, { query: { ...filterOf(list), format, school_id } })
          : undefined
      }
      empty={{ text: t('empty') }}
    />
  )
}

const eventId = (event: IdentityEvent) => event.id

/** The list's state under the names that the calls give it; what an address says wrongly narrows nothing. */
const filterOf = ({ q, sort, filters }: ListWishes) => ({
  q: q || undefined,
  sort: sort || undefined,
  kind: identityEventKinds.find((one) => one === filters.kind),
  outcome: identityEventOutcomes.find((one) => one === filters.outcome),
  person: Number(filters.person) || undefined,
  from: filters.from,
  to: filters.to,
})
