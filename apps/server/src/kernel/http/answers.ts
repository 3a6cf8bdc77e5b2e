/** `{ data: { result } }`: the answer shape of the staff, role and privilege calls. */
export const result = <T>(value: T) => ({ data: { result: value } })

/** The same for a page of a list, with the number of all rows beside it. */
export const page = <T>({ rows, total }: { rows: T[]; total: number }) => ({ data: { result: rows, total } })
