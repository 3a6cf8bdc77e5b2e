/**
 * Arabic nouns after a number, each as it stands after two, after three to ten and after eleven and more. Texts name them
 * in Arabic alone: `{{minutes, دقيقة}}` is "دقيقة واحدة", "دقيقتين", "3 دقائق" or "15 دقيقة".
 */
export const nouns: Record<string, [two: string, few: string, many?: string]> = {
  ثانية: ['ثانيتين', 'ثوانٍ'],
  دقيقة: ['دقيقتين', 'دقائق'],
  ساعة: ['ساعتين', 'ساعات'],
  يوم: ['يومين', 'أيام', 'يومًا'],
  أسبوع: ['أسبوعين', 'أسابيع', 'أسبوعًا'],
  حرف: ['حرفين', 'أحرف', 'حرفًا'],
  خانة: ['خانتين', 'خانات'],
  صف: ['صفين', 'صفوف', 'صفًا'],
  مركبة: ['مركبتين', 'مركبات'],
  درس: ['درسين', 'دروس', 'درسًا'],
  طلب: ['طلبين', 'طلبات', 'طلبًا'],
  مقعد: ['مقعدين', 'مقاعد', 'مقعدًا'],
  طالب: ['طالبين', 'طلاب', 'طالبًا'],
  وثيقة: ['وثيقتين', 'وثائق'],
  فاتورة: ['فاتورتين', 'فواتير'],
  منتج: ['منتجين', 'منتجات', 'منتجًا'],
  عنوان: ['عنوانين', 'عناوين', 'عنوانًا'],
  مستوى: ['مستويين', 'مستويات'],
  خطوة: ['خطوتين', 'خطوات'],
  قاعدة: ['قاعدتين', 'قواعد'],
  عنصر: ['عنصرين', 'عناصر', 'عنصرًا'],
}

type Formatter = { add: (name: string, format: (value: unknown) => string) => void }

/** Teaches the texts to count in Arabic, and to say two of something after a preposition: `من {{owed, جر}}`. */
export function teachCounting(formatter: Formatter): void {
  for (const noun of Object.keys(nouns)) {
    formatter.add(noun, (value) => counted(value, noun))
    const two = nouns[noun]?.[0] ?? noun
    // the same where it is what the sentence speaks of: "دقيقتان"
    formatter.add(asSubject(two), (value) => {
      const said = counted(value, noun)
      return said === two ? asSubject(two) : said
    })
  }
  formatter.add('جر', afterPreposition)
}

/** A number with its noun; a number may come as it is written. */
export function counted(value: unknown, noun: string): string {
  const number = Number(String(value).replaceAll(/[^\d.]/g, ''))
  const [two, few, many = noun] = nouns[noun] ?? [noun, noun]
  const form = Number.isInteger(number) ? plural.select(number) : 'other'
  if (form === 'one') return `${noun} ${noun.endsWith('ة') ? 'واحدة' : 'واحد'}`
  if (form === 'two') return two
  return `${value} ${form === 'few' ? few : form === 'many' ? many : noun}`
}

/** "ساعتان" as it is said after "of" or "up to": "ساعتين". */
export const afterPreposition = (text: unknown): string =>
  String(text).replaceAll(/(ساعت|دقيقت|سنت|شهر|يوم|درس)ان(?!\p{L})/gu, '$1ين')

const plural = new Intl.PluralRules('ar')

/** "دقيقتين" where the sentence speaks of them: "دقيقتان". */
export function asSubject(text: string): string {
  return text.replace(/ين$/, 'ان')
}
