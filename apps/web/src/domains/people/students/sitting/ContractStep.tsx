import { contracts, signContract } from '@dsms/contract/people/contracts/calls'
import { contractTemplates } from '@dsms/contract/people/contracts/templates'
import { enrolments } from '@dsms/contract/people/enrolments/calls'
import { isLive } from '@dsms/contract/people/enrolments/rules'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecord } from '../../../../kit/areas/area.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import contractClasses from '../../contracts/Contract.module.css'
import { useContractsChanged } from '../../contracts/ContractActs.tsx'
import { ContractText } from '../../contracts/ContractText.tsx'
import { agreed, type Contract } from '../../contracts/contracts.ts'
import { Signing } from '../../contracts/Signing.tsx'
import type { Student } from '../students.ts'

interface Props {
  student: Student
  school: School
  done: () => unknown
}

/** The contract, written as the step is reached and signed on this screen by whoever is there. */
export function ContractStep({ student, school, done }: Props) {
  const t = useText('sitting')
  const words = useText('contracts')
  const may = useMay()
  const written = useQuery({
    queryKey: ['sitting', 'contract', school.school_id ?? 'own', student.id],
    queryFn: () => writeOnce(student.id, school.school_id),
    enabled: may(contracts.calls.create),
    // written once, not again because somebody came back to the window
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const found = useRecord(agreed, written.data ?? undefined, school.school_id)
  return (
    <Stack gap="md">
      {written.isError && <ErrorBox error={written.error} onRetry={() => written.refetch()} />}
      {(written.isLoading || (written.data && !found.data)) && <Text role="status">{t('contract.writing')}</Text>}
      {written.isLoading && <ListSkeleton rows={4} />}
      {written.data === null && (
        <Text>
          {t('contract.none')}{' '}
          <LinkAnchor to="/school/contracts/templates" search={school.search}>
            {words('templates')}
          </LinkAnchor>
        </Text>
      )}
      {found.data && <Sign contract={found.data} school_id={school.school_id} done={done} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={done}>
          {t('later')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The contract that waits or holds, else a new one from the published template; null where there is none to write from. */
async function writeOnce(student_id: number, school_id: number | undefined): Promise<number | null> {
  const inSchool = school_id === undefined ? {} : { school_id }
  const [kept, templates, courses] = await Promise.all([
    call(contracts.calls.list, { query: { student_id, perPage: 50, ...inSchool } }),
    call(contractTemplates.calls.list, { query: { status: 'published', perPage: 10, ...inSchool } }),
    call(enrolments.calls.list, { query: { student_id, perPage: 50, ...inSchool } }),
  ])
  const there = kept.rows.find(({ status }) => status === 'sent' || status === 'accepted')
  if (there) return there.id
  const [template] = templates.rows
  if (!template) return null
  const enrolment = courses.rows.find(({ status }) => isLive(status))
  const made = await call(contracts.calls.create, {
    body: {
      student_id,
      template_id: template.id,
      send: true,
      ...(enrolment ? { enrolment_id: enrolment.id } : {}),
      ...inSchool,
    },
  })
  return made.id
}

interface SignProps {
  contract: Contract
  school_id: number | undefined
  done: () => unknown
}

function Sign({ contract, school_id, done }: SignProps) {
  const t = useText('sitting')
  const words = useText('contracts')
  const changed = useContractsChanged()
  const { awaits, languages, texts, hash, guardians } = contract
  const [role] = awaits
  const [language = 'ar'] = languages
  const guardian = guardians[0]
  if (!role)
    return (
      <Alert color="green" icon={<IconSignature size={20} stroke={1.5} />}>
        {t('contract.accepted')}
      </Alert>
    )
  return (
    <section className="card" aria-label={words('sign.title', { role: words(`role.${role}`) })}>
      <Stack gap="md">
        <Text fw={600}>{t('contract.waits', { role: words(`role.${role}`) })}</Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by keys */}
        <div className={contractClasses.scroll} tabIndex={0}>
          <ContractText language={language} text={texts[language] ?? ''} />
        </div>
        {role === 'guardian' && !guardian ? (
          <Text>{words('sign.noGuardian')}</Text>
        ) : (
          <Signing
            key={role}
            name={role === 'student' ? contract.student : (guardian?.name ?? '')}
            accept={async (signature) => {
              const saved = await call(signContract, {
                params: { id: contract.id },
                body: {
                  role,
                  hash: hash ?? '',
                  ...signature,
                  ...(role === 'guardian' && guardian ? { person_id: guardian.id } : {}),
                  ...(school_id === undefined ? {} : { school_id }),
                },
              })
              await changed()
              if (saved.awaits.length === 0) done()
            }}
          />
        )}
      </Stack>
    </section>
  )
}
