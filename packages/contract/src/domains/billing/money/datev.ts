import { digitsOf, toMajor } from '../../../kernel/money.ts'
import { checkDay, checkWhole } from './checks.ts'
import { addMonths } from './shares.ts'

// DATEV format, header version 700, posting batch ("Buchungsstapel", category 21), format version 13.
// https://developer.datev.de/datev/platform/de/dtvf/formate/header and …/formate/buchungsstapel.
// Fields are separated by semicolons, texts are in quotes, numbers have a comma, and lines end in CR LF.

export interface DatevRow {
  day: string
  /** Above 0, in minor units. */
  amountMinor: number
  currency: string
  /** Account numbers of up to nine digits. */
  debit: string
  credit: string
  /** The number of the invoice or receipt. */
  document: string
  text: string
}

export interface DatevBatch {
  /** The first and the last day, both of the fiscal year that begins on `yearBegins`. */
  from: string
  to: string
  /** The tax consultant's number at DATEV, 1001 to 9999999, and the client's, 1 to 99999. */
  consultant: number
  client: number
  yearBegins: string
  /** How many digits general ledger accounts have, 4 to 8. Accounts of debtors and creditors have one more. */
  accountLength: number
  /** When the file was made, `YYYYMMDDHHMMSSmmm`. */
  createdAt: string
}

/**
 * Writes postings for DATEV: the header line, the column titles and one line for each posting. `cp1252` encodes it.
 * Throws a `RangeError` for figures out of the ranges above and for a day outside the batch. The same goes for an amount
 * of 0, of over ten digits before the comma or with a third decimal. All rows have one currency: another one would need
 * its exchange rate, which rows lack.
 */
export function datevRows(rows: readonly DatevRow[], batch: DatevBatch): string {
  checkBatch(batch)
  const currency = rows[0]?.currency ?? 'EUR'
  if (rows.some((row) => row.currency !== currency)) throw new RangeError('two currencies in one batch')
  const titles = columns.map(({ title }) => title).join(';')
  const lines = [headerLine(batch, currency), titles, ...rows.map((row) => postingLine(row, batch))]
  return lines.map((line) => `${line}\r\n`).join('')
}

/**
 * Encodes a text in Windows-1252, as DATEV reads it. Characters outside it become `?`.
 * The 27 characters of 0x80 to 0x9f are listed at https://encoding.spec.whatwg.org/index-windows-1252.txt.
 */
export function cp1252(text: string): Uint8Array {
  return Uint8Array.from([...text.normalize('NFC')], (character) => {
    const code = character.codePointAt(0) ?? 0
    return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : (specials.get(character) ?? questionMark)
  })
}

const questionMark = 0x3f
/** From 0x80 on; the spaces are bytes without a character. */
const specials = new Map(
  [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].flatMap((character, nth) =>
    character === ' ' ? [] : [[character, 0x80 + nth] as const],
  ),
)

const numbered = (count: number, titles: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => titles(nth + 1)).join(';')

/** The 125 columns of format version 13. Those that hold texts are written in quotes, which are not part of the title. */
const columns = [
  'Umsatz (ohne Soll/Haben-Kz);"Soll/Haben-Kennzeichen";"WKZ Umsatz";Kurs;Basis-Umsatz;"WKZ Basis-Umsatz";Konto',
  'Gegenkonto (ohne BU-Schlüssel);"BU-Schlüssel";Belegdatum;"Belegfeld 1";"Belegfeld 2";Skonto;"Buchungstext"',
  'Postensperre;"Diverse Adressnummer";Geschäftspartnerbank;Sachverhalt;Zinssperre;"Beleglink"',
  numbered(8, (nth) => `"Beleginfo - Art ${nth}";"Beleginfo - Inhalt ${nth}"`),
  '"KOST1 - Kostenstelle";"KOST2 - Kostenstelle";Kost-Menge;"EU-Land u. UStID (Bestimmung)"',
  'EU-Steuersatz (Bestimmung);"Abw. Versteuerungsart";Sachverhalt L+L;Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer;BU 49 Funktionsergänzung',
  numbered(20, (nth) => `"Zusatzinformation - Art ${nth}";"Zusatzinformation- Inhalt ${nth}"`),
  'Stück;Gewicht;Zahlweise;"Forderungsart";Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp;"Auftragsnummer"',
  '"Buchungstyp";USt-Schlüssel (Anzahlungen);"EU-Land (Anzahlungen)";Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen);Erlöskonto (Anzahlungen);"Herkunft-Kz";"Buchungs GUID";KOST-Datum',
  '"SEPA-Mandatsreferenz";Skontosperre;"Gesellschaftername";Beteiligtennummer;"Identifikationsnummer"',
  '"Zeichnernummer";Postensperre bis;"Bezeichnung SoBil-Sachverhalt";Kennzeichen SoBil-Buchung;Festschreibung',
  'Leistungsdatum;Datum Zuord. Steuerperiode;Fälligkeit;"Generalumkehr (GU)";Steuersatz;"Land"',
  '"Abrechnungsreferenz";BVV-Position;"EU-Land u. UStID (Ursprung)";EU-Steuersatz (Ursprung);Abw. Skontokonto',
]
  .join(';')
  .split(';')
  .map((column) => ({ title: column.replaceAll('"', ''), empty: column.startsWith('"') ? '""' : '' }))

/** The columns after the posting's text. All of them stay empty. */
const emptyColumns = columns.slice(14).map(({ empty }) => empty)

function headerLine(
  { from, to, consultant, client, yearBegins, accountLength, createdAt }: DatevBatch,
  currency: string,
) {
  return [
    ...['"EXTF"', 700, 21, '"Buchungsstapel"', 13, createdAt, '', '"RE"', '""', '""'],
    ...[consultant, client, compactDay(yearBegins), accountLength, compactDay(from), compactDay(to)],
    // title, initials, 1 for financial accounting, 0 for any purpose, 0 for postings that can still be changed
    ...['"Buchungsstapel"', '""', 1, 0, 0, quoted(currency)],
    ...['', '""', '', '', '""', '', '', '""', '""'],
  ].join(';')
}

/** The amount is on the debit side (S) of the first account; the second is the other side. */
function postingLine(row: DatevRow, batch: DatevBatch): string {
  checkRow(row, batch)
  const amount = toMajor(row.amountMinor, row.currency).toFixed(2).replace('.', ',')
  if (amount.length > 13) throw new RangeError(`amount of ${amount}`)
  const [, month = '', day = ''] = row.day.split('-')
  return [
    ...[amount, '"S"', quoted(row.currency), '', '', '""', row.debit, row.credit, '""', `${day}${month}`],
    ...[quoted(documentField(row.document)), '""', '', quoted(postingText(row.text)), ...emptyColumns],
  ].join(';')
}

const compactDay = (day: string): string => day.replaceAll('-', '')

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Belegfeld 1 takes 36 letters without accents, digits and `_ $ & % * + - /`; a hyphen replaces anything else. */
const documentField = (text: string): string => text.replace(/[^\w$&%*+\-/]/gu, '-').slice(0, 36)

/** Buchungstext takes 60 characters, none of which may be a control character. */
const postingText = (text: string): string => [...text.normalize('NFC').replace(/\p{Cc}+/gu, ' ')].slice(0, 60).join('')

function checkBatch({ from, to, consultant, client, yearBegins, accountLength, createdAt }: DatevBatch): void {
  for (const day of [from, to, yearBegins]) checkDay(day)
  // a posting has no year; DATEV takes it from the fiscal year
  if (from > to || from < yearBegins || to >= addMonths(yearBegins, 12))
    throw new RangeError(`${from} to ${to} in the year from ${yearBegins}`)
  const ranges = [
    ['consultant', consultant, 1001, 9_999_999],
    ['client', client, 1, 99_999],
    ['accountLength', accountLength, 4, 8],
  ] as const
  for (const [name, value, least, most] of ranges)
    if (!Number.isInteger(value) || value < least || value > most) throw new RangeError(`${name} ${value}`)
  if (!/^\d{17}$/.test(createdAt)) throw new RangeError(`createdAt ${createdAt}`)
}

function checkRow(
  { day, amountMinor, currency, debit, credit }: DatevRow,
  { from, to, accountLength }: DatevBatch,
): void {
  checkDay(day)
  if (day < from || day > to) throw new RangeError(`${day} is not in ${from} to ${to}`)
  checkWhole({ amountMinor })
  if (amountMinor === 0 || amountMinor % 10 ** Math.max(0, digitsOf(currency) - 2) !== 0)
    throw new RangeError(`amount of ${amountMinor} ${currency}`)
  for (const account of [debit, credit])
    if (!/^\d+$/.test(account) || Number(account) === 0 || account.length > accountLength + 1)
      throw new RangeError(`account ${account}`)
}
