import { wholeName } from '@dsms/contract/kit/cleaning/wholeName'
import { fold } from '../../kernel/browser/fold.ts'
import type { SheetLine } from './reading/readSheets.ts'
import type { ImportColumn, Mapping } from './rowsOf.ts'

/** How people head the columns that every list of people has, in five languages. */
const usual: Record<string, string> = {
  [wholeName]:
    'الاسم|الاسم الكامل|الاسم الرباعي|الاسم الثلاثي|اسم الطالب|اسم المتدرب|اسم المتدربة|name|full name|student name|student|vollständiger name|schüler|nom complet|nom et prénom|élève|nome completo|nome|aluno',
  first_name_ar: 'الاسم الأول|الاسم الاول|first name arabic|الاسم الأول بالعربية',
  second_name_ar: 'اسم الأب|اسم الاب|الاسم الثاني|اسم الجد|father name',
  family_name_ar: 'اسم العائلة|العائلة|اللقب|الاسم الأخير|الاسم الاخير',
  first_name_en: 'first name|given name|vorname|prénom|primeiro nome|الاسم الأول بالإنجليزية',
  second_name_en: 'middle name|second name|zweiter vorname|deuxième prénom|segundo nome',
  family_name_en: 'last name|family name|surname|nachname|familienname|nom|nom de famille|apelido|sobrenome',
  first_name: 'first name|given name|vorname|prénom|primeiro nome|الاسم الأول|الاسم الاول',
  last_name: 'last name|family name|surname|nachname|nom de famille|apelido|اسم العائلة|العائلة|اللقب',
  phone:
    'الجوال|رقم الجوال|جوال|الهاتف|رقم الهاتف|هاتف|موبايل|رقم الموبايل|التليفون|phone|mobile|phone number|mobile number|mobile no|cell|tel|telephone|whatsapp|واتساب|handy|telefon|mobilnummer|téléphone|portable|gsm|telefone|telemóvel|celular',
  email:
    'البريد|البريد الإلكتروني|البريد الالكتروني|الايميل|الإيميل|ايميل|email|e mail|email address|mail|courriel|e-mail-adresse|correio eletrónico',
  birth_date:
    'تاريخ الميلاد|الميلاد|تاريخ الولادة|birth date|date of birth|dob|birthday|born|geburtsdatum|geboren|geboren am|date de naissance|né le|data de nascimento|nascimento',
  id_number:
    'الهوية|رقم الهوية|رقم الهوية الوطنية|السجل المدني|رقم السجل المدني|الإقامة|رقم الإقامة|رقم الاقامة|هوية|id|id no|id number|national id|iqama|identity|passport|passport no|ausweisnummer|personalausweis|numéro de pièce|pièce d identité|número de identificação|documento',
  id_expires_on: 'انتهاء الهوية|تاريخ انتهاء الهوية|id expiry|expiry|gültig bis|date d expiration|validade',
  student_no:
    'رقم الطالب|رقم المتدرب|رقم الملف|student no|student number|file no|schülernummer|numéro d élève|número de aluno',
  gender: 'الجنس|النوع|gender|sex|geschlecht|sexe|sexo|género',
  country: 'الجنسية|الدولة|nationality|country|staatsangehörigkeit|nationalité|nacionalidade|país',
  branch: 'الفرع|branch|filiale|zweigstelle|agence|succursale|filial',
  city: 'المدينة|city|town|stadt|ort|ville|cidade',
  province: 'المنطقة|المحافظة|الإمارة|region|province|state|bundesland|région|distrito',
  address: 'العنوان|السكن|الحي|address|adresse|anschrift|morada|endereço',
  occupation: 'المهنة|الوظيفة|occupation|job|profession|beruf|profissão',
  shared_notes: 'ملاحظات|ملاحظة|notes|remarks|bemerkungen|notizen|remarques|observações|notas',
  guardian_name:
    "ولي الأمر|اسم ولي الأمر|ولي أمر الطالب|اسم الوالد|guardian|guardian name|guardian's name|parent|parent name|erziehungsberechtigter|erziehungsberechtigte|sorgeberechtigter|name der eltern|eltern|responsable légal|tuteur|nom du tuteur|nom du parent|encarregado de educação|encarregado|nome do encarregado|responsável",
  guardian_phone:
    "جوال ولي الأمر|هاتف ولي الأمر|رقم ولي الأمر|رقم جوال ولي الأمر|guardian phone|guardian's phone|guardian mobile|parent phone|parent mobile|telefon der eltern|telefon erziehungsberechtigter|handy der eltern|téléphone du tuteur|téléphone du parent|téléphone du responsable légal|telefone do encarregado|telemóvel do encarregado|telefone do responsável",
  guardian_relation:
    'صلة القرابة|القرابة|صلة ولي الأمر|relation|relationship|guardian relation|beziehung|verwandtschaft|lien|lien de parenté|parenté|parentesco|relação',
  course: 'الدورة|البرنامج|الدورة التدريبية|course|program|programme|kurs|lehrgang|cours|formation|curso',
  licence_type:
    'الرخصة|نوع الرخصة|فئة الرخصة|licence|license|licence type|license type|licence class|license class|category|führerscheinklasse|klasse|permis|catégorie|catégorie de permis|type de permis|carta|tipo de carta|categoria',
  start_on:
    'تاريخ الالتحاق|بداية التدريب|تاريخ البدء|start date|started on|training since|beginn|ausbildungsbeginn|date de début|data de início',
  minutes_theory:
    'دقائق النظري|theory minutes|minutes theory|theorieminuten|minuten theorie|minutes de théorie|minutos de teoria',
  minutes_simulator:
    'دقائق المحاكي|simulator minutes|minutes simulator|simulatorminuten|minutes de simulateur|minutos de simulador',
  minutes_yard:
    'دقائق الساحة|دقائق الميدان|yard minutes|minutes yard|platzminuten|minuten übungsplatz|minutes sur piste|minutes de piste|minutos de pista',
  minutes_road:
    'دقائق الطريق|دقائق القيادة|الدقائق المنجزة|road minutes|minutes road|driving minutes|minutes driven|fahrminuten|minuten straße|minutes de conduite|minutes sur route|minutos de estrada|minutos de condução',
  minutes_special:
    'دقائق التدريب الخاص|special minutes|minutes special|minuten sonderfahrten|minutes de formation spéciale|minutos de formação especial',
  minutes_observation:
    'دقائق الملاحظة|observation minutes|minutes observation|minuten beobachtung|minutes d observation|minutos de observação',
  registration_no: 'رقم اللوحة|اللوحة|plate|plate no|registration|kennzeichen|immatriculation|matrícula',
  brand: 'الماركة|النوع|brand|make|marke|marque|marca',
  model: 'الموديل|الطراز|model|modell|modèle|modelo',
  year_model: 'سنة الصنع|الموديل سنة|year|model year|baujahr|année|ano',
  chassis_no: 'رقم الهيكل|رقم الشاصي|chassis|vin|fahrgestellnummer|châssis|chassi',
}

const words = new Map(Object.entries(usual).map(([key, list]) => [key, new Set(list.split('|').map(plain))]))

/** Titles and empty lines may stand above the headings, but not more than these. */
const mostAbove = 20

export interface Guess {
  /** Place of the line with the headings among those that say something. */
  heading: number
  mapping: Mapping
}

/** Where the headings stand and what each column means: the line of which most is understood. */
export function guess(lines: SheetLine[], columns: ImportColumn[], known: Record<string, string> = {}): Guess {
  const guesses = lines
    .slice(0, mostAbove)
    .map(({ cells }, heading) => ({ heading, mapping: mappingOf(cells, columns, known) }))
  const score = ({ mapping }: Guess) => mapping.filter((key) => key !== undefined).length
  const first: Guess = guesses[0] ?? { heading: 0, mapping: [] }
  return guesses.reduce((best, one) => (score(one) > score(best) ? one : best), first)
}

/** Each column of the call is filled by the first heading that names it; what the school said before counts most. */
export function mappingOf(headings: string[], columns: ImportColumn[], known: Record<string, string> = {}): Mapping {
  const taken = new Set<string>()
  const keys = new Set(columns.map(({ key }) => key))
  const canSplit = keys.has('first_name_ar') && keys.has('family_name_ar')
  const take = (key: string | undefined) => {
    if (key === undefined || taken.has(key) || !(keys.has(key) || (key === wholeName && canSplit))) return undefined
    taken.add(key)
    return key
  }
  const exact = headings.map((title) => {
    const said = known[plain(title)]
    if (said !== undefined) return take(said)
    return title === '' ? undefined : take(columns.find(({ key, label }) => [key, label].some(isSame(title)))?.key)
  })
  return headings.map(
    (title, place) =>
      exact[place] ??
      (title === '' || known[plain(title)] !== undefined
        ? undefined
        : take(
            [...words].find(
              ([key, list]) =>
                list.has(plain(title)) && !taken.has(key) && (keys.has(key) || (key === wholeName && canSplit)),
            )?.[0],
          )),
  )
}

const isSame = (title: string) => (name: string) => plain(name) === plain(title)

/** A heading for comparing. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[\s_*:()/.'’-]+/g, ' ')
    .trim()
}
