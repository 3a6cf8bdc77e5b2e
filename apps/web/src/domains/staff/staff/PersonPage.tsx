import type { Scope } from '@dsms/contract/kernel/permissions'
import type { Person } from '@dsms/contract/staff/staff/calls'
import { Tabs } from '@mantine/core'
import { IconArchive, IconEdit, IconKey, IconMailForward, IconToggleLeft, IconToggleRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { Place } from '../../../kernel/address/address.ts'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useTab } from '../../../kernel/address/useTab.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { BesideSummary } from '../../../kit/person/SummaryCard.tsx'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import type { Crumb } from '../../../ui/page/Breadcrumbs.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { nextStatus } from './nextStatus.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { PersonBranches } from './PersonBranches.tsx'
import { PersonSummary } from './PersonSummary.tsx'
import { PersonDetails, PersonHistory } from './PersonTabs.tsx'
import { StatusDialog } from './StatusDialog.tsx'
import { useInviteAgain } from './useInviteAgain.ts'
import { usePerson } from './useStaffQueries.ts'

interface Props {
  scope: Scope
  id: number
}

/** Everything about one of the staff, and what may be done with them. */
export function PersonPage({ scope, id }: Props) {
  const t = useText('staff')
  return (
    <SchoolGate scope={scope} title={t(`title.${scope}`)}>
      {(school) => <Loaded scope={scope} id={id} school={school} />}
    </SchoolGate>
  )
}

function Loaded({ scope, id, school }: Props & { school: School }) {
  const t = useText('staff')
  const person = usePerson(scope, id, school.school_id)
  const list = { label: t(`title.${scope}`), to: `/${scope}/staff`, search: school.search } satisfies Crumb
  if (person.data) return <Shown scope={scope} person={person.data} school={school} list={list} />
  return (
    <Page title={t('person')} breadcrumbs={[list]}>
      {person.isError ? <ErrorBox error={person.error} onRetry={() => person.refetch()} /> : <ListSkeleton rows={6} />}
    </Page>
  )
}

interface ShownProps {
  scope: Scope
  person: Person
  school: School
  list: { label: string; to: Place; search: Record<string, unknown> }
}

type Question = 'status' | 'password' | 'archive'

function Shown({ scope, person, school, list }: ShownProps) {
  const t = useText('staff')
  const common = useText('common')
  const navigate = useNavigate()
  const [question, ask] = useState<Question>()
  const { can } = person
  const inviteAgain = useInviteAgain(scope, person, school.school_id)
  const shared = { scope, person, school_id: school.school_id, close: () => ask(undefined) }
  const [tab, showTab] = useTab(['details', 'history'], 'details')

  const menu = (can.status || can.reset_password || can.archive || can.invite) && (
    <>
      {can.invite && (
        <MenuChoice leftSection={<IconMailForward size={18} stroke={1.5} className="mirror" />} onClick={inviteAgain}>
          {t('invite')}
        </MenuChoice>
      )}
      {can.status && (
        <MenuChoice
          leftSection={
            nextStatus(person.status) === 'inactive' ? (
              <IconToggleLeft size={18} stroke={1.5} />
            ) : (
              <IconToggleRight size={18} stroke={1.5} />
            )
          }
          onClick={() => ask('status')}
        >
          {t(nextStatus(person.status) === 'inactive' ? 'deactivate' : 'activate')}
        </MenuChoice>
      )}
      {can.reset_password && (
        <MenuChoice leftSection={<IconKey size={18} stroke={1.5} />} onClick={() => ask('password')}>
          {t('password')}
        </MenuChoice>
      )}
      {can.archive && (
        <MenuChoice color="red" leftSection={<IconArchive size={18} stroke={1.5} />} onClick={() => ask('archive')}>
          {t('archive')}
        </MenuChoice>
      )}
    </>
  )
  return (
    <Page
      title={person.full_name || person.username}
      breadcrumbs={[list]}
      action={
        can.edit && (
          <LinkButton
            to={`/${scope}/staff/$id/edit`}
            params={{ id: String(person.id) }}
            search={school.search}
            leftSection={<IconEdit size={18} stroke={1.5} />}
          >
            {common('edit')}
          </LinkButton>
        )
      }
      menu={menu}
    >
      <BesideSummary>
        <PersonSummary person={person} />
        <Tabs value={tab} onChange={showTab} keepMounted={false} className="card">
          <Tabs.List mb="md">
            <Tabs.Tab value="details">{t('tab.details')}</Tabs.Tab>
            <Tabs.Tab value="history">{t('tab.history')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="details">
            <PersonDetails person={person} />
            {scope === 'school' && <PersonBranches person={person} school_id={school.school_id} />}
          </Tabs.Panel>
          <Tabs.Panel value="history">
            <PersonHistory person={person} />
          </Tabs.Panel>
        </Tabs>
      </BesideSummary>
      {question === 'status' && <StatusDialog {...shared} />}
      {question === 'password' && <PasswordDialog {...shared} />}
      {question === 'archive' && (
        <ArchiveDialog {...shared} archived={() => navigate({ to: list.to, search: list.search })} />
      )}
    </Page>
  )
}
