import { fieldError } from '@dsms/contract/kernel/errors'

/** One logical line of a file, and where it begins there. */
export interface IcsLine {
  number: number
  text: string
}

/** What stands between BEGIN and END of one event or zone. */
export interface Block {
  /** The line of its BEGIN. */
  number: number
  lines: IcsLine[]
  /** The first line that is none, or the one at which the file ends in the middle. */
  bad?: IcsLine
}

export interface Blocks {
  events: Block[]
  zones: Block[]
}

/** More than anybody's calendar has; a file with more is refused while it is read. */
const most = { events: 2000, lines: 200_000, depth: 4, lineLength: 100_000 }

const property = /^[A-Za-z0-9-]+[;:]/

/**
 * Takes a file apart into its events and zones, line by line, so that what is wrong with one costs none of the others.
 * Throws `invalid_ics` for what is no calendar, and `too_many` at the first event too many.
 */
export function blocksOf(content: string): Blocks {
  const blocks: Blocks = { events: [], zones: [] }
  const open: string[] = []
  let block: Block | undefined
  let isCalendar = false
  let isEnded = false
  for (const line of unfolded(content)) {
    const [, begun] = /^BEGIN:\s*([A-Za-z0-9-]+)\s*$/i.exec(line.text) ?? []
    const [, ended] = /^END:\s*([A-Za-z0-9-]+)\s*$/i.exec(line.text) ?? []
    if (begun) {
      const name = begun.toLowerCase()
      if (open.length === 0 && name !== 'vcalendar') throw fieldError('content', 'invalid_ics')
      // an event that was never ended is over where another begins
      if (block && name === 'vevent') {
        block.bad ??= line
        open.length = 1
        block = undefined
      }
      if (open.length >= most.depth) throw fieldError('content', 'invalid_ics')
      open.push(name)
      isCalendar = true
      if (open.length === 2 && (name === 'vevent' || name === 'vtimezone')) {
        block = { number: line.number, lines: [] }
        const list = name === 'vevent' ? blocks.events : blocks.zones
        list.push(block)
        if (list.length > most.events) throw fieldError('content', 'too_many', { max: most.events })
      }
      block?.lines.push(line)
    } else if (ended) {
      const name = ended.toLowerCase()
      block?.lines.push(line)
      if (open.at(-1) === name) open.pop()
      else if (block) block.bad ??= line
      if (name === 'vcalendar') isEnded = true
      if (open.length < 2) block = undefined
    } else if (block) {
      if (property.test(line.text)) block.lines.push(line)
      else block.bad ??= line
    }
  }
  if (block) block.bad ??= block.lines.at(-1) ?? { number: block.number, text: '' }
  if (!isCalendar || (!isEnded && blocks.events.length === 0)) throw fieldError('content', 'invalid_ics')
  return blocks
}

/** Lines that were broken to be short are one again. */
function unfolded(content: string): IcsLine[] {
  const lines: IcsLine[] = []
  let number = 0
  for (const text of content.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    number++
    if (number > most.lines) throw fieldError('content', 'invalid_ics')
    const last = lines.at(-1)
    if (last && /^[ \t]/.test(text)) {
      if (last.text.length < most.lineLength) last.text += text.slice(1)
    } else if (text !== '') lines.push({ number, text })
  }
  return lines
}
