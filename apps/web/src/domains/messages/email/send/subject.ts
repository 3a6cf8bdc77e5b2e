// What mail programs put before a subject, in the languages that meet here. Arabic "رد:" and "تحويل:" among them.
const replies = ['re', 'aw', 'antw', 'rép', 'rep', 'res', 'رد', 'الرد', 'ردّ']
const forwards = ['fwd', 'fw', 'wg', 'tr', 'enc', 'تحويل', 'إعادة توجيه']

const leading = (words: string[]) => new RegExp(`^(?:\\s*(?:${words.join('|')})(?:\\[\\d+\\])?\\s*[:：]\\s*)+`, 'iu')
const leadingReply = leading(replies)
const leadingForward = leading(forwards)

/** The subject of an answer; a prefix that is there in any language is not doubled. */
export const replySubject = (subject: string, prefix: string): string => prefixed(subject, leadingReply, prefix)

export const forwardSubject = (subject: string, prefix: string): string => prefixed(subject, leadingForward, prefix)

const prefixed = (subject: string, pattern: RegExp, prefix: string): string =>
  `${prefix} ${subject.replace(pattern, '').trim()}`.slice(0, 200)
