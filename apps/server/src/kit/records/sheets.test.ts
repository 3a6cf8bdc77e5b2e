import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { csvOf } from './sheets.ts'

/** The cells of one line, which has no comma in a cell. */
async function written(...cells: string[]): Promise<string[]> {
  const columns = cells.map((_, nth) => `c${nth}`)
  const sheet = csvOf(columns)
  sheet.end(Object.fromEntries(cells.map((cell, nth) => [`c${nth}`, cell])))
  return (await text(sheet)).split('\n')[1]?.split(',') ?? []
}

describe('a cell of a CSV file', () => {
  it('is as it was where it is a telephone number, or a number below zero', async () => {
    const numbers = ['+966501234567', '+966 50 123 4567', '-12', '-12.5']
    expect(await written(...numbers)).toEqual(numbers)
  })

  it('stands behind an apostrophe where a spreadsheet would run it', async () => {
    const formulas = ['=1+1', '+1+1', '-1+1', '@sum', '+966=1', '＝1', '+966-HYPERLINK']
    expect(await written(...formulas)).toEqual(formulas.map((one) => `'${one}`))
  })
})
