import {
  acceptMyContract,
  getMyContract,
  listMyContracts,
  type MyContract,
  objectToMyContract,
} from '@dsms/contract/students/contracts/calls'
import { Button, Group, Text } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { Acceptances } from './Acceptances.tsx'
import classes from './Contract.module.css'
import { ContractText } from './ContractText.tsx'
import { Objection } from './Objection.tsx'
import { Signing } from './Signing.tsx'

const key = ['my', 'contracts'] as const

/** The contracts that the school has sent to the reader or their wards. */
export function MyContractsPage() {
  const t = useText('contracts')
  const format = useFormat()
  const mine = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listMyContracts, {}, signal) })
  return (
    <Page title={t('mine.title')}>
      {mine.isError && <ErrorBox error={mine.error} onRetry={() => mine.refetch()} />}
      {mine.isPending && <ListSkeleton rows={3} />}
      {mine.data?.length === 0 && <Empty icon={<IconFileOff size={48} stroke={1} />} text={t('mine.none')} />}
      {mine.data && mine.data.length > 0 && (
        <section className={`card ${classes.page}`} aria-label={t('mine.title')}>
          <ul className={classes.list}>
            {mine.data.map((one) => (
              <li key={one.id} className={classes.line}>
                <div>
                  <LinkAnchor to={`/my/contracts/${one.id}`}>
                    <Typed>{one.course ?? one.student}</Typed>
                  </LinkAnchor>
                  <Text size="sm" c="dimmed">
                    <Typed>{one.student}</Typed> {one.sent_at && `· ${format.dateTime(one.sent_at)}`}
                  </Text>
                </div>
                <StatusBadge status={one.status} label={t(`status.${one.status}`)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}

/** A contract to read and to accept. */
export function MyContractPage({ id = 0 }: { id?: number | undefined }) {
  const t = useText('contracts')
  const found = useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call(getMyContract, { params: { id } }, signal),
  })
  return (
    <Page title={t('mine.one')} breadcrumbs={[{ label: t('mine.title'), to: '/my/contracts' }]}>
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={6} />}
      {found.data && <Shown contract={found.data} />}
    </Page>
  )
}

function Shown({ contract }: { contract: MyContract }) {
  const t = useText('contracts')
  const me = useSession()
  const { code } = useLanguage()
  const client = useQueryClient()
  const { id, hash, languages, texts, acceptances, awaits, may_sign, status, objection, object_until } = contract
  // in the reader's language where there is a text, else in the contract's own
  const language = languages.find((one) => one === code) ?? languages[0] ?? 'ar'
  return (
    <div className={classes.page}>
      <Group gap="sm">
        <StatusBadge status={status} label={t(`status.${status}`)} />
        <Button component="a" variant="default" href={`/api/my/contracts/${id}/pdf`} target="_blank" rel="noreferrer">
          {t('pdf')}
        </Button>
      </Group>
      <section className="card" aria-label={t('text')}>
        <ContractText language={language} text={texts[language] ?? ''} />
      </section>
      <Acceptances acceptances={acceptances} awaits={awaits} />
      <Objection
        objection={objection}
        until={object_until}
        object={async (reason) => {
          await call(objectToMyContract, { params: { id }, body: { reason } })
          await client.invalidateQueries({ queryKey: ['my'] })
        }}
      />
      {may_sign && (
        <section className="card" aria-label={t('sign.accept')}>
          <Signing
            name={me?.fullName ?? ''}
            accept={async (signature) => {
              await call(acceptMyContract, { params: { id }, body: { hash: hash ?? '', ...signature } })
              showDone(t('sign.done'))
              await client.invalidateQueries({ queryKey: ['my'] })
            }}
          />
        </section>
      )}
    </div>
  )
}
