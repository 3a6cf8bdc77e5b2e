import { describe, expect, it } from 'vitest'
import { tableFile } from './tableFile.ts'

const lineOf = async (cells: string[], format: 'csv' | 'txt') => {
  const file = await tableFile({ title: 'Students', heads: cells.map(String), rows: [cells] }, format)
  return (await file.text()).split('\r\n')[1]?.split(format === 'csv' ? ',' : '\t')
}

describe.each(['csv', 'txt'] as const)('a cell of a file of the kind %s', (format) => {
  it('is as it was where it is a telephone number, or a number below zero', async () => {
    const numbers = ['+966501234567', '+966 50 123 4567', '-12', '-12.5']
    expect(await lineOf(numbers, format)).toEqual(numbers)
    // the marks that keep its direction on the screen are no part of it
    expect(await lineOf(['\u2066+966501234567\u2069'], format)).toEqual(['+966501234567'])
  })

  it('stands behind an apostrophe where a spreadsheet would run it', async () => {
    const formulas = ['=1+1', '+1+1', '-1+1', '@sum', '+966=1', '＝1', '+966-HYPERLINK']
    expect(await lineOf(formulas, format)).toEqual(formulas.map((one) => `'${one}`))
  })
})
