import type { Translated } from '@dsms/contract/kernel/shared'

/** What is written of several lessons at once: `{howMany}` is how many, `{times}` their weekdays and hours, `{when}` and `{place}` those of the first. */
export const severalTexts = {
  lessons_booked: {
    subject: {
      ar: 'حُجزت دروس: {lesson}',
      en: 'Lessons booked: {lesson}',
      de: 'Termine gebucht: {lesson}',
      fr: 'Leçons réservées : {lesson}',
      pt: 'Aulas marcadas: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nحُجزت هذه الدروس:\n\n{lesson}\n{times}\nعدد الدروس: {howMany}\n\nأولها:\n{when}\n{place}\n\nالدروس هنا:\n{link}\n',
      en: 'Hello {name},\n\nThese lessons are booked:\n\n{lesson}\n{times}\nNumber of lessons: {howMany}\n\nThe first is:\n{when}\n{place}\n\nThe lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndiese Termine sind gebucht:\n\n{lesson}\n{times}\nAnzahl: {howMany}\n\nDer erste:\n{when}\n{place}\n\nDie Termine stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nCes leçons sont réservées :\n\n{lesson}\n{times}\nNombre de leçons : {howMany}\n\nLa première :\n{when}\n{place}\n\nLes leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nEstas aulas estão marcadas:\n\n{lesson}\n{times}\nNúmero de aulas: {howMany}\n\nA primeira:\n{when}\n{place}\n\nAs aulas estão aqui:\n{link}\n',
    },
  },
  lessons_changed: {
    subject: {
      ar: 'تغيّرت دروس: {lesson}',
      en: 'Lessons changed: {lesson}',
      de: 'Termine geändert: {lesson}',
      fr: 'Leçons modifiées : {lesson}',
      pt: 'Aulas alteradas: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nغيّرت المدرسة دروسًا كان أولها {before}. صارت الآن:\n\n{lesson}\n{times}\nعدد الدروس: {howMany}\n\nأولها:\n{when}\n{place}\n\nالدروس هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school has changed some lessons. The first one was on {before}. They are now:\n\n{lesson}\n{times}\nNumber of lessons: {howMany}\n\nThe first is:\n{when}\n{place}\n\nThe lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Schule hat Termine geändert (der erste war bisher {before}). Jetzt gilt:\n\n{lesson}\n{times}\nAnzahl: {howMany}\n\nDer erste:\n{when}\n{place}\n\nDie Termine stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école a changé des leçons, dont la première était prévue le {before}. Elles sont maintenant :\n\n{lesson}\n{times}\nNombre de leçons : {howMany}\n\nLa première :\n{when}\n{place}\n\nLes leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola mudou aulas, a primeira das quais era {before}. Agora são:\n\n{lesson}\n{times}\nNúmero de aulas: {howMany}\n\nA primeira:\n{when}\n{place}\n\nAs aulas estão aqui:\n{link}\n',
    },
  },
  lessons_cancelled: {
    subject: {
      ar: 'أُلغيت دروس: {lesson}',
      en: 'Lessons cancelled: {lesson}',
      de: 'Termine abgesagt: {lesson}',
      fr: 'Leçons annulées : {lesson}',
      pt: 'Aulas canceladas: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nأُلغيت هذه الدروس، فلا حاجة إلى الحضور:\n\n{lesson}\n{times}\nعدد الدروس: {howMany}\n\nأولها كان:\n{when}\n{place}\n\nالدروس الأخرى هنا:\n{link}\n',
      en: 'Hello {name},\n\nThese lessons were cancelled and will not take place:\n\n{lesson}\n{times}\nNumber of lessons: {howMany}\n\nThe first would have been:\n{when}\n{place}\n\nThe other lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndiese Termine wurden abgesagt und finden nicht statt:\n\n{lesson}\n{times}\nAnzahl: {howMany}\n\nDer erste wäre gewesen:\n{when}\n{place}\n\nDie übrigen Termine stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nCes leçons ont été annulées et n’auront pas lieu :\n\n{lesson}\n{times}\nNombre de leçons : {howMany}\n\nLa première était prévue :\n{when}\n{place}\n\nLes autres leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nEstas aulas foram canceladas e não se realizam:\n\n{lesson}\n{times}\nNúmero de aulas: {howMany}\n\nA primeira seria:\n{when}\n{place}\n\nAs outras aulas estão aqui:\n{link}\n',
    },
  },
} satisfies Record<string, { subject: Translated; text: Translated }>
