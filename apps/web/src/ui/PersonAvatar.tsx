import { Avatar } from '@mantine/core'

const colours = ['petrol', 'indigo', 'grape', 'pink']

/** A picture, or initials whose colour belongs to the name. It stands beside the name, so it is silent. */
export function PersonAvatar({ name, src, size = 32 }: { name: string; src: string | null; size?: number }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <Avatar src={src} alt="" size={size} radius={1000} color={colours[sum % colours.length]} aria-hidden>
      {initials(name)}
    </Avatar>
  )
}

/** First letters of the first and the last word; Arabic ones are kept from joining. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .filter(Boolean)
    .join('\u200c')
}
