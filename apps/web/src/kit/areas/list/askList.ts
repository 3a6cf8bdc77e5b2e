import type { Search } from '../../../kernel/address/address.ts'
import { askEarly } from '../../../kernel/call/early.ts'
import type { Feature } from '../../../kernel/i18n/words.ts'
import { wishesIn } from '../../records/useListState.ts'
import { recordsOf } from '../../records/useRecords.ts'
import { schoolIn } from '../../school/useSchool.ts'
import { areaCalls, areaKey, type WebArea } from '../area.ts'
import type { AnyArea } from '../types.ts'

/** The rows of an area's list, as its list asks for them. */
export const rowsOf = <A extends AnyArea, F extends Feature>(of: WebArea<A, F>, school_id: number | undefined) => ({
  queryKey: [...areaKey(of, school_id), 'list'],
  load: areaCalls(of.area, school_id).page,
})

/** Asks for the page that an address wishes of an area's list, before the screen is drawn. */
export const askList =
  <A extends AnyArea, F extends Feature>(of: WebArea<A, F>) =>
  async (search: Search): Promise<unknown> => {
    const school = schoolIn(of.scope, search)
    return school && askEarly(recordsOf(rowsOf(of, school.school_id), wishesIn(search)))
  }
