import { Table, Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import classes from './Sheet.module.css'
import type { Sheet } from './sheet.ts'
import { useShare } from './useShare.ts'

/** Billed items, line by line. Discount and tax have a column only where one of the lines has them. */
export function SheetLines({ sheet }: { sheet: Sheet }) {
  const t = useText('invoices')
  const format = useFormat()
  const share = useShare()
  const { lines, currency } = sheet
  const hasDiscount = lines.some((line) => line.discountBps > 0)
  const taxOf = (line: Sheet['lines'][number]) =>
    [line.tax1Bps, line.tax2Bps]
      .filter((bps) => bps > 0)
      .map(share)
      .join(' + ')
  const hasTax = lines.some((line) => line.tax1Bps > 0 || line.tax2Bps > 0)
  if (lines.length === 0)
    return (
      <Text size="sm" c="dimmed" className={classes.noLines}>
        {t('sheet.noLines')}
      </Text>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t('sheet.lines')}>
      <Table className={classes.lines} aria-label={t('sheet.lines')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('line.description')}</Table.Th>
            <Table.Th>{t('line.price')}</Table.Th>
            <Table.Th>{t('line.qty')}</Table.Th>
            {hasDiscount && <Table.Th>{t('totals.discount')}</Table.Th>}
            {hasTax && <Table.Th>{t('line.tax')}</Table.Th>}
            <Table.Th>{t('line.net')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper stand where they stand
            <Table.Tr key={place}>
              <Table.Td>
                {line.description !== t(`item.${line.item}`) && (
                  <Text size="xs" c="dimmed">
                    {t(`item.${line.item}`)}
                  </Text>
                )}
                <span className={classes.lined}>
                  <Typed>{line.description}</Typed>
                </span>
                <span className={classes.short}>
                  {t('line.short', {
                    qty: format.number(line.qty),
                    price: format.money(line.unitPriceMinor, currency),
                  })}
                  {line.discountBps > 0 && ` · ${t('totals.discount')} ${share(line.discountBps)}`}
                  {taxOf(line) && ` · ${t('line.tax')} ${taxOf(line)}`}
                </span>
              </Table.Td>
              <Table.Td>{format.money(line.unitPriceMinor, currency)}</Table.Td>
              <Table.Td>{format.number(line.qty)}</Table.Td>
              {hasDiscount && <Table.Td>{line.discountBps > 0 && share(line.discountBps)}</Table.Td>}
              {hasTax && <Table.Td>{taxOf(line)}</Table.Td>}
              <Table.Td>{format.money(line.netMinor, currency)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
