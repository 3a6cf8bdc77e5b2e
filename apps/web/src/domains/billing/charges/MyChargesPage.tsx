import { listMyCharges } from '@dsms/contract/billing/charges/calls'
import { Stack } from '@mantine/core'
import { IconLock, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { MineScreen } from '../../students/public.ts'
import { MyPayments } from '../payments/MyPayments.tsx'
import { MySales } from '../sales/MySales.tsx'
import { ChargeLine } from './ChargeLine.tsx'
import { OpenSums } from './OpenSums.tsx'

/** What a student owes, as they and guardians who pay for them see it. */
export function MyChargesPage() {
  const t = useText('charges')
  return (
    <Page title={t('mine.title')}>
      <MineScreen>
        {({ id, rights }) =>
          rights.includes('pay') ? (
            <Mine key={id} studentId={id} />
          ) : (
            <Empty icon={<IconLock size={48} stroke={1} />} text={t('mine.hidden')} />
          )
        }
      </MineScreen>
    </Page>
  )
}

function Mine({ studentId }: { studentId: number }) {
  const t = useText('charges')
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['my', 'charges', studentId],
    queryFn: ({ signal }) => call(listMyCharges, { query: { student_id: studentId } }, signal),
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={3} />
  return (
    <Stack gap="md">
      <section className="card">
        <OpenSums sums={data.sums} isMine />
        {data.charges.length === 0 ? (
          <Empty icon={<IconReceipt size={48} stroke={1} />} text={t('none')} />
        ) : (
          <ul className={lines.list}>
            {data.charges.map((charge) => (
              <ChargeLine key={charge.id} charge={charge} zone={data.time_zone} />
            ))}
          </ul>
        )}
      </section>
      <MySales studentId={studentId} />
      <MyPayments studentId={studentId} />
    </Stack>
  )
}
