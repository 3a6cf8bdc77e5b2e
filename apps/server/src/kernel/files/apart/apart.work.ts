import type { AppError } from '@dsms/contract/kernel/errors'

/** What a module exports as `work`. The thread imports the module for itself, and copies input and result. */
export interface ApartWork<In, Out> {
  /** Of the module itself. */
  url: string
  run(input: In): Out | Promise<Out>
}

export interface Limits {
  /** How long one work may take. */
  ms: number
  megabytes: number
  /** How many may wait. */
  waiting: number
  /** How long the thread stays when nobody waits. */
  idleMs: number
}

export interface Task {
  url: string
  input: unknown
}

/** Said when the module is there: a thread that starts slowly is no fault of the work. */
export interface Began {
  began: true
}

/** An error of ours loses its class when it is copied, so its parts are sent. */
export type Outcome = { result: unknown } | { refused: Pick<AppError, 'code' | 'params' | 'fields'> }
