import { gathered, inWords, placed } from './brings.ts'
import { lateKinds, lateTopics } from './kernel/brings/late.ts'
import { keysOf } from './kernel/choices/lists.ts'
import type { NoticeKind, Notices, NoticeTopicName, Topics } from './kernel/notices.ts'
import type { Translated } from './kernel/shared.ts'

/** Every kind of notice. */
export const notices = Object.fromEntries(gathered((one) => one.notices)) as Record<NoticeKind, Notices[string]>

/** What people may switch off, or have mailed as well, in the order of their settings. */
export const noticeTopics = Object.fromEntries(
  placed((one) => one.topics).map(([name, topic]) => [name, { ...topic, name: inWords(`topic.${name}`) }]),
) as Record<NoticeTopicName, Topics[string] & { name: Translated }>
export const noticeTopicNames = keysOf(noticeTopics)

lateKinds.give(keysOf(notices))
lateTopics.give(noticeTopicNames)

/** What no choice stops, in the order of the settings. */
export const alwaysTold = placed((one) => one.alwaysTold).map(([name]) => name)

/** Whether people who chose nothing get mails of a topic. */
export const isMailed = (name: NoticeTopicName): boolean => noticeTopics[name].isMailed ?? false

/** The topic of a kind of notice; undefined for what is always told. */
export const topicOf = (kind: NoticeKind): NoticeTopicName | undefined => notices[kind].topic
