import { keysOfKept } from './store.ts'

/** Where a device keeps what somebody did in a lesson, until the server has heard of it. */
export const waitingKey = (owner: number, lesson: string): string => `${owner} desk ${lesson}`

export const isWaitingKey = (key: string): boolean => /^\d+ desk /.test(key)

/** Of how many lessons, whoever gave them, this device has something to tell. */
export const countWaiting = async (): Promise<number> => (await keysOfKept('')).filter(isWaitingKey).length
