import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Notification } from '@dsms/contract/kernel/session/me'
import type { Language } from '@dsms/contract/kernel/shared'
import { notices as kinds } from '@dsms/contract/notices'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { type Notice, notifyEach } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { dateFormat } from '../../../kernel/text/formats.ts'
import { takeNotices } from '../../platform/public.ts'
import { type Addressee, type Audience, addressees, type Telling } from './addressees.ts'
import { groupsOf, isOutside, reachOf } from './reach.ts'
import { askToCall } from './toCall.service.ts'

export type NoticeServices = Pick<Services, 'events' | 'mailer' | 'env'>
/** A notice on the screen is mailed in the words of the same name. */
export type Kind = Notification['kind'] & MailTemplate

interface About {
  about: string
  was?: string
  becomes?: string
}

interface Message extends Audience {
  kind: Kind | ((person: Addressee) => Kind)
  page: string | ((person: Addressee) => string)
  /** Further texts of this kind. */
  more?: (person: Addressee) => Record<string, string>
  /** What the mail says in several lines. */
  lines?: (person: Addressee) => Record<string, readonly string[]>
  /** What the screen says, where that is not the lesson, its time and the further texts. */
  shown?: (person: Addressee) => Record<string, string>
  /** NoticeServices whatever they chose of its topic. */
  isNecessary?: (person: Addressee) => boolean
  /** What somebody would call about, where there may be news of the same: `was` and `becomes` say how it changed, in a form of its own. */
  about?: (person: Addressee) => About | undefined
  /** The person who acts. They are not told. */
  but?: number
}

/** How long a call is of use for what has no time of its own. */
const callDays = 7

/**
 * Tells students, and guardians with a right where the school wants these told. People who can sign in read it on the
 * screen, and get a mail where their address is verified, as they chose. The others get the mail alone. Where no notice about a student
 * reached anybody, the action queue asks the office to call. Answers the people who were told, and the students to call.
 */
export async function tell(
  app: NoticeServices,
  context: Telling | Actor,
  { kind: of, page, more = () => ({}), lines = () => ({}), shown, isNecessary, about, but, ...audience }: Message,
): Promise<ToldPerson[]> {
  const entitled = await addressees(context, audience, app.env.DEFAULT_LANGUAGE)
  const people = entitled.filter(({ id }) => id !== but)
  const outside = await withRoom(context, people.filter(isOutside))
  const kindFor = (person: Addressee) => (typeof of === 'string' ? of : of(person))
  const notices: Notice[] = []
  for (const person of people) {
    const { id, tenant, day, time, name, email, language, place, start, zone, has_account, contact } = person
    const [said, link] = [more(person), typeof page === 'string' ? page : page(person)]
    const kind = kindFor(person)
    const lesson = person.lesson ?? ''
    const values = {
      name,
      lesson,
      place,
      when: start === null ? '' : whenText(language, start, zone),
      ...said,
      ...lines(person),
    }
    if (has_account) {
      const params = shown?.(person) ?? { ...(start !== null && { lesson, day, time }), ...said }
      const mail = { template: kind, language, values: { ...values, link: `${app.mailer.baseUrl()}${link}` } }
      notices.push({
        person: { id, schoolId: tenant },
        kind,
        params,
        link,
        ...(email !== null && person.is_verified && { mail: { to: email, ...mail } }),
        isNecessary: isNecessary?.(person) ?? false,
      })
    } else if (email !== null && outside.has(person))
      await app.mailer.write(context.db, {
        to: email,
        template: kind,
        language,
        // they have nowhere to sign in
        values: { ...values, contact },
        outside: { heldFor: null, minutes: 0 },
      })
  }
  await notifyEach(app, context.db, notices)
  const isReached = (one: Addressee) => one.id === but || one.has_account || outside.has(one)
  await askToCall(context.db, 'id' in context ? context.id : 0, callsFor(entitled, isReached, kindFor, about))
  if (people.some(({ is_verified }) => is_verified) || outside.size > 0)
    context.afterCommit(() => void app.mailer.deliver())
  return reachOf(entitled, outside, but)
}

/** Of people without an account those to whom a mail may leave today, as far as the school's day has room. */
async function withRoom({ db }: Telling, outside: readonly Addressee[]): Promise<Set<Addressee>> {
  const mailed = new Set<Addressee>()
  for (const tenant of new Set(outside.map((one) => one.tenant))) {
    const theirs = outside.filter((one) => one.tenant === tenant)
    const room = await takeNotices({ db }, tenant, theirs.length)
    for (const one of theirs.slice(0, room)) mailed.add(one)
  }
  return mailed
}

/** The calls that the office is asked to make: one for each thing and student about which nobody was told. */
const callsFor = (
  people: readonly Addressee[],
  isReached: (person: Addressee) => boolean,
  kindFor: (person: Addressee) => Kind,
  about: Message['about'],
) =>
  groupsOf(people).flatMap((group) => {
    const [one] = group
    if (!one || group.some(isReached)) return []
    const kind = kindFor(one)
    if (kinds[kind].needsNoCall) return []
    const call = { tenant: one.tenant, studentId: one.student_id, kind }
    const subject = one.start === null ? undefined : about?.(one)
    if (one.start !== null && subject) return [{ ...call, startsAt: one.start, ...subject }]
    return [{ ...call, startsAt: one.start ?? sql`now() + make_interval(days => ${callDays})` }]
  })

export const idsIn = (column: string, ids: readonly number[]): SQL => sql`${sql.raw(column)} = any(${idList(ids)})`

/** With Latin digits and the usual calendar in Arabic too, as the screens have them. */
export const whenText = (language: Language, instant: string, zone: string): string =>
  dateFormat(localeOf(language), { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(new Date(instant))

export const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : language)
