import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whole servers are started, which takes as long whatever ran before: a worker is busy with it while the other one begins. */
const longest = ['/process.test.ts']

/** Read all rows that there are: a database is copied between engines, or searched through in all schools. */
const whileEmpty = [
  '/backup.test.ts',
  '/invoices.search.test.ts',
  '/walls.test.ts',
  '/merges.test.ts',
  '/applications.test.ts',
]

/** Fill the database that the files of a worker share: each call, table and role in schools of their own. */
const filling = ['src/fuzz.test.ts', 'src/isolation.test.ts', 'src/whoSees.test.ts', '/areas/areas.test.ts']

const others: string[] = []
const groups = [longest, whileEmpty, others, filling]

function placeOf({ moduleId }: TestSpecification): number {
  const place = groups.findIndex((names) => names.some((name) => moduleId.endsWith(name)))
  return place < 0 ? groups.indexOf(others) : place
}

/** Files in the order that costs least: what is slow on a full database comes before what fills it. The same in every run. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const path = ({ moduleId }: TestSpecification) => moduleId
    return files.toSorted((one, other) => placeOf(one) - placeOf(other) || path(one).localeCompare(path(other)))
  }
}
