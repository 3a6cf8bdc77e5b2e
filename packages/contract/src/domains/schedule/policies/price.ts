import { roundHalfUp } from '../../../kernel/money.ts'

/** What a lesson type says of prices: of its usual minutes, in the smallest unit of the school's currency. */
export interface TypePrice {
  price_minor: number | null
  default_minutes: number
}

/** What a seat costs in a lesson of so many minutes; null where its type has no price. */
export const seatPrice = ({ price_minor, default_minutes }: TypePrice, minutes: number): number | null =>
  price_minor === null ? null : roundHalfUp((price_minor * minutes) / default_minutes)

/** What a seat costs in a lesson that became longer or shorter, by the price that was fixed when the seat was given. */
export const stretchedPrice = (price_minor: number, was: number, minutes: number): number =>
  roundHalfUp((price_minor * minutes) / was)
