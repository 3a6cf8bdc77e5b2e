import { isOneOf, keysOf } from './choices/lists.ts'
import type { Notification } from './session/me.ts'
import type { Translated } from './shared.ts'

interface NoticeTopic {
  kinds: readonly Notification['kind'][]
  /** As the settings and the subject of a mail name it. */
  name: Translated
}

const topic = (kinds: readonly Notification['kind'][], ar: string, en: string, de: string, fr: string, pt: string) => ({
  kinds,
  name: { ar, en, de, fr, pt },
})

/**
 * Kinds of notifications that people may switch off, or have mailed as well. What is in no topic (a changed password, a
 * locked account) is always told.
 */
export const noticeTopics = {
  comments: topic(
    ['post_commented'],
    'تعليق على ما كتبته',
    'A comment on what I wrote',
    'Kommentar zu meinem Beitrag',
    'Un commentaire sur ce que j’ai écrit',
    'Um comentário ao que escrevi',
  ),
  answers: topic(
    ['poll_answered'],
    'إجابة على استطلاعي',
    'An answer to my poll',
    'Antwort auf meine Umfrage',
    'Une réponse à mon sondage',
    'Uma resposta à minha sondagem',
  ),
  followers: topic(
    ['person_followed'],
    'شخص يتابعني',
    'Somebody follows me',
    'Jemand folgt mir',
    'Quelqu’un me suit',
    'Alguém me segue',
  ),
  likes: topic(
    ['post_liked'],
    'إعجاب بما كتبته',
    'Somebody likes what I wrote',
    'Mein Beitrag gefällt jemandem',
    'Quelqu’un aime ce que j’ai écrit',
    'Alguém gosta do que escrevi',
  ),
  tasks: topic(
    ['task_assigned'],
    'مهمة أُسندت إليّ',
    'A task for me',
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
    'Answers to my invitations',
    'Antworten auf meine Einladungen',
    'Réponses à mes invitations',
    'Respostas aos meus convites',
  ),
  reminders: topic(
    ['event_reminder'],
    'تذكير بالمواعيد',
    'Reminders of appointments',
    'Terminerinnerungen',
    'Rappels de rendez-vous',
    'Lembretes de marcações',
  ),
  people: topic(
    ['person_joined', 'school_registered'],
    'زملاء ومدارس جدد',
    'New colleagues and schools',
    'Neue Kollegen und Schulen',
    'Nouveaux collègues et écoles',
    'Novos colegas e escolas',
  ),
  reports: topic(
    ['chat_reported'],
    'بلاغات المحادثات',
    'Reported chats',
    'Gemeldete Chats',
    'Discussions signalées',
    'Conversas denunciadas',
  ),
  vehicle_papers: topic(
    [
      'vehicle_insurance_expiring',
      'vehicle_inspection_expiring',
      'vehicle_registration_expiring',
      'vehicle_permit_expiring',
    ],
    'وثائق مركبات قارب انتهاؤها',
    'Vehicle papers that are about to end',
    'Fahrzeugpapiere, die bald ablaufen',
    'Papiers de véhicules bientôt échus',
    'Documentos de veículos a expirar',
  ),
  student_papers: topic(
    ['document_expiring', 'document_expired'],
    'وثائق طلاب قارب انتهاؤها أو انتهت',
    'Papers of students that end or have ended',
    'Unterlagen von Fahrschülern, die ablaufen',
    'Documents d’élèves échus ou bientôt échus',
    'Documentos de alunos a expirar ou expirados',
  ),
  licences: topic(
    ['licence_expiring'],
    'قرب انتهاء ترخيص المدرسة',
    'A school’s licence ends soon',
    'Zulassung der Schule läuft ab',
    'L’agrément de l’école expire',
    'A licença da escola termina em breve',
  ),
  trainer_credentials: topic(
    ['credential_expiring', 'credential_expired'],
    'وثائق مدرّبين قارب انتهاؤها',
    'Trainers’ credentials that are about to end',
    'Nachweise von Fahrlehrern, die bald ablaufen',
    'Justificatifs de moniteurs bientôt échus',
    'Documentos de instrutores a expirar',
  ),
  own_lessons: topic(
    ['trainer_lesson_booked', 'trainer_lesson_moved', 'trainer_lesson_cancelled', 'records_unfinished'],
    'دروس أعطيها وسجلاتها',
    'Lessons that I give, and their records',
    'Stunden, die ich gebe, und ihre Nachweise',
    'Leçons que je donne et leurs fiches',
    'Aulas que dou e os seus registos',
  ),
} as const satisfies Record<string, NoticeTopic>

export type NoticeTopicName = keyof typeof noticeTopics
export const noticeTopicNames = keysOf(noticeTopics)

/** The topic of a kind of notification; undefined for what is always told. */
export const topicOf = (kind: Notification['kind']): NoticeTopicName | undefined =>
  noticeTopicNames.find((name) => isOneOf(noticeTopics[name].kinds, kind))
