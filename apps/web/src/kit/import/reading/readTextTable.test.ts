import { describe, expect, it } from 'vitest'
import { readTextTable } from './readTextTable.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** The bytes of a text in an encoding of one byte a sign. */
const written = (text: string, encoding: string) => {
  const signs = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))]
  return Uint8Array.from([...text].map((sign) => signs.indexOf(sign)))
}
const cellsOf = (bytes: Uint8Array) => readTextTable(bytes).lines.map(({ cells }) => cells)

const arabic = 'الاسم الأول;اسم العائلة;المدينة\r\nمنى;الشمري;جدة\r\nسارة;العلي;الرياض\r\n'
const german = 'Vorname;Nachname;Straße\r\nJörg;Müller;Große Allee\r\n'

describe('a text file', () => {
  it.each([
    ['windows-1256', arabic],
    ['iso-8859-6', arabic],
    ['windows-1252', german],
    ['windows-1252', 'Prénom;Nom\r\nHélène;Lefèvre\r\n'],
    ['windows-1252', 'Nome;Morada\r\nJoão;Praça da Restauração\r\n'],
  ])('in %s is read as it was written, and says so', (encoding, text) => {
    const read = readTextTable(written(text, encoding))
    expect(read.encoding).toBe(encoding)
    expect(read.lines.map(({ cells }) => cells.join(';')).join('\r\n')).toBe(text.trim())
  })

  it('in UTF-8 and UTF-16 is read with and without a mark', () => {
    const wide = new Uint8Array(new Uint16Array([...arabic].map((sign) => sign.charCodeAt(0))).buffer)
    for (const [encoding, bytes] of [
      ['utf-8', utf8(arabic)],
      ['utf-8', utf8(`\uFEFF${arabic}`)],
      ['utf-16le', new Uint8Array([0xff, 0xfe, ...wide])],
    ] as const)
      expect(readTextTable(bytes)).toMatchObject({
        encoding,
        lines: [{ cells: ['الاسم الأول', 'اسم العائلة', 'المدينة'] }, { number: 2 }, { number: 3 }],
      })
  })

  it('is read as somebody chose who knows better', () => {
    expect(readTextTable(written(german, 'windows-1252'), 'windows-1256').encoding).toBe('windows-1256')
  })

  it('may name the sign between its values in a first line, which is no row', () => {
    expect(readTextTable(utf8('sep=;\r\na,b;c\r\n\r\nd;e\r\n')).lines).toEqual([
      { number: 1, cells: ['a,b', 'c'] },
      { number: 3, cells: ['d', 'e'] },
    ])
    expect(cellsOf(utf8('a\tb\n"c\nd"\te\n'))).toEqual([
      ['a', 'b'],
      ['c\nd', 'e'],
    ])
  })
})
