import { circuits } from '@dsms/contract/resources/circuits/calls'
import { expect, it } from 'vitest'
import { webArea } from './area.ts'
import type { AreaFormState } from './form/useAreaForm.ts'
import type { SheetColumns } from './list/AreaImportForm.tsx'
import type { AreaColumn, AreaFilter } from './list/areaColumns.tsx'

// What the compiler holds a screen of an area to; a line that it lets pass is an error of the type check.

const yards = webArea(circuits, { link: '/school/circuits', scope: 'school', words: 'circuits' })

it('needs the words that each area says', () => {
  // @ts-expect-error rooms have other fields and statuses
  webArea(circuits, { link: '/school/circuits', scope: 'school', words: 'classRooms' })
  // @ts-expect-error there is no such list
  webArea(circuits, { link: '/school/circuit', scope: 'school', words: 'circuits' })
  expect(yards.area.tag).toBe('circuits')
})

it('has columns, filters and files of the contract, called and worded by the feature', () => {
  type Column = AreaColumn<typeof circuits, 'circuits'>
  const columns: Column[] = [
    { key: 'surface', word: 'surface' },
    { key: 'legal_capacity', sort: 'legal_capacity' },
    { key: 'licence_type', title: 'Licences', render: (row) => row.licence_type.join() },
    // @ts-expect-error the row has no such field
    { key: 'legal_capacit' },
    // @ts-expect-error nor can it be sorted by one
    { key: 'surface', sort: 'surfac' },
    // @ts-expect-error these words have no name for it
    { key: 'version' },
    // @ts-expect-error these words have other values
    { key: 'surface', word: 'function' },
    // @ts-expect-error a list does not show itself
    { key: 'licence_type', title: 'Licences' },
  ]
  const filters: AreaFilter<typeof circuits, 'circuits'>[] = [
    { name: 'gender_scope' },
    { name: 'function', word: 'function' },
    // @ts-expect-error the call takes no such filter
    { name: 'surface', word: 'surface' },
    // @ts-expect-error and these are not its values
    { name: 'function', word: 'surface' },
  ]
  const sheet: SheetColumns<typeof circuits, 'circuits'> = {
    surface: { word: 'surface' },
    // @ts-expect-error the file has no such column
    surfaces: {},
  }
  expect([columns.length, filters.length, Object.keys(sheet).length]).toEqual([8, 4, 2])
})

it('has inputs of the fields that the form declares', () => {
  const inputs = ({ field, oneOf }: AreaFormState<{ surface: 'asphalt' | 'gravel' }, 'circuits'>) => [
    field('surface'),
    oneOf('surface'),
    // @ts-expect-error the form has no such field
    field('function'),
    // @ts-expect-error these words have other values
    oneOf('surface', 'function'),
  ]
  expect(inputs).toBeTypeOf('function')
})

it('finds the values of a filter, one or several', () => {
  expect(circuits.codes.function).toContain('practical')
  expect(circuits.codes).not.toHaveProperty('branch_id')
})
