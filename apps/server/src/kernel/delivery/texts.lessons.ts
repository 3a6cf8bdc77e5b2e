import type { Translated } from '@dsms/contract/kernel/shared'

/** What is written of lessons: `{place}` and `{when}` are where and when, `{before}` is when it was and `{wanted}` when it was wished. */
export const lessonTexts = {
  seat_given: {
    subject: {
      ar: 'صار لك مقعد: {lesson}',
      en: 'You have a seat: {lesson}',
      de: 'Sie haben einen Platz: {lesson}',
      fr: 'Vous avez une place : {lesson}',
      pt: 'Tem um lugar: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nشغر مقعد وصار لك، فقد كنت التالي في قائمة الانتظار:\n\n{lesson}\n{when}\n{place}\n\nإن تعذر حضورك فأخبر المدرسة ليستفيد غيرك من المقعد. حصصك هنا:\n{link}\n',
      en: 'Hello {name},\n\nA seat has become free, and you were next on the waiting list:\n\n{lesson}\n{when}\n{place}\n\nIf you cannot come, please tell the school so that someone else can. Your classes are here:\n{link}\n',
      de: 'Guten Tag {name},\n\nein Platz ist frei geworden, und Sie rücken von der Warteliste nach:\n\n{lesson}\n{when}\n{place}\n\nKönnen Sie nicht kommen, sagen Sie bitte der Schule Bescheid, damit jemand anders nachrückt. Ihr Unterricht steht hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nUne place s’est libérée et la liste d’attente vous l’attribue :\n\n{lesson}\n{when}\n{place}\n\nSi vous ne pouvez pas venir, prévenez l’école afin que quelqu’un d’autre en profite. Vos cours sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nUm lugar ficou livre e a lista de espera atribui-lho:\n\n{lesson}\n{when}\n{place}\n\nSe não puder vir, avise a escola para que outra pessoa aproveite o lugar. As aulas estão aqui:\n{link}\n',
    },
  },
  class_cancelled: {
    subject: {
      ar: 'أُلغيت الحصة: {lesson}',
      en: 'Class cancelled: {lesson}',
      de: 'Unterricht abgesagt: {lesson}',
      fr: 'Cours annulé : {lesson}',
      pt: 'Aula cancelada: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nألغت المدرسة هذه الحصة، فلا تحضر إليها:\n\n{lesson}\n{when}\n{place}\n\nحصصك الأخرى هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school has cancelled this class, so please do not come:\n\n{lesson}\n{when}\n{place}\n\nYour other classes are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Schule hat diesen Unterricht abgesagt, bitte kommen Sie nicht:\n\n{lesson}\n{when}\n{place}\n\nIhr übriger Unterricht steht hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école a annulé ce cours, ne venez donc pas :\n\n{lesson}\n{when}\n{place}\n\nVos autres cours sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola cancelou esta aula, por isso não venha:\n\n{lesson}\n{when}\n{place}\n\nAs suas outras aulas estão aqui:\n{link}\n',
    },
  },
  slot_offered: {
    subject: {
      ar: 'موعد شاغر لك: {lesson}',
      en: 'A free time for you: {lesson}',
      de: 'Freie Zeit für Sie: {lesson}',
      fr: 'Une heure libre pour vous : {lesson}',
      pt: 'Uma hora livre para si: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nشغر موعد يناسب ما طلبته، وهو معروض عليك حتى الساعة {until}:\n\n{lesson}\n{when}\n{place}\n\nاقبله أو اتركه لغيرك من هنا:\n{link}\n',
      en: 'Hello {name},\n\nA time that suits you has become free. It is offered to you until {until}:\n\n{lesson}\n{when}\n{place}\n\nAccept or decline it here:\n{link}\n',
      de: 'Guten Tag {name},\n\neine Zeit ist frei geworden, die Ihnen passt. Sie ist Ihnen bis {until} angeboten:\n\n{lesson}\n{when}\n{place}\n\nNehmen Sie sie an oder überlassen Sie sie anderen:\n{link}\n',
      fr: 'Bonjour {name},\n\nUne heure s’est libérée qui vous convient. Elle vous est proposée jusqu’à {until} :\n\n{lesson}\n{when}\n{place}\n\nPrenez-la ou laissez-la à d’autres ici :\n{link}\n',
      pt: 'Olá {name},\n\nFicou livre uma hora que lhe convém. É-lhe oferecida até às {until}:\n\n{lesson}\n{when}\n{place}\n\nAceite-a ou deixe-a para outros aqui:\n{link}\n',
    },
  },
  lesson_reminder: {
    subject: {
      ar: 'تذكير بدرس: {lesson}',
      en: 'Lesson reminder: {lesson}',
      de: 'Erinnerung an die Fahrstunde: {lesson}',
      fr: 'Rappel de la leçon : {lesson}',
      pt: 'Lembrete da aula: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nموعد هذا الدرس قريب:\n\n{lesson}\n{when}\n{place}\n\nأكّد الحضور من هنا:\n{link}\n',
      en: 'Hello {name},\n\nThis lesson is coming up:\n\n{lesson}\n{when}\n{place}\n\nConfirm attendance here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndiese Fahrstunde steht bevor:\n\n{lesson}\n{when}\n{place}\n\nSagen Sie hier zu:\n{link}\n',
      fr: 'Bonjour {name},\n\nCette leçon approche :\n\n{lesson}\n{when}\n{place}\n\nConfirmez ici la présence :\n{link}\n',
      pt: 'Olá {name},\n\nEsta aula está próxima:\n\n{lesson}\n{when}\n{place}\n\nConfirme aqui a presença:\n{link}\n',
    },
  },
  lesson_booked: {
    subject: {
      ar: 'حُجز الدرس: {lesson}',
      en: 'Lesson booked: {lesson}',
      de: 'Fahrstunde gebucht: {lesson}',
      fr: 'Leçon réservée : {lesson}',
      pt: 'Aula marcada: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nحُجز هذا الدرس:\n\n{lesson}\n{when}\n{place}\n\nالدروس هنا:\n{link}\n',
      en: 'Hello {name},\n\nThis lesson is booked:\n\n{lesson}\n{when}\n{place}\n\nThe lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndiese Fahrstunde ist gebucht:\n\n{lesson}\n{when}\n{place}\n\nDie Fahrstunden stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nCette leçon est réservée :\n\n{lesson}\n{when}\n{place}\n\nLes leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nEsta aula está marcada:\n\n{lesson}\n{when}\n{place}\n\nAs aulas estão aqui:\n{link}\n',
    },
  },
  lesson_declined: {
    subject: {
      ar: 'لم يُقبل طلب الدرس: {lesson}',
      en: 'Lesson request declined: {lesson}',
      de: 'Anfrage abgelehnt: {lesson}',
      fr: 'Demande refusée : {lesson}',
      pt: 'Pedido recusado: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nلم تقبل المدرسة طلب هذا الدرس:\n{reason}\n\n{lesson}\n{when}\n{place}\n\nاختر موعدًا آخر من هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school cannot give the requested lesson:\n{reason}\n\n{lesson}\n{when}\n{place}\n\nChoose another time here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Schule kann diese Fahrstunde, um die Sie gebeten haben, nicht geben:\n{reason}\n\n{lesson}\n{when}\n{place}\n\nEine andere Zeit wählen Sie hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école ne peut pas donner cette leçon que vous avez demandée :\n{reason}\n\n{lesson}\n{when}\n{place}\n\nChoisissez une autre heure ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola não pode dar esta aula que pediu:\n{reason}\n\n{lesson}\n{when}\n{place}\n\nEscolha outra hora aqui:\n{link}\n',
    },
  },
  lesson_changed: {
    subject: {
      ar: 'تغيّر الدرس: {lesson}',
      en: 'Lesson changed: {lesson}',
      de: 'Fahrstunde geändert: {lesson}',
      fr: 'Leçon modifiée : {lesson}',
      pt: 'Aula alterada: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nغيّرت المدرسة هذا الدرس الذي كان {before}. صار الآن:\n\n{lesson}\n{when}\n{place}\n\nالدروس هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school has changed this lesson, which was on {before}. It is now:\n\n{lesson}\n{when}\n{place}\n\nThe lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Schule hat diese Fahrstunde geändert (bisher {before}). Jetzt gilt:\n\n{lesson}\n{when}\n{place}\n\nDie Fahrstunden stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école a changé cette leçon, prévue le {before}. Elle est maintenant :\n\n{lesson}\n{when}\n{place}\n\nLes leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola mudou esta aula, que era {before}. Agora é:\n\n{lesson}\n{when}\n{place}\n\nAs aulas estão aqui:\n{link}\n',
    },
  },
  lesson_cancelled: {
    subject: {
      ar: 'أُلغي الدرس: {lesson}',
      en: 'Lesson cancelled: {lesson}',
      de: 'Fahrstunde abgesagt: {lesson}',
      fr: 'Leçon annulée : {lesson}',
      pt: 'Aula cancelada: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nأُلغي هذا الدرس:\n\n{lesson}\n{when}\n{place}\n\nالدروس هنا:\n{link}\n',
      en: 'Hello {name},\n\nThis lesson was cancelled:\n\n{lesson}\n{when}\n{place}\n\nThe lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndiese Fahrstunde wurde abgesagt:\n\n{lesson}\n{when}\n{place}\n\nDie Fahrstunden stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nCette leçon a été annulée :\n\n{lesson}\n{when}\n{place}\n\nLes leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nEsta aula foi cancelada:\n\n{lesson}\n{when}\n{place}\n\nAs aulas estão aqui:\n{link}\n',
    },
  },
  move_accepted: {
    subject: {
      ar: 'نُقل الدرس: {lesson}',
      en: 'Lesson moved: {lesson}',
      de: 'Fahrstunde verlegt: {lesson}',
      fr: 'Leçon déplacée : {lesson}',
      pt: 'Aula mudada: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nقبلت المدرسة طلب نقل هذا الدرس:\n\n{lesson}\n{place}\n\nكان: {when}\nصار: {wanted}\n\nالدروس هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school has moved this lesson as you asked:\n\n{lesson}\n{place}\n\nIt was: {when}\nIt is now: {wanted}\n\nThe lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Schule hat diese Fahrstunde wie gewünscht verlegt:\n\n{lesson}\n{place}\n\nBisher: {when}\nJetzt: {wanted}\n\nDie Fahrstunden stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école a déplacé cette leçon comme demandé :\n\n{lesson}\n{place}\n\nAvant : {when}\nMaintenant : {wanted}\n\nLes leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola mudou esta aula como pediu:\n\n{lesson}\n{place}\n\nEra: {when}\nAgora é: {wanted}\n\nAs aulas estão aqui:\n{link}\n',
    },
  },
  move_declined: {
    subject: {
      ar: 'لم يُنقل الدرس: {lesson}',
      en: 'Lesson not moved: {lesson}',
      de: 'Fahrstunde bleibt: {lesson}',
      fr: 'Leçon non déplacée : {lesson}',
      pt: 'Aula não mudada: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nلم تقبل المدرسة نقل هذا الدرس إلى {wanted}:\n{reason}\n\nيبقى في موعده:\n\n{lesson}\n{when}\n{place}\n\nالدروس هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school cannot move this lesson to {wanted}:\n{reason}\n\nIt stays where it is:\n\n{lesson}\n{when}\n{place}\n\nThe lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Schule kann diese Fahrstunde nicht auf {wanted} verlegen:\n{reason}\n\nEs bleibt bei:\n\n{lesson}\n{when}\n{place}\n\nDie Fahrstunden stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école ne peut pas déplacer cette leçon au {wanted} :\n{reason}\n\nElle reste à son heure :\n\n{lesson}\n{when}\n{place}\n\nLes leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola não pode mudar esta aula para {wanted}:\n{reason}\n\nFica onde está:\n\n{lesson}\n{when}\n{place}\n\nAs aulas estão aqui:\n{link}\n',
    },
  },
  move_lapsed: {
    subject: {
      ar: 'انتهت مهلة طلب النقل: {lesson}',
      en: 'Your request has expired: {lesson}',
      de: 'Ihr Verlegungswunsch ist verfallen: {lesson}',
      fr: 'Votre demande a expiré : {lesson}',
      pt: 'O seu pedido caducou: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nلم تبتّ المدرسة في طلب نقل هذا الدرس إلى {wanted} في الوقت المحدد. انتهت مهلة الطلب، ويبقى الدرس في موعده:\n\n{lesson}\n{when}\n{place}\n\nالدروس هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school did not answer the request to move this lesson to {wanted} in time. The request has expired and the lesson stays where it is:\n\n{lesson}\n{when}\n{place}\n\nThe lessons are here:\n{link}\n',
      de: 'Guten Tag {name},\n\nüber die Verlegung dieser Fahrstunde auf {wanted} wurde nicht rechtzeitig entschieden. Der Wunsch ist verfallen, es bleibt bei:\n\n{lesson}\n{when}\n{place}\n\nDie Fahrstunden stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école n’a pas décidé à temps du déplacement de cette leçon au {wanted}. La demande a expiré et la leçon reste à son heure :\n\n{lesson}\n{when}\n{place}\n\nLes leçons sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola não decidiu a tempo sobre mudar esta aula para {wanted}. O pedido caducou e a aula fica onde está:\n\n{lesson}\n{when}\n{place}\n\nAs aulas estão aqui:\n{link}\n',
    },
  },
} as const satisfies Record<string, { subject: Translated; text: Translated }>
