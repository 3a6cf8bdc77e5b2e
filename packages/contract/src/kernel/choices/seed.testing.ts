/**
 * Runs a test with what looks like chance: the same numbers each time, so that nothing fails by chance, and others with
 * `TEST_SEED=7 npx vitest run --project unit rules`. What fails names the seed that shows it again.
 */
export const withSeed = (usual: number, run: Run): Promise<void> => named(seedOf(usual), run)

/** The same with many seeds, one after another, or with the one alone that is asked for. */
export async function withSeeds(usual: readonly number[], run: Run): Promise<void> {
  for (const seed of seedsOf(usual)) await named(seed, run)
}

type Run = (seed: number) => unknown

async function named(seed: number, run: Run): Promise<void> {
  try {
    await run(seed)
  } catch (error) {
    if (error instanceof Error) error.message = `TEST_SEED=${seed}: ${error.message}`
    throw error
  }
}

/** The seed that is asked for, else the usual one. */
export const seedOf = (usual: number): number => Number(process.env.TEST_SEED ?? usual)

/** The one that is asked for alone, else all the usual ones. */
export const seedsOf = (usual: readonly number[]): readonly number[] =>
  process.env.TEST_SEED === undefined ? usual : [seedOf(0)]
