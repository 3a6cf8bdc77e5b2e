// Lengths of time in milliseconds, as instants count them; a day by a clock may be an hour longer or shorter. Plain numbers,
// which a build writes where they are used.

export const minuteMs = 60_000
export const hourMs = 3_600_000
export const dayMs = 86_400_000
