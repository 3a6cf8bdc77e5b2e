import { everyPage } from '@dsms/contract/everyPage'
import type { searchRecords } from '@dsms/contract/insight/search/calls'
import { foldText, isFound, searchPatterns } from '@dsms/contract/kernel/choices/search'
import type { Answer, Endpoint } from '@dsms/contract/kernel/endpoint'
import { type HitKind, hitsOfKind, type SearchHit } from '@dsms/contract/kit/hits'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { createLesson, listLessons } from '@dsms/contract/schedule/lessons/calls'
import { guardians } from '@dsms/contract/students/guardians/calls'
import { leads } from '@dsms/contract/students/leads/calls'
import { students } from '@dsms/contract/students/students/calls'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import type { Actor } from '../../../kernel/actor.ts'
import { isAllowed } from '../../../kernel/http/access.ts'
import { together } from '../../../kernel/together.ts'
import { plainHit } from '../../../kit/records/find.ts'
import { invoiceHits } from '../../billing/public.ts'
import { vehicleHits } from '../../resources/public.ts'
import { lessonHits, nextLessons, zoneOf } from '../../schedule/public.ts'
import { coursesToBook, guardianHits, leadHits, studentHits } from '../../students/public.ts'
import { trainerHits } from '../../trainers/public.ts'
import { openPages } from './pages.ts'
import { roleHits, schoolHits, staffHits } from './search.data.ts'

/**
 * What a text finds of everything that the actor may list, kind by kind. Each kind is found as in its own list, by whoever
 * may make the call of that list; row policies say how far they reach.
 */
export async function search(actor: Actor, q: string): Promise<Answer<typeof searchRecords>> {
  const inSchool = (call: Endpoint, find: typeof studentHits) =>
    actor.tenant !== 0 && isAllowed(call.access, actor) ? find(actor, q) : []
  const [time_zone, ...found] = await together([
    () => zoneOf(actor),
    () => inSchool(students.calls.list, studentHits),
    () => inSchool(guardians.calls.list, guardianHits),
    () => inSchool(leads.calls.list, leadHits),
    () => inSchool(trainers.calls.list, trainerHits),
    () => staffHits(actor, q),
    () => inSchool(vehicles.calls.list, vehicleHits),
    () => inSchool(listLessons, lessonHits),
    () => invoiceHits(actor, q),
    () => roleHits(actor, q),
    () => schoolHits(actor, q),
  ])
  const hits = await withLessons(actor, [...found.flat(), ...pageHits(actor, q)])
  return {
    time_zone,
    hits: hits.map((hit) => {
      const link = visited(actor, hit.link)
      const acts = hit.acts.map((one) => ({ ...one, link: visited(actor, one.link) }))
      return { ...hit, link, acts: [{ act: 'open', link }, ...acts, ...callOf(hit)] }
    }),
  }
}

/** Screens of a school name it to those who only visit. */
function visited({ scope, schoolId }: Actor, link: string): string {
  if (scope !== 'platform' || schoolId === null || !link.startsWith('/school/')) return link
  return `${link}${link.includes('?') ? '&' : '?'}school_id=${schoolId}`
}

const callOf = ({ phone }: SearchHit): SearchHit['acts'] => (phone ? [{ act: 'call', link: `tel:${phone}` }] : [])

/** People with their next lesson, and students with the way to another: for those who may see lessons and plan them. */
async function withLessons(actor: Actor, hits: SearchHit[]): Promise<SearchHit[]> {
  const of = (...kinds: HitKind[]) => hits.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const [people, learners] = [of('student', 'trainer'), of('student')]
  const [next, courses] = await together([
    async () => (people.length > 0 && isAllowed(listLessons.access, actor) ? nextLessons(actor, people) : undefined),
    async () =>
      learners.length > 0 && isAllowed(createLesson.access, actor) ? coursesToBook(actor, learners) : undefined,
  ])
  return hits.map((hit) => {
    if (hit.kind !== 'student' && hit.kind !== 'trainer') return hit
    return {
      ...hit,
      lesson_at: next?.get(hit.id) ?? null,
      acts: courses?.has(hit.id) ? [{ act: 'book', link: `/school/schedule?find=1&student=${hit.id}` }] : [],
    }
  })
}

/** By their names in any language. */
const pageTexts = new Map(everyPage.map(({ id, title }) => [id, foldText(Object.values(title).join(' '))]))

function pageHits(actor: Actor, q: string): SearchHit[] {
  const patterns = searchPatterns(q)
  return openPages(actor, [])
    .filter(({ id }) => isFound(pageTexts.get(id) ?? '', patterns))
    .slice(0, hitsOfKind)
    .map(({ id, title, link }) => ({ ...plainHit, kind: 'page', id, title, link }))
}
