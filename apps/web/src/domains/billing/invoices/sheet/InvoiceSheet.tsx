import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import classes from './Sheet.module.css'
import { SheetFoot } from './SheetFoot.tsx'
import { SheetLines } from './SheetLines.tsx'
import { SheetTotals } from './SheetTotals.tsx'
import type { PaymentDetails, Sheet } from './sheet.ts'

interface Props {
  sheet: Sheet
  /** Left out where there is nothing to pay by yet. */
  payment?: PaymentDetails | undefined
}

/** The invoice as a sheet of paper. */
export function InvoiceSheet({ sheet, payment }: Props) {
  const t = useText('invoices')
  return (
    <article className={`card ${classes.sheet}`} aria-label={t('sheet')} data-void={sheet.isVoid || undefined}>
      {sheet.isVoid && <span className={classes.stamp}>{t('status.Void')}</span>}
      <Head sheet={sheet} />
      <div className={classes.parties}>
        <Client sheet={sheet} />
        {payment && sheet.kind === 'invoice' && <Payment sheet={sheet} payment={payment} />}
      </div>
      <SheetLines sheet={sheet} />
      <div className={classes.end}>
        {sheet.salesperson ? (
          <Text size="sm">
            <b>{t('field.salesperson')}</b> <Typed>{sheet.salesperson}</Typed>
          </Text>
        ) : (
          <span />
        )}
        <SheetTotals sheet={sheet} />
      </div>
      <SheetFoot sheet={sheet} />
    </article>
  )
}

function Head({ sheet }: { sheet: Sheet }) {
  const t = useText('invoices')
  const format = useFormat()
  const { seller } = sheet
  return (
    <header className={classes.head}>
      <div className={classes.seller}>
        <span className={classes.brand}>
          <Typed>{seller.name}</Typed>
        </span>
        {seller.address && (
          <span className={classes.lined}>
            <Typed>{seller.address}</Typed>
          </span>
        )}
        {seller.email && <Bdi>{seller.email}</Bdi>}
        {seller.taxNumber && (
          <span>
            {t('client.taxNumber')} <Bdi>{seller.taxNumber}</Bdi>
          </span>
        )}
      </div>
      <dl className={classes.facts}>
        <dt className={classes.kind}>{t(`kind.${sheet.kind}`)}</dt>
        <dd className={classes.kind}>{sheet.number === null ? t('status.Draft') : <Bdi>{sheet.number}</Bdi>}</dd>
        <dt>{t('field.issuedDate')}</dt>
        <dd>{format.date(sheet.issuedDate)}</dd>
        {sheet.kind === 'invoice' && (
          <>
            <dt>{t('field.dueDate')}</dt>
            <dd>{format.date(sheet.dueDate)}</dd>
          </>
        )}
        {sheet.original && (
          <>
            <dt>{t('credit.of')}</dt>
            <dd>
              <Bdi>{sheet.original.number}</Bdi>
            </dd>
          </>
        )}
      </dl>
    </header>
  )
}

function Client({ sheet }: { sheet: Sheet }) {
  const t = useText('invoices')
  const { client } = sheet
  const typed = [client.name, client.company, client.address, client.country].filter(Boolean)
  return (
    <section className={classes.party}>
      <h2>{t(sheet.kind === 'invoice' ? 'sheet.to' : 'sheet.creditTo')}</h2>
      {typed.map((text) => (
        <span key={text}>
          <Typed>{text}</Typed>
        </span>
      ))}
      {client.contact && <Bdi>{client.contact}</Bdi>}
      {client.companyEmail && <Bdi>{client.companyEmail}</Bdi>}
      {client.taxNumber && (
        <span>
          {t('client.taxNumber')} <Bdi>{client.taxNumber}</Bdi>
        </span>
      )}
    </section>
  )
}

function Payment({ sheet, payment }: { sheet: Sheet; payment: PaymentDetails }) {
  const t = useText('invoices')
  const format = useFormat()
  const rows: [string, ReactNode][] = [
    [t('sheet.totalDue'), <b key="due">{format.money(sheet.balanceMinor, sheet.currency)}</b>],
    [t('sheet.bank'), payment.bankName && <Typed>{payment.bankName}</Typed>],
    [t('sheet.country'), payment.country && <Typed>{payment.country}</Typed>],
    [t('sheet.iban'), payment.iban && <Bdi>{inFours(payment.iban)}</Bdi>],
    [t('sheet.swift'), payment.swiftCode && <Bdi>{payment.swiftCode}</Bdi>],
  ]
  return (
    <section className={classes.party}>
      <h2>{t('sheet.payment')}</h2>
      <dl className={classes.facts}>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className={classes.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** As banks print it; the blanks are where a narrow screen may break it. */
const inFours = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')
