import { fsyncSync } from 'node:fs'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'

/** A file that the engine has open, as its emulation of a file system knows it. */
interface OpenFile {
  nfd: number
}

interface Emulation {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } }
}

/**
 * Options under which the embedded engine waits for the disk at each commit. By itself it runs with `fsync` off, and the
 * emulation of a file system below it has no way down to the disk; here both are mended. Of the ways to write its journal
 * down, only `fsync` goes through that emulation.
 */
export async function durableIn(
  folder: string,
  engine: typeof PGlite,
  sync: (file: number) => void = fsyncSync,
): Promise<PGliteOptions> {
  const { NodeFS } = await import('@electric-sql/pglite/nodefs')
  class DurableFolder extends NodeFS {
    override async init(...args: Parameters<InstanceType<typeof NodeFS>['init']>) {
      const made = await super.init(...args)
      const mend = (module: unknown) => {
        ;(module as Emulation).NODEFS.stream_ops.fsync = ({ nfd }) => {
          sync(nfd)
          return 0
        }
      }
      made.emscriptenOpts.preRun = [...(made.emscriptenOpts.preRun ?? []), mend]
      return made
    }
  }
  return {
    fs: new DurableFolder(folder),
    startParams: [...engine.defaultStartParams.filter((one) => one !== '-F'), '-c', 'wal_sync_method=fsync'],
  }
}
