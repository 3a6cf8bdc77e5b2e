import type { PackCategory } from '@dsms/contract/curriculum/countryPacks/data'
import { recordOf } from '@dsms/contract/kernel/choices/lists'
import { languages } from '@dsms/contract/kernel/shared'
import type { TranslatedText } from '@dsms/contract/kernel/translated'

/** What a training is made of everywhere; a school adds its own to it. */
export const usualComponents = [
  {
    component_type: 'theory',
    resources: ['trainer', 'room'],
    name: { ar: 'الجزء النظري', en: 'Theory', de: 'Theorie', fr: 'Théorie', pt: 'Teoria' },
  },
  {
    component_type: 'simulator',
    resources: ['simulator'],
    name: { ar: 'المحاكاة', en: 'Simulator', de: 'Simulator', fr: 'Simulateur', pt: 'Simulador' },
  },
  {
    component_type: 'practical',
    resources: ['trainer', 'vehicle'],
    name: { ar: 'الجزء العملي', en: 'Practical training', de: 'Praxis', fr: 'Pratique', pt: 'Prática' },
  },
] as const

export const usualScheme: TranslatedText = {
  ar: 'اختبار القيادة العملي',
  en: 'Practical driving test',
  de: 'Praktische Fahrprüfung',
  fr: 'Examen pratique de conduite',
  pt: 'Exame prático de condução',
}

const course = {
  ar: (name: string) => `دورة ${name}`,
  en: (name: string) => `${name} course`,
  de: (name: string) => `Kurs ${name}`,
  fr: (name: string) => `Formation ${name}`,
  pt: (name: string) => `Curso ${name}`,
}

/** A course is called by what it trains for, in each language in which that has a name. */
export const courseName = ({ names }: Pick<PackCategory, 'names'>): TranslatedText =>
  recordOf(languages, (language) => (names[language] ? course[language](names[language]) : ''))
