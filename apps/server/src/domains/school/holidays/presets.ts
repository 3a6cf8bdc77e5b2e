import type { Translated } from '@dsms/contract/kernel/shared'
import type { HolidayKind, presetCountries } from '@dsms/contract/school/holidays/calls'
import type { Recurrence } from '@dsms/contract/school/holidays/days'

export interface Preset {
  name: Translated
  kind: HolidayKind
  recurrence: Recurrence
  /** Month and day: of the Gregorian calendar, or of the Hijri one. */
  month?: number
  day?: number
  easter_offset?: number
  days: number
}

const name = (ar: string, en: string, de: string, fr: string, pt: string): Translated => ({ ar, en, de, fr, pt })
const fixed = (month: number, day: number, title: Translated, kind: HolidayKind = 'public'): Preset => ({
  name: title,
  kind,
  recurrence: 'yearly_gregorian',
  month,
  day,
  days: 1,
})
const hijri = (month: number, day: number, days: number, title: Translated): Preset => ({
  name: title,
  kind: 'religious',
  recurrence: 'yearly_hijri',
  month,
  day,
  days,
})
const easter = (easter_offset: number, title: Translated): Preset => ({
  name: title,
  kind: 'religious',
  recurrence: 'yearly_easter',
  easter_offset,
  days: 1,
})

const newYear = fixed(1, 1, name('رأس السنة الميلادية', 'New Year’s Day', 'Neujahr', 'Jour de l’an', 'Ano Novo'))
const labourDay = fixed(
  5,
  1,
  name('عيد العمال', 'Labour Day', 'Tag der Arbeit', 'Fête du Travail', 'Dia do Trabalhador'),
)
const allSaints = fixed(
  11,
  1,
  name('عيد جميع القديسين', 'All Saints’ Day', 'Allerheiligen', 'Toussaint', 'Dia de Todos os Santos'),
  'religious',
)
const christmas = fixed(
  12,
  25,
  name('عيد الميلاد', 'Christmas Day', 'Erster Weihnachtstag', 'Noël', 'Natal'),
  'religious',
)
const goodFriday = easter(
  -2,
  name('الجمعة العظيمة', 'Good Friday', 'Karfreitag', 'Vendredi saint', 'Sexta-feira Santa'),
)
const easterMonday = easter(
  1,
  name('إثنين الفصح', 'Easter Monday', 'Ostermontag', 'Lundi de Pâques', 'Segunda-feira de Páscoa'),
)
const ascension = easter(39, name('خميس الصعود', 'Ascension Day', 'Christi Himmelfahrt', 'Ascension', 'Ascensão'))
const whitMonday = easter(
  50,
  name('إثنين العنصرة', 'Whit Monday', 'Pfingstmontag', 'Lundi de Pentecôte', 'Segunda-feira de Pentecostes'),
)
const eidFitr = (days: number) =>
  hijri(10, 1, days, name('عيد الفطر', 'Eid al-Fitr', 'Fest des Fastenbrechens', 'Aïd el-Fitr', 'Eid al-Fitr'))
const arafah = hijri(12, 9, 1, name('يوم عرفة', 'Day of Arafah', 'Tag von Arafat', 'Jour d’Arafat', 'Dia de Arafat'))
const eidAdha = (days: number) =>
  hijri(12, 10, days, name('عيد الأضحى', 'Eid al-Adha', 'Opferfest', 'Aïd el-Adha', 'Eid al-Adha'))

/** Holidays of a whole country that fall by a rule; regional ones and those set each year by decree are left to the school. */
export const presets: Record<(typeof presetCountries)[number], Preset[]> = {
  SA: [
    fixed(2, 22, name('يوم التأسيس', 'Founding Day', 'Gründungstag', 'Jour de la fondation', 'Dia da Fundação')),
    fixed(9, 23, name('اليوم الوطني', 'National Day', 'Nationalfeiertag', 'Fête nationale', 'Dia Nacional')),
    eidFitr(4),
    arafah,
    eidAdha(3),
  ],
  AE: [
    newYear,
    eidFitr(3),
    arafah,
    eidAdha(3),
    hijri(
      1,
      1,
      1,
      name('رأس السنة الهجرية', 'Islamic New Year', 'Islamisches Neujahr', 'Nouvel an islamique', 'Ano Novo Islâmico'),
    ),
    hijri(
      3,
      12,
      1,
      name(
        'المولد النبوي',
        'Birthday of the Prophet',
        'Geburtstag des Propheten',
        'Anniversaire du Prophète',
        'Aniversário do Profeta',
      ),
    ),
    {
      ...fixed(12, 2, name('عيد الاتحاد', 'National Day', 'Nationalfeiertag', 'Fête nationale', 'Dia Nacional')),
      days: 2,
    },
  ],
  DE: [
    newYear,
    goodFriday,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    fixed(
      10,
      3,
      name(
        'يوم الوحدة الألمانية',
        'German Unity Day',
        'Tag der Deutschen Einheit',
        'Jour de l’Unité allemande',
        'Dia da Unidade Alemã',
      ),
    ),
    christmas,
    fixed(
      12,
      26,
      name('ثاني أيام الميلاد', 'Boxing Day', 'Zweiter Weihnachtstag', 'Lendemain de Noël', 'Segundo dia de Natal'),
      'religious',
    ),
  ],
  FR: [
    newYear,
    easterMonday,
    labourDay,
    fixed(5, 8, name('عيد النصر 1945', 'Victory Day 1945', 'Tag des Sieges 1945', 'Victoire 1945', 'Vitória de 1945')),
    ascension,
    whitMonday,
    fixed(
      7,
      14,
      name(
        'العيد الوطني الفرنسي',
        'Bastille Day',
        'Französischer Nationalfeiertag',
        'Fête nationale',
        'Dia Nacional de França',
      ),
    ),
    fixed(8, 15, name('عيد انتقال العذراء', 'Assumption', 'Mariä Himmelfahrt', 'Assomption', 'Assunção'), 'religious'),
    allSaints,
    fixed(11, 11, name('هدنة 1918', 'Armistice 1918', 'Waffenstillstand 1918', 'Armistice 1918', 'Armistício de 1918')),
    christmas,
  ],
  PT: [
    newYear,
    goodFriday,
    easter(0, name('أحد الفصح', 'Easter Sunday', 'Ostersonntag', 'Pâques', 'Páscoa')),
    fixed(4, 25, name('يوم الحرية', 'Freedom Day', 'Tag der Freiheit', 'Jour de la Liberté', 'Dia da Liberdade')),
    labourDay,
    easter(60, name('عيد الجسد', 'Corpus Christi', 'Fronleichnam', 'Fête-Dieu', 'Corpo de Deus')),
    fixed(6, 10, name('يوم البرتغال', 'Portugal Day', 'Portugal-Tag', 'Jour du Portugal', 'Dia de Portugal')),
    fixed(8, 15, name('عيد انتقال العذراء', 'Assumption', 'Mariä Himmelfahrt', 'Assomption', 'Assunção'), 'religious'),
    fixed(
      10,
      5,
      name('يوم الجمهورية', 'Republic Day', 'Tag der Republik', 'Jour de la République', 'Implantação da República'),
    ),
    allSaints,
    fixed(
      12,
      1,
      name(
        'استعادة الاستقلال',
        'Restoration of Independence',
        'Wiederherstellung der Unabhängigkeit',
        'Restauration de l’indépendance',
        'Restauração da Independência',
      ),
    ),
    fixed(
      12,
      8,
      name(
        'عيد الحبل بلا دنس',
        'Immaculate Conception',
        'Mariä Empfängnis',
        'Immaculée Conception',
        'Imaculada Conceição',
      ),
      'religious',
    ),
    christmas,
  ],
  GB: [
    newYear,
    goodFriday,
    easterMonday,
    christmas,
    fixed(12, 26, name('يوم الصناديق', 'Boxing Day', 'Zweiter Weihnachtstag', 'Lendemain de Noël', 'Boxing Day')),
  ],
}
