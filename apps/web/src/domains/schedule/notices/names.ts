import type { Format } from '../../../kernel/i18n/format.ts'

/** So many names are said; of the others how many they are. */
const most = 6

export const firstNames = (names: readonly string[], format: Pick<Format, 'list' | 'number'>): string =>
  names.length <= most
    ? format.list([...names])
    : `${names.slice(0, most).join(' · ')} · +${format.number(names.length - most)}`
