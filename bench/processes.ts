import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Memory that a process holds, in MB. */
export function memoryOf(pid: number): number {
  if (process.platform === 'linux') {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes) / 1024)
  }
  return Math.round(Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024)
}

/** The most memory a process held while some work was done, in MB. */
export async function peakWhile(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = memoryOf(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, 100)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return Math.max(peak, memoryOf(pid))
}

/** Milliseconds of processor time that some processes have used; undefined where the system does not tell. */
export function processorTimeOf(pids: number[]): number | undefined {
  if (process.platform !== 'linux') return undefined
  let ticks = 0
  for (const pid of pids) {
    // the name of the command may contain spaces, and ends with the last bracket
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks * 10
}
