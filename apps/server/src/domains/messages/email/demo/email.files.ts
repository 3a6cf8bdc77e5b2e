import { crc32, deflateSync } from 'node:zlib'
import type { FileStore } from '../../../../kernel/files/fileStore.ts'
import { keepBytes, type Upload } from '../../../../kernel/files/files.service.ts'

/** Small real files for the demonstration: a table, a text and a picture. */
export async function makeDemoFiles(
  store: FileStore,
): Promise<Record<'results' | 'plan' | 'chart', Upload & { name: string }>> {
  const keep = async (name: string, content: string | Buffer) => ({
    name,
    ...(await keepBytes(store, Buffer.from(content), name)),
  })
  const [results, plan, chart] = await Promise.all([
    keep('نتائج-الاختبار.csv', resultsTable()),
    keep('خطة.txt', planText),
    keep('lessons.png', barChart([9, 14, 11, 17, 22, 8, 12, 16, 13, 19, 24, 10])),
  ])
  return { results, plan, chart }
}

/** Begins with the mark by which spreadsheets know the encoding. */
const resultsTable = () =>
  `\u{FEFF}${[
    ['الرقم', 'الأسئلة الصحيحة', 'النتيجة'],
    ...[27, 24, 29, 19, 26, 30, 25, 28, 21, 26, 27].map((right, place) => [
      String(place + 1),
      String(right),
      right >= 24 ? 'ناجح' : 'يعيد',
    ]),
  ]
    .map((row) => row.join(','))
    .join('\r\n')}\r\n`

const planText = `الأسبوع الأول: الميدان، الانطلاق والوقوف.
الأسبوع الثاني: الشوارع الهادئة، المرايا والإشارات.
الأسبوع الثالث: الدوار والأولوية.
الأسبوع الرابع: الطريق السريع، ثم مراجعة شاملة.
`

const width = 480
const height = 240

/** A picture of bars as a PNG: one byte a pixel, a colour from a palette of three. */
function barChart(values: number[]): Buffer {
  const highest = Math.max(...values)
  const slot = width / values.length
  const pixelAt = (x: number, y: number) => {
    const value = values[Math.floor(x / slot)] as number
    const isBar = x % slot > slot * 0.2 && x % slot < slot * 0.8 && y > height - 12 - (value / highest) * (height - 32)
    if (isBar && y < height - 12) return 1
    return y === height - 12 ? 2 : 0
  }
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => pixelAt(x, y))]),
  )
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    block('IHDR', head),
    block('PLTE', Buffer.from([255, 255, 255, 34, 110, 200, 90, 98, 110])),
    block('IDAT', deflateSync(Buffer.concat(rows))),
    block('IEND', Buffer.alloc(0)),
  ])
}

/** Length, name and content, and a checksum over the last two. */
function block(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(content.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}
