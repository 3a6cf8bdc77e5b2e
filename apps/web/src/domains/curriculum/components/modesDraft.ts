import type { ModeOfLearning } from '@dsms/contract/curriculum/components/calls'
import { type Names, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'

/** A mode or session while it is edited: the key stays the same before it has an id. */
export interface SessionDraft {
  key: string
  id?: number
  name: Names
}
export interface ModeDraft extends SessionDraft {
  sessions: SessionDraft[]
}

let serial = 0
const draftOf = ({ id, names }: { id: number; names: Partial<Names> }): Required<SessionDraft> => ({
  key: `kept-${id}`,
  id,
  name: { ...noNames, ...names },
})

export const newSession = (): SessionDraft => ({ key: `new-${++serial}`, name: noNames })
export const newMode = (): ModeDraft => ({ ...newSession(), sessions: [] })

export const draftsOf = (modes: ModeOfLearning[]): ModeDraft[] =>
  modes.map((mode) => ({ ...draftOf(mode), sessions: mode.sessions.map(draftOf) }))

/** The body of the call: without what is of the screen alone. */
export const bodyOf = (modes: ModeDraft[]) =>
  modes.map(({ id, name, sessions }) => ({
    id,
    name,
    sessions: sessions.map((session) => ({ id: session.id, name: session.name })),
  }))

/** The first name there is, for labels. */
export const calledOf = ({ name }: SessionDraft): string => Object.values(name).find((text) => text.trim() !== '') ?? ''
