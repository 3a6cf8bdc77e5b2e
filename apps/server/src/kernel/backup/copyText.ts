import { StringDecoder } from 'node:string_decoder'

/** A row as PostgreSQL's COPY writes it in its text format: tabs between values, `\N` for null. */
export const copyLine = (values: (string | null)[]): string =>
  `${values.map((value) => (value === null ? '\\N' : value.replace(/[\\\n\r\t]/g, escaped))).join('\t')}\n`

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (character: string) => escapes[character] ?? character

const unescapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' }

/** The values of such a row, without its line end. */
export const copyValues = (line: string): (string | null)[] =>
  line
    .split('\t')
    .map((value) =>
      value === '\\N'
        ? null
        : value.includes('\\')
          ? value.replace(/\\(.)/gs, (_, character: string) => unescapes[character] ?? character)
          : value,
    )

/**
 * The lines of a stream. Only a line feed ends a line: node:readline also breaks at characters that people's texts
 * contain.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  rest += decoder.end()
  if (rest) yield rest
}
