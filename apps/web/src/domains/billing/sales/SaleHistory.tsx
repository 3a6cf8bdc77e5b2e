import { type CreditMove, getSale, type OfficeSale } from '@dsms/contract/billing/sales/calls'
import { Drawer, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { ChargeLine } from '../charges/ChargeLine.tsx'
import { useItemWords } from '../packages/useItemWords.ts'
import { moneyKey } from '../payments/useMoneyChanged.ts'

interface Props {
  sale: OfficeSale
  school_id: number | undefined
  close: () => void
}

/** What became of a sale: its instalments, and each movement of its credit with the lesson that it was for. */
export function SaleHistory({ sale, school_id, close }: Props) {
  const t = useText('sales')
  const format = useFormat()
  const { amountOf } = useItemWords()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...moneyKey(sale.student_id, school_id), 'sale', sale.id],
    queryFn: ({ signal }) => call(getSale, { params: { id: sale.id }, query: { school_id } }, signal),
  })
  const whatOf = ({ item_id, qty }: CreditMove) => {
    const item = data?.items.find(({ id }) => id === item_id)
    return item ? amountOf({ ...item, qty }) : format.number(qty)
  }
  return (
    <Drawer opened onClose={close} position="right" title={t('history.title', { name: sale.name })}>
      {error && <ErrorBox error={error} onRetry={() => refetch()} />}
      {isPending && <ListSkeleton rows={4} />}
      {data && (
        <Stack gap="lg">
          {data.charges.length > 0 && (
            <section aria-label={t('history.charges')}>
              <h2 className={lines.title}>{t('history.charges')}</h2>
              <ul className={lines.list}>
                {data.charges.map((charge) => (
                  <ChargeLine key={charge.id} charge={charge} zone={data.time_zone} />
                ))}
              </ul>
            </section>
          )}
          <section aria-label={t('history.moves')}>
            <h2 className={lines.title}>{t('history.moves')}</h2>
            <ul className={lines.list}>
              {data.moves.toSorted(newestFirst).map((move) => (
                <li key={move.id} className={lines.line}>
                  <span className={lines.what}>
                    {t('move.line', { kind: t(`move.${move.kind}`), what: whatOf(move) })}
                    <Text size="sm" c="dimmed" component="span" display="block">
                      {move.lesson && (
                        <>
                          <Typed>{move.lesson.name}</Typed> {format.dateTime(move.lesson.start, data.time_zone)}
                          {' · '}
                        </>
                      )}
                      {format.dateTime(move.created_at, data.time_zone)}
                      {move.by && (
                        <>
                          {' · '}
                          <Typed>{move.by}</Typed>
                        </>
                      )}
                    </Text>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </Stack>
      )}
    </Drawer>
  )
}

/** Movements of one moment were made in the order of their numbers. */
const newestFirst = (a: CreditMove, b: CreditMove): number =>
  a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1
