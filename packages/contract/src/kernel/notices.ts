import { isOneOf, keysOf } from './choices/lists.ts'
import type { Notification } from './session/me.ts'
import { isLearner } from './session/personKinds.ts'
import type { Translated } from './shared.ts'

interface NoticeTopic {
  kinds: readonly Notification['kind'][]
  /** As the settings and the subject of a mail name it. */
  name: Translated
  /** Mails of this kind leave unless they are switched off; the others where they are switched on. */
  isMailed?: boolean
  /** Who hears of it, where it is not everybody: who learns or speaks for them, or who works here. */
  whose?: 'learners' | 'workers'
}

const topic = (kinds: readonly Notification['kind'][], ar: string, en: string, de: string, fr: string, pt: string) => ({
  kinds,
  name: { ar, en, de, fr, pt },
})

const ofWork = (...said: Parameters<typeof topic>) => ({ ...topic(...said), whose: 'workers' as const })
const ofLearning = (...said: Parameters<typeof topic>) => ({
  ...topic(...said),
  whose: 'learners' as const,
  isMailed: true,
})

/** What no choice of students and guardians stops, as their settings name it: the law, or a rule of the school, wants it told. */
export const alwaysTold: readonly Translated[] = [
  {
    ar: 'دروس تلغيها المدرسة',
    en: 'Lessons cancelled by the school',
    de: 'Fahrstunden, die die Schule absagt',
    fr: 'Leçons annulées par l’école',
    pt: 'Aulas que a escola cancela',
  },
  {
    ar: 'دروس تغيّر المدرسة موعدها في اليوم نفسه',
    en: 'Lessons the school moves on the same day',
    de: 'Fahrstunden, die die Schule am selben Tag verlegt',
    fr: 'Leçons que l’école déplace le jour même',
    pt: 'Aulas que a escola muda no próprio dia',
  },
  {
    ar: 'العقود والتواقيع والوثائق',
    en: 'Contracts, signatures and documents',
    de: 'Verträge, Unterschriften und Unterlagen',
    fr: 'Contrats, signatures et documents',
    pt: 'Contratos, assinaturas e documentos',
  },
]

/**
 * Kinds of notifications that people may switch off, or have mailed as well. What is in no topic (a changed password, a
 * locked account) is always told.
 */
export const noticeTopics = {
  comments: topic(
    ['post_commented'],
    'تعليق على ما كتبته',
    'Comments on my posts',
    'Kommentar zu meinem Beitrag',
    'Un commentaire sur ce que j’ai écrit',
    'Um comentário ao que escrevi',
  ),
  answers: topic(
    ['poll_answered'],
    'إجابة على استطلاعي',
    'Answers to my polls',
    'Antwort auf meine Umfrage',
    'Une réponse à mon sondage',
    'Uma resposta à minha sondagem',
  ),
  followers: topic(
    ['person_followed'],
    'شخص يتابعني',
    'New followers',
    'Jemand folgt mir',
    'Quelqu’un me suit',
    'Alguém me segue',
  ),
  likes: topic(
    ['post_liked'],
    'إعجاب بما كتبته',
    'Likes on my posts',
    'Mein Beitrag gefällt jemandem',
    'Quelqu’un aime ce que j’ai écrit',
    'Alguém gosta do que escrevi',
  ),
  tasks: topic(
    ['task_assigned'],
    'مهمة أُسندت إليّ',
    'Tasks assigned to me',
    'Eine Aufgabe für mich',
    'Une tâche pour moi',
    'Uma tarefa para mim',
  ),
  invitations: topic(
    ['event_invitation', 'event_changed', 'event_cancelled'],
    'دعوات المواعيد وتغييرها',
    'Invitations and changed appointments',
    'Einladungen und geänderte Termine',
    'Invitations et rendez-vous modifiés',
    'Convites e marcações alteradas',
  ),
  replies: topic(
    ['event_answer_yes', 'event_answer_no', 'event_answer_maybe'],
    'ردود على دعواتي',
    'Replies to my invitations',
    'Antworten auf meine Einladungen',
    'Réponses à mes invitations',
    'Respostas aos meus convites',
  ),
  reminders: topic(
    ['event_reminder'],
    'تذكير بالمواعيد',
    'Appointment reminders',
    'Terminerinnerungen',
    'Rappels de rendez-vous',
    'Lembretes de marcações',
  ),
  people: ofWork(
    ['person_joined', 'school_registered'],
    'زملاء ومدارس جدد',
    'New colleagues and schools',
    'Neue Kollegen und Schulen',
    'Nouveaux collègues et écoles',
    'Novos colegas e escolas',
  ),
  reports: ofWork(
    ['chat_reported'],
    'بلاغات المحادثات',
    'Reported chats',
    'Gemeldete Chats',
    'Discussions signalées',
    'Conversas denunciadas',
  ),
  vehicle_papers: ofWork(
    [
      'vehicle_insurance_expiring',
      'vehicle_inspection_expiring',
      'vehicle_registration_expiring',
      'vehicle_permit_expiring',
    ],
    'وثائق مركبات قارب انتهاؤها',
    'Vehicle documents about to expire',
    'Fahrzeugpapiere, die bald ablaufen',
    'Papiers de véhicules bientôt échus',
    'Documentos de veículos a expirar',
  ),
  student_papers: ofWork(
    ['document_expiring', 'document_expired'],
    'وثائق طلاب قارب انتهاؤها أو انتهت',
    'Student documents expiring or expired',
    'Unterlagen von Fahrschülern, die ablaufen',
    'Documents d’élèves échus ou bientôt échus',
    'Documentos de alunos a expirar ou expirados',
  ),
  licences: ofWork(
    ['licence_expiring'],
    'قرب انتهاء ترخيص المدرسة',
    'School licence about to expire',
    'Zulassung der Schule läuft ab',
    'L’agrément de l’école expire',
    'A licença da escola termina em breve',
  ),
  trainer_credentials: ofWork(
    ['credential_expiring', 'credential_expired'],
    'وثائق مدرّبين قارب انتهاؤها',
    'Trainers’ credentials about to expire',
    'Nachweise von Fahrlehrern, die bald ablaufen',
    'Justificatifs de moniteurs bientôt échus',
    'Documentos de instrutores a expirar',
  ),
  own_lessons: ofWork(
    ['trainer_lesson_booked', 'trainer_lesson_moved', 'trainer_lesson_cancelled', 'records_unfinished'],
    'دروس أعطيها وسجلاتها',
    'Lessons I give and their records',
    'Stunden, die ich gebe, und ihre Nachweise',
    'Leçons que je donne et leurs fiches',
    'Aulas que dou e os seus registos',
  ),
  lessons: ofLearning(
    ['lesson_booked', 'lessons_booked', 'lesson_declined', 'seat_given', 'slot_offered'],
    'دروس ومقاعد حُجزت أو عُرضت عليّ',
    'Lessons and seats booked or offered to me',
    'Fahrstunden und Plätze, die für mich gebucht oder mir angeboten werden',
    'Leçons et places réservées ou proposées pour moi',
    'Aulas e lugares marcados ou propostos para mim',
  ),
  lesson_moves: ofLearning(
    ['lesson_changed', 'lessons_changed', 'move_accepted', 'move_declined', 'move_lapsed'],
    'تغيير مواعيد دروسي بعد اليوم نفسه',
    'Changes to my lessons, except on the same day',
    'Meine Fahrstunden werden verlegt, außer am selben Tag',
    'Mes leçons sont déplacées, hors du jour même',
    'As minhas aulas mudam, exceto no próprio dia',
  ),
  lesson_reminders: ofLearning(
    ['lesson_reminder'],
    'تذكير بدروسي',
    'Reminders for my lessons',
    'Erinnerungen an meine Fahrstunden',
    'Rappels de mes leçons',
    'Lembretes das minhas aulas',
  ),
  lesson_charges: ofLearning(
    ['charge_added', 'charge_waived', 'charge_reversed', 'charge_owed_back'],
    'رسوم سُجّلت عليّ أو أُلغيت',
    'Charges added or cancelled',
    'Gebühren, die ich schulde oder nicht mehr schulde',
    'Frais que je dois ou ne dois plus',
    'Taxas que devo ou deixo de dever',
  ),
  lesson_records: ofLearning(
    ['lesson_recorded'],
    'سجلات دروسي',
    'Records of my lessons',
    'Was über meine Fahrstunden eingetragen wird',
    'Ce qui est consigné de mes leçons',
    'O que se regista das minhas aulas',
  ),
  school_messages: ofLearning(
    ['school_message'],
    'رسائل المدرسة إلى طلابها',
    'Messages from the school to its students',
    'Nachrichten der Schule an ihre Fahrschüler',
    'Messages de l’école à ses élèves',
    'Mensagens da escola aos seus alunos',
  ),
} as const satisfies Record<string, NoticeTopic>

export type NoticeTopicName = keyof typeof noticeTopics
export const noticeTopicNames = keysOf(noticeTopics)

/** Whether people who chose nothing get mails of a topic. */
export const isMailed = (name: NoticeTopicName): boolean => 'isMailed' in noticeTopics[name]

/** The topics that somebody of a kind is ever told of. */
export const topicsFor = (kind: string): NoticeTopicName[] =>
  noticeTopicNames.filter((name) => {
    const topic: NoticeTopic = noticeTopics[name]
    return topic.whose === undefined || (topic.whose === 'learners') === isLearner(kind)
  })

/** The topic of a kind of notification; undefined for what is always told. */
export const topicOf = (kind: Notification['kind']): NoticeTopicName | undefined =>
  noticeTopicNames.find((name) => isOneOf(noticeTopics[name].kinds, kind))
