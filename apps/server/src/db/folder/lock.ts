import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { codeOf } from './dataFolder.ts'

interface Holder {
  pid: number
  host: string
  since: string
}

/**
 * Takes the data folder for this process: two processes writing one embedded database would destroy it.
 * Returns the function that gives it back. Throws when another living process holds it, and says which.
 * A lock whose process is gone (after a crash) is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'dsms.lock')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(file, 'wx')
      const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
      writeSync(handle, JSON.stringify(holder))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      const holder = readHolder(file)
      if (holder && isAlive(holder)) {
        const isElsewhere = holder.host !== hostname()
        throw new Error(
          `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host} since ${holder.since}. Stop that one first, or choose another folder with DATA_DIR.${
            isElsewhere ? ` If that host is gone for good, remove ${file}.` : ''
          }`,
        )
      }
      rmSync(file, { force: true })
    }
  }
  throw new Error(`The data folder ${folder} could not be locked: ${file} keeps coming back.`)
}

/** Whether a living process, as far as can be told, holds the folder. */
export function isFolderLocked(folder: string): boolean {
  const holder = readHolder(join(folder, 'dsms.lock'))
  return holder !== undefined && isAlive(holder)
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(file, 'utf8'))
    return holder
  } catch {
    // half written by a process that died, or just removed
    return undefined
  }
}

/** A holder on another host cannot be asked, so it counts as alive: a shared folder is no place for guesses. */
function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
