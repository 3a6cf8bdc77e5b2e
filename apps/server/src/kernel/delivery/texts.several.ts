import type { Translated } from '@dsms/contract/kernel/shared'

/** What is written of several lessons at once: `{howMany}` is how many, `{times}` their weekdays and hours, `{when}` and `{place}` those of the first. */
export const severalTexts = {
  lessons_booked: {
    subject: {
      ar: 'حُجزت دروسك: {lesson}',
      en: 'Lessons booked: {lesson}',
      de: 'Termine gebucht: {lesson}',
      fr: 'Leçons réservées : {lesson}',
      pt: 'Aulas marcadas: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nحُجزت لك هذه الدروس:\n\n{lesson}\n{times}\nعدد الدروس: {howMany}\n\nأولها:\n{when}\n{place}\n\nدروسك هنا:\n{link}\n',
      en: 'Hello {name},\n\nThese lessons are booked for you:\n\n{lesson}\n{times}\nNumber of lessons: {howMany}\n\nThe first is:\n{when}\n{place}\n\nYour lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndiese Termine sind für Sie gebucht:\n\n{lesson}\n{times}\nAnzahl: {howMany}\n\nDer erste:\n{when}\n{place}\n\nIhre Termine stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nCes leçons sont réservées pour vous :\n\n{lesson}\n{times}\nNombre de leçons : {howMany}\n\nLa première :\n{when}\n{place}\n\nVos leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nEstas aulas estão marcadas para si:\n\n{lesson}\n{times}\nNúmero de aulas: {howMany}\n\nA primeira:\n{when}\n{place}\n\nAs suas aulas estão aqui:\n{link}\n',
    },
  },
  lessons_changed: {
    subject: {
      ar: 'تغيّرت دروسك: {lesson}',
      en: 'Your lessons have changed: {lesson}',
      de: 'Ihre Termine wurden geändert: {lesson}',
      fr: 'Vos leçons ont changé : {lesson}',
      pt: 'As suas aulas mudaram: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nغيّرت المدرسة دروسًا لك كان أولها {before}. صارت الآن:\n\n{lesson}\n{times}\nعدد الدروس: {howMany}\n\nأولها:\n{when}\n{place}\n\nدروسك هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school has changed lessons of yours, the first of which was on {before}. They are now:\n\n{lesson}\n{times}\nNumber of lessons: {howMany}\n\nThe first is:\n{when}\n{place}\n\nYour lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Schule hat Termine von Ihnen geändert (der erste war bisher {before}). Jetzt gilt:\n\n{lesson}\n{times}\nAnzahl: {howMany}\n\nDer erste:\n{when}\n{place}\n\nIhre Termine stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école a changé des leçons qui vous concernent, dont la première était prévue le {before}. Elles sont maintenant :\n\n{lesson}\n{times}\nNombre de leçons : {howMany}\n\nLa première :\n{when}\n{place}\n\nVos leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola mudou aulas suas, a primeira das quais era {before}. Agora são:\n\n{lesson}\n{times}\nNúmero de aulas: {howMany}\n\nA primeira:\n{when}\n{place}\n\nAs suas aulas estão aqui:\n{link}\n',
    },
  },
  lessons_cancelled: {
    subject: {
      ar: 'أُلغيت دروسك: {lesson}',
      en: 'Lessons cancelled: {lesson}',
      de: 'Termine abgesagt: {lesson}',
      fr: 'Leçons annulées : {lesson}',
      pt: 'Aulas canceladas: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nأُلغيت هذه الدروس، فلا تحضر إليها:\n\n{lesson}\n{times}\nعدد الدروس: {howMany}\n\nأولها كان:\n{when}\n{place}\n\nدروسك الأخرى هنا:\n{link}\n',
      en: 'Hello {name},\n\nThese lessons were cancelled, so please do not come:\n\n{lesson}\n{times}\nNumber of lessons: {howMany}\n\nThe first would have been:\n{when}\n{place}\n\nYour other lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndiese Termine wurden abgesagt, bitte kommen Sie nicht:\n\n{lesson}\n{times}\nAnzahl: {howMany}\n\nDer erste wäre gewesen:\n{when}\n{place}\n\nIhre übrigen Termine stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nCes leçons ont été annulées, ne venez donc pas :\n\n{lesson}\n{times}\nNombre de leçons : {howMany}\n\nLa première était prévue :\n{when}\n{place}\n\nVos autres leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nEstas aulas foram canceladas, por isso não venha:\n\n{lesson}\n{times}\nNúmero de aulas: {howMany}\n\nA primeira seria:\n{when}\n{place}\n\nAs suas outras aulas estão aqui:\n{link}\n',
    },
  },
} satisfies Record<string, { subject: Translated; text: Translated }>
