/**
 * Arabic nouns, each as it stands after three to ten; its other forms are regular. Texts name them in Arabic alone:
 * `{{minutes, دقيقة}}` is "دقيقة واحدة", "دقيقتين", "3 دقائق" or "15 دقيقة".
 */
export const nouns: Record<string, string> = {
  ثانية: 'ثوانٍ',
  دقيقة: 'دقائق',
  ساعة: 'ساعات',
  يوم: 'أيام',
  حرف: 'أحرف',
  خانة: 'خانات',
  صف: 'صفوف',
  مركبة: 'مركبات',
  درس: 'دروس',
  خطوة: 'خطوات',
}

type Formatter = { add: (name: string, format: (value: unknown) => string) => void }

/** Teaches the texts to count in Arabic, and to say two of something after a preposition: `من {{owed, جر}}`. */
export function teachCounting(formatter: Formatter): void {
  for (const noun of Object.keys(nouns)) {
    formatter.add(noun, (value) => counted(value, noun))
    // the same where it is what the sentence speaks of: "دقيقتان"
    formatter.add(twoOf(noun, 'ان'), (value) => counted(value, noun, 'ان'))
  }
  formatter.add('جر', afterPreposition)
}

/** A number with its noun; a number may come as it is written. */
export function counted(value: unknown, noun: string, ending: 'ين' | 'ان' = 'ين'): string {
  const number = Number(String(value).replaceAll(/[^\d.]/g, ''))
  const isFeminine = noun.endsWith('ة')
  const form = Number.isInteger(number) ? plural.select(number) : 'other'
  if (form === 'one') return `${noun} ${isFeminine ? 'واحدة' : 'واحد'}`
  if (form === 'two') return twoOf(noun, ending)
  return `${value} ${form === 'few' ? nouns[noun] : form === 'many' && !isFeminine ? `${noun}ًا` : noun}`
}

/** "ساعتان" as it is said after "of" or "up to": "ساعتين". */
const afterPreposition = (text: unknown): string =>
  String(text).replaceAll(/(ساعت|دقيقت|سنت|شهر|يوم|درس)ان(?!\p{L})/gu, '$1ين')

export const twoOf = (noun: string, ending: string): string => noun.replace(/ة$/, 'ت') + ending

const plural = new Intl.PluralRules('ar')
