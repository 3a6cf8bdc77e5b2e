/**
 * Runs a test with what looks like chance: the same numbers each time, so that nothing fails by chance, and others with
 * `TEST_SEED=7 npx vitest run --project unit rules`. What fails names the seed that shows it again.
 */
export async function withSeed(usual: number, run: (seed: number) => unknown): Promise<void> {
  const seed = seedOf(usual)
  try {
    await run(seed)
  } catch (error) {
    if (error instanceof Error) error.message = `TEST_SEED=${seed}: ${error.message}`
    throw error
  }
}

/** The seed that is asked for, else the usual one. */
export const seedOf = (usual: number): number => Number(process.env.TEST_SEED ?? usual)

/** The same for tests that try many: the one that is asked for alone, else all of them. */
export const seedsOf = (usual: readonly number[]): readonly number[] =>
  process.env.TEST_SEED === undefined ? usual : [seedOf(0)]
