import { z } from 'zod'
import { cleanText } from '../../../kit/cleaning/signs.ts'
import { type TrainingStage, trainingStages } from '../../curriculum/licences/requirements.ts'
import { guardianRelations } from '../guardians/relations.ts'

type Relation = (typeof guardianRelations)[number]

/** What files call those who speak for a student, in five languages. */
const called: Record<Relation, string> = {
  father: 'الأب|اب|أب|الاب|والد|الوالد|father|dad|vater|père|pai',
  mother: 'الأم|ام|أم|الام|والدة|الوالدة|mother|mum|mom|mutter|mère|mãe',
  brother: 'الأخ|اخ|أخ|الاخ|شقيق|brother|bruder|frère|irmão',
  sister: 'الأخت|اخت|أخت|الاخت|شقيقة|sister|schwester|sœur|soeur|irmã',
  spouse:
    'الزوج|زوج|الزوجة|زوجة|الزوج أو الزوجة|husband|wife|spouse|ehemann|ehefrau|ehepartner|mari|épouse|époux|conjoint|marido|esposa|mulher|cônjuge',
  grandparent:
    'الجد|جد|الجدة|جدة|الجد أو الجدة|grandfather|grandmother|grandparent|großvater|großmutter|opa|oma|großelternteil|grand-père|grand-mère|grand-parent|avô|avó',
  legal:
    'الوصي|وصي|الوصي الشرعي|ولي|ولي الأمر|legal guardian|guardian|vormund|gesetzlicher vertreter|tuteur|tuteur légal|tutor|tutor legal|representante legal',
  other: 'أخرى|صلة أخرى|آخر|other|andere|andere beziehung|autre|autre lien|outro|outra|outra relação',
}

const words = new Map(
  guardianRelations.flatMap((relation) => [relation, ...called[relation].split('|')].map((word) => [word, relation])),
)

/** How somebody is related to a student, by its code or by what people call it. */
export const relationWord = z
  .string()
  .transform((word) => words.get(cleanText(word).toLowerCase()) ?? word)
  .pipe(z.enum(guardianRelations))

const done = z.int().min(0).max(100_000).nullish()
type MinutesColumn<Stage extends TrainingStage> = `minutes_${Stage}`
const columnOf = <Stage extends TrainingStage>(stage: Stage): MinutesColumn<Stage> => `minutes_${stage}`

/** Minutes of each stage that were done before the school counted them: `minutes_road`. */
export const minutesBrought = {
  minutes_theory: done,
  minutes_simulator: done,
  minutes_yard: done,
  minutes_road: done,
  minutes_special: done,
  minutes_observation: done,
} satisfies Record<MinutesColumn<TrainingStage>, typeof done>

type Brought = { [Column in MinutesColumn<TrainingStage>]?: number | null | undefined }

/** The same by stage, without those of which nothing was done. */
export const minutesIn = (row: Brought): Partial<Record<TrainingStage, number>> =>
  Object.fromEntries(
    trainingStages.flatMap((stage) => {
      const minutes = row[columnOf(stage)]
      return minutes ? [[stage, minutes]] : []
    }),
  )
