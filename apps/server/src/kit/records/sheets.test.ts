import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../testing/world/csv.ts'
import { csvOf } from './sheets.ts'

/** The cells of one line, which has no comma in a cell. */
async function written(...cells: string[]): Promise<string[]> {
  const columns = cells.map((_, nth) => `c${nth}`)
  const sheet = csvOf(columns)
  sheet.end(Object.fromEntries(cells.map((cell, nth) => [`c${nth}`, cell])))
  return (await text(sheet)).split('\n')[1]?.split(',') ?? []
}

/** With its mark, which a reader of text takes away. */
const wholeOf = async (sheet: Readable): Promise<string> => (await buffer(sheet)).toString()

describe('a cell of a CSV file', () => {
  it('is as it was where it is a telephone number, or a number below zero', async () => {
    const numbers = ['+966501234567', '+966 50 123 4567', '-12', '-12.5']
    expect(await written(...numbers)).toEqual(numbers)
  })

  it('stands behind an apostrophe where a spreadsheet would run it', async () => {
    const formulas = ['=1+1', '+1+1', '-1+1', '@sum', '+966=1', '＝1', '+966-HYPERLINK']
    expect(await written(...formulas)).toEqual(formulas.map((one) => `'${one}`))
  })

  it('is quoted where it holds what parts cells and lines, and is empty where there is nothing', async () => {
    const sheet = csvOf(['name', 'note', 'age', 'is_away'])
    sheet.write({ name: 'منى، "جدة"', note: 'one\r\ntwo, three', age: 19, is_away: true, secret: 'not asked for' })
    sheet.end({ name: null, age: -1, is_away: false })
    const [first, second] = ['"منى، ""جدة""","one\r\ntwo, three",19,1', ',,-1,']
    expect(await wholeOf(sheet)).toBe(`\uFEFFname,note,age,is_away\n${first}\n${second}\n`)
  })
})

describe('a CSV file', () => {
  it('without rows has its heading all the same', async () => {
    const sheet = csvOf(['name', 'note'])
    sheet.end()
    expect(await wholeOf(sheet)).toBe('\uFEFFname,note\n')
  })

  it('of any length is written while it is read, and never held as a whole', async () => {
    let [made, written, most] = [0, 0, 0]
    const rows = Readable.from(
      (function* () {
        while (made < 50_000) yield { nth: ++made, name: 'منى الشمري' }
      })(),
    )
    for await (const piece of rows.pipe(csvOf(['nth', 'name']))) {
      written += String(piece).split('\n').length - 1
      most = Math.max(most, made - written)
    }
    expect(written).toBe(50_001)
    expect(most).toBeLessThan(5000)
  })

  it('is read again cell by cell as it was', async () => {
    const rows = [
      { name: 'a "b", c;\n\td', note: ' منى ' },
      { name: '', note: "'=1" },
    ]
    const sheet = csvOf(['name', 'note'])
    for (const row of rows) sheet.write(row)
    sheet.end()
    expect(linesOf(await text(sheet))).toEqual(rows)
  })
})
