import { z } from 'zod'

/** What a drive was like, in the order in which it is asked for. */
export const contextParts = {
  traffic: ['low', 'normal', 'heavy'],
  light: ['day', 'dusk', 'night'],
  weather: ['dry', 'rain', 'fog'],
  road: ['urban', 'rural', 'motorway', 'yard'],
} as const
export type ContextPart = keyof typeof contextParts

export const ratingContext = z.object({
  traffic: z.enum(contextParts.traffic),
  light: z.enum(contextParts.light),
  weather: z.enum(contextParts.weather),
  road: z.enum(contextParts.road),
})
export type RatingContext = z.infer<typeof ratingContext>

const usual: RatingContext = { traffic: 'normal', light: 'day', weather: 'dry', road: 'urban' }

/** Dawn and dusk fall somewhere in these hours all the year round; a tap puts it right where they do not. */
const lightAt = (hour: number): RatingContext['light'] => {
  if (hour >= 7 && hour < 17) return 'day'
  return hour === 5 || hour === 6 || hour === 17 || hour === 18 ? 'dusk' : 'night'
}

/**
 * What a lesson is probably like: as the trainer said last, with the light of the hour (0 to 23, where the lesson is) and on a
 * yard where the lesson is given on one.
 */
export function guessContext(last: unknown, hour: number, isYard: boolean): RatingContext {
  const known = ratingContext.safeParse(last).data ?? usual
  const road = isYard ? 'yard' : known.road === 'yard' ? usual.road : known.road
  return { ...known, light: lightAt(hour), road }
}
