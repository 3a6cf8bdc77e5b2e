import { domains } from './domains.ts'
// these give the lists that schemas read once a call is answered
import './mails.ts'
import './notices.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import * as files from './kernel/files.ts'
import * as me from './kernel/session/me.ts'
import * as schools from './kernel/session/schools.ts'
import * as signIn from './kernel/session/signIn.ts'
import * as system from './kernel/session/system.ts'
import type { Area } from './kit/areas.ts'
import * as pictures from './kit/pictures.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const isArea = (value: unknown): value is Area =>
  typeof value === 'object' && value !== null && 'calls' in value && 'statuses' in value

const modules: Record<string, unknown>[] = [
  files,
  me,
  schools,
  signIn,
  system,
  pictures,
  ...domains.flatMap((domain) => domain.calls),
]
const described = modules.flatMap((module) => Object.entries<unknown>(module))

/** Every area by its name, for what is done to all of them. */
export const allAreas: Record<string, Area> = Object.fromEntries(
  once(described.filter((entry): entry is [string, Area] => isArea(entry[1]))),
)

/** Programs outside know these two calls of an area by older names: `saveClassRooms` and `bringClassRooms`. */
const publishedAs: Record<string, string> = { exportSheet: 'save', importSheet: 'bring' }

/** Every call of the product by its name; those of an area are `listClassRooms` and so on. Tests and documentation walk this. */
export const allEndpoints: Record<string, Endpoint> = Object.fromEntries([
  ...once(described.filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
  ...Object.entries(allAreas).flatMap(([name, area]) =>
    Object.entries(area.calls).map(([call, endpoint]) => [
      `${publishedAs[call] ?? call}${name[0]?.toUpperCase()}${name.slice(1)}`,
      endpoint,
    ]),
  ),
])

/** Of two calls of one name the tests that walk them all would know but one. */
function once<T>(named: [string, T][]): [string, T][] {
  const seen = new Set<string>()
  for (const [name] of named) {
    if (seen.has(name)) throw new Error(`there are two of the name ${name}`)
    seen.add(name)
  }
  return named
}
