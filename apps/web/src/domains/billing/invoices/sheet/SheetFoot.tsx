import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import classes from './Sheet.module.css'
import type { Sheet } from './sheet.ts'

/** Below the figures: note, terms, ways to pay, and the part that is torn off and comes back with the money. */
export function SheetFoot({ sheet }: { sheet: Sheet }) {
  const t = useText('invoices')
  const format = useFormat()
  const parts: [string, string][] = []
  if (sheet.showNotes && sheet.note) parts.push([t('field.note'), sheet.note])
  if (sheet.showTerms && sheet.terms && sheet.kind === 'invoice') parts.push([t('terms'), sheet.terms])
  if (sheet.acceptVia) parts.push([t('acceptBy'), t(`way.${sheet.acceptVia}`)])
  return (
    <>
      {parts.length > 0 && (
        <dl className={classes.notes}>
          {parts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={classes.lined}>
                <Typed>{text}</Typed>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {sheet.showStub && sheet.kind === 'invoice' && (
        <section className={classes.stub} aria-label={t('stub')}>
          <p>{t('stub.text')}</p>
          <dl className={classes.facts}>
            <dt>{t('field.number')}</dt>
            <dd>{sheet.number === null ? t('status.Draft') : <Bdi>{sheet.number}</Bdi>}</dd>
            <dt>{t('field.client')}</dt>
            <dd>
              <Typed>{sheet.client.name}</Typed>
            </dd>
            <dt>{t('field.dueDate')}</dt>
            <dd>{format.date(sheet.dueDate)}</dd>
            <dt>{t('sheet.totalDue')}</dt>
            <dd>{format.money(sheet.balanceMinor, sheet.currency)}</dd>
          </dl>
        </section>
      )}
    </>
  )
}
