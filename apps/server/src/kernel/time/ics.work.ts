import type { ApartWork } from '../files/apart/apart.work.ts'
import { parseIcs, type ReadRow, readIcs } from './ics.read.ts'

interface File {
  content: string
  zone: string
}

export const work: ApartWork<File, ReadRow[]> = {
  url: import.meta.url,
  run: ({ content, zone }) => readIcs(parseIcs(content), zone),
}
