import { isLearner } from './session/personKinds.ts'

/** What people may switch off, or have mailed as well. */
interface Topic {
  /** Among all topics, as the settings show them. */
  place: number
  /** Mails of this kind leave unless they are switched off; the others where they are switched on. */
  isMailed?: true
  /** Who hears of it, where it is not everybody: who learns or speaks for them, or who works here. */
  whose?: 'learners' | 'workers'
}
export type Topics = Record<string, Topic>

export type Notices = Record<
  string,
  {
    /** Name of a Tabler outline icon. */
    icon: string
    /** What people switch it off by. Without one it is always told, like a changed password or a locked account. */
    topic?: NoticeTopicName
    /** Nobody calls a student whom it does not reach: it is of no use a day later, or is said elsewhere too. */
    needsNoCall?: true
  }
>

/** Notices that no choice stops, as settings name them among the topics. */
export type Always = Record<string, { place: number }>

/** The topics and notices of each domain, which are added where they stand. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled there
export interface TopicsOf {}
// biome-ignore lint/suspicious/noEmptyInterface: it is filled there
export interface NoticesOf {}

export type NoticeTopicName = { [D in keyof TopicsOf]: keyof TopicsOf[D] }[keyof TopicsOf]
export type NoticeKind = { [D in keyof NoticesOf]: keyof NoticesOf[D] }[keyof NoticesOf]

/** The topics that somebody of a kind is ever told of. */
export const topicsFor = <T extends Pick<Topic, 'whose'>>(topics: readonly T[], kind: string): T[] =>
  topics.filter(({ whose }) => whose === undefined || (whose === 'learners') === isLearner(kind))
