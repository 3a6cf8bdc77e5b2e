import { crc32, deflateRawSync } from 'node:zlib'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'

const headings = ['م', 'الاسم الكامل', 'رقم الجوال', 'تاريخ الميلاد', 'رقم الهوية', 'الجنس', 'الجنسية', 'المدينة']

const firsts = ['سارة', 'منى', 'نورة', 'هند', 'ريم', 'محمد', 'خالد', 'فهد', 'سلطان', 'عبد الله']
const seconds = ['أحمد', 'علي', 'ناصر', 'عبد الرحمن', 'سعد', 'يوسف', 'إبراهيم']
const families = ['العتيبي', 'القحطاني', 'الدوسري', 'الشمري', 'الحربي', 'الزهراني', 'الغامدي', 'المطيري', 'السبيعي']
const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T
const two = (number: number) => String(number).padStart(2, '0')

/** As schools write one number: with a prefix, without, with blanks, or as a spreadsheet leaves it. */
const phones = [
  (n: string) => `05${n}`,
  (n: string) => `9665${n}`,
  (n: string) => `5${n}`,
  (n: string) => `+9665${n}`,
  (n: string) => `009665${n}`,
  (n: string) => `05${n.slice(0, 1)} ${n.slice(1, 4)} ${n.slice(4)}`,
]

/** The same of one day: four ways in the Gregorian calendar, and a count of days. */
const days = [
  (y: number, m: number, d: number) => `${two(d)}/${two(m)}/${y}`,
  (y: number, m: number, d: number) => `${y}-${m}-${d}`,
  (y: number, m: number, d: number) => `${d}.${m}.${y}`,
  (y: number, m: number, d: number) => `${y}-${two(m)}-${two(d)}`,
  (y: number, m: number, d: number) => String(Date.UTC(y, m - 1, d) / dayMs + 25_569),
]

const faults: ((row: string[]) => void)[] = [
  (row) => row.splice(2, 1, '9.66501E+11'),
  (row) => row.splice(2, 1, '0551'),
  (row) => row.splice(3, 1, '31/02/2001'),
  (row) => row.splice(4, 1, '12'),
  (row) => row.splice(1, 1, 'سارة'),
]

/**
 * A list of a thousand students as a school keeps it: a title above its headings, thirty people twice, and twenty rows
 * with a fault that no program can mend.
 */
export function studentFile(): string[][] {
  const rows = Array.from({ length: 970 }, (_, nth) => {
    const digits = String(10_000_000 + nth * 37)
    const isWoman = nth % firsts.length < 5
    return [
      String(nth + 1),
      [at(firsts, nth), at(seconds, Math.floor(nth / 3)), at(families, Math.floor(nth / 7))].join('  '),
      at(phones, nth)(digits),
      at(days, nth)(1980 + (nth % 27), 1 + (nth % 12), 1 + (nth % 28)),
      `${nth % 4 === 0 ? 2 : 1}${String(100_000_000 + nth * 811)}`,
      isWoman ? 'أنثى' : 'ذكر',
      nth % 4 === 0 ? 'مصري' : 'سعودي',
      at(['الرياض', 'جدة', 'الدمام'], nth),
    ]
  })
  for (const [nth, spoil] of Array.from({ length: 20 }, (_, n) => at(faults, n)).entries()) spoil(rows[100 + nth] ?? [])
  const twice = rows.slice(200, 230).map((row) => [...row])
  return [['كشف المتدربين'], headings, ...rows, ...twice]
}

/** In the encoding that Excel of Arabic Windows writes, parted by semicolons. */
export function windows1256(rows: string[][]): Buffer {
  const signs = [...new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))]
  const text = rows.map((row) => row.join(';')).join('\r\n')
  return Buffer.from(Uint8Array.from([...text], (sign) => signs.indexOf(sign)))
}

/** The same as a packed workbook with one sheet. */
export function workbook(rows: string[][]): Buffer {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const cell = (text: string, row: number, column: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, row, column)).join('')}</row>`,
  )
  return zip({
    'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
  })
}

function zip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const [name, xml] of Object.entries(files)) {
    const data = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
    const packed = deflateRawSync(data)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(16)
    place.writeUInt32LE(offset, 12)
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    list.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place.subarray(2), Buffer.from(name)]),
    )
    bodies.push(body)
    offset += body.length
  }
  const index = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(list.length, 4)
  end.writeUInt16LE(list.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, index, Buffer.from('PK\x05\x06'), end])
}
