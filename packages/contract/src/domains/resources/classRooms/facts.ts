/** What rules of lessons ask of a class room. */
export interface RoomFacts {
  id: number
  status: string
  status_from: string | null
  status_until: string | null
  legal_capacity: number
  is_online: boolean
}
