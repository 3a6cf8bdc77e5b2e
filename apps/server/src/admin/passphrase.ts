import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Refusal } from '../kernel/backup/refusal.ts'

const shortest = 12

/** Reads a typed text from a terminal, which does not show it. */
export async function askHidden(question: string): Promise<string> {
  process.stdout.write(question)
  const terminal = createInterface({
    input: process.stdin,
    output: new Writable({ write: (_, __, done) => done() }),
    terminal: process.stdin.isTTY,
  })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

/** The passphrase for a new archive: the variable's, or one typed twice where it is asked for; undefined for none. */
export async function newPassphrase(isAsked: boolean): Promise<string | undefined> {
  const told = process.env.BACKUP_PASSPHRASE || (isAsked ? await askHidden('Passphrase: ') : undefined)
  if (told === undefined) return undefined
  if (told.length < shortest) throw new Refusal(`A passphrase has at least ${shortest} characters.`)
  if (!process.env.BACKUP_PASSPHRASE && (await askHidden('Once more: ')) !== told)
    throw new Refusal('The two passphrases differ.')
  return told
}

export const knownPassphrase = async () => process.env.BACKUP_PASSPHRASE || (await askHidden('Passphrase: '))
