import type { Language } from '@dsms/contract/kernel/shared'
import type { Actor } from '../../kernel/actor.ts'
import { notify } from '../../kernel/notify/notify.ts'
import type { Services } from '../../kernel/services.ts'
import { dateFormat } from '../../kernel/text/formats.ts'

export type Told = Pick<Services, 'events' | 'mailer' | 'env'>

/** Somebody with an account, and the lesson that they are told of in the language that they read. */
export interface Addressee extends Record<string, unknown> {
  id: number
  name: string
  email: string
  is_verified: boolean
  language: Language
  lesson: string
  start: string
  day: string
  time: string
  zone: string
  place: string
}

type Kind = 'seat_given' | 'class_cancelled' | 'lesson_reminder' | 'lesson_booked' | 'slot_offered'

/** Tells each on the screen, and by mail where the address is theirs. `more` is what this kind says besides the lesson. */
export async function tellEach<Person extends Addressee>(
  app: Told,
  actor: Actor,
  kind: Kind,
  people: readonly Person[],
  page: string,
  more: (person: Person) => Record<string, string> = () => ({}),
): Promise<void> {
  for (const person of people) {
    const { id, lesson, day, time } = person
    const params = { lesson, day, time, ...more(person) }
    await notify(app, actor.db, [{ id, schoolId: actor.schoolId }], { kind, params, link: page })
  }
  const written = people.filter(({ is_verified }) => is_verified)
  for (const person of written) {
    const { email, name, language, lesson, place, start, zone } = person
    const when = whenText(language, start, zone)
    const values = { name, lesson, place, when, link: `${app.mailer.baseUrl()}${page}`, ...more(person) }
    await app.mailer.write(actor.db, { to: email, template: kind, language, values })
  }
  if (written.length > 0) actor.afterCommit(() => void app.mailer.deliver())
}

/** With Latin digits and the usual calendar in Arabic too, as the screens have them. */
const whenText = (language: Language, start: string, zone: string): string =>
  dateFormat(language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(start))
