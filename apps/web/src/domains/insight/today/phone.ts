/** A number as people read it: `+966 55 046 4274`. One of another length stays as it is. */
export const readable = (phone: string): string => phone.replace(/^(\+\d{3})(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
