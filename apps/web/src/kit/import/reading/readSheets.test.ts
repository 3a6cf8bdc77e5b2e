import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsx from 'write-excel-file/universal'
import { readSheets } from './readSheets.ts'

type Cell = { value: string } | { value: number } | { value: Date; type: typeof Date; format: string } | null

const workbook = async (sheets: { sheet: string; data: Cell[][] }[]) =>
  new Uint8Array(await (await writeXlsx(sheets).toBlob()).arrayBuffer())

describe('a workbook', () => {
  it('of five thousand rows is read whole', async () => {
    const data = Array.from({ length: 5001 }, (_, nth) => [{ value: `اسم ${nth}` }, { value: 501_234_567 + nth }])
    const [sheet] = await readSheets(await workbook([{ sheet: 'الطلاب', data }]))
    expect(sheet?.name).toBe('الطلاب')
    expect(sheet?.lines).toHaveLength(5001)
    expect(sheet?.lines.at(-1)).toEqual({ number: 5001, cells: ['اسم 5000', '501239567'] })
  }, 60_000)

  it('keeps the numbers of its rows, its dates and all of its sheets', async () => {
    const date = { value: new Date('1999-03-31'), type: Date, format: 'dd/mm/yyyy' }
    const read = await readSheets(
      await workbook([
        { sheet: 'A', data: [[{ value: 'x' }], [], [date]] },
        { sheet: 'B', data: [[{ value: 'y' }]] },
      ]),
    )
    expect(read).toEqual([
      {
        name: 'A',
        lines: [
          { number: 1, cells: ['x'] },
          { number: 3, cells: ['1999-03-31'] },
        ],
      },
      { name: 'B', lines: [{ number: 1, cells: ['y'] }] },
    ])
  })

  it('tells what a formula failed to say, and whole numbers as they are', async () => {
    const cells =
      '<c r="A1" t="e"><v>#N/A</v></c><c r="B1"><v>9.66501234567E11</v></c><c r="C1" t="inlineStr"><is><t>1.02E+09</t></is></c>'
    const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${content}`)
    const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const bytes = zipSync({
      'xl/workbook.xml': xml(
        `<workbook xmlns:r="${relation}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': xml(
        `<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`),
    })
    expect((await readSheets(bytes))[0]?.lines).toEqual([{ number: 1, cells: ['#N/A', '966501234567', '1.02E+09'] }])
  })

  it('that is none is refused', async () => {
    await expect(readSheets(strToU8('PK no archive'))).rejects.toThrow()
  })
})
