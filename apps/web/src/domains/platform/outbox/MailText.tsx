import { Anchor, Text } from '@mantine/core'

/** The text of a mail. Only addresses of this site can be followed; others are shown as text. */
export function MailText({ text }: { text: string }) {
  return (
    <Text size="sm" component="div" dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text.split(/(https?:\/\/[^\s<>"]+)/).map((part, place) =>
        place % 2 === 1 && isOurs(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          <Anchor inherit key={place} href={part} dir="ltr" style={{ unicodeBidi: 'isolate' }}>
            {part}
          </Anchor>
        ) : (
          part
        ),
      )}
    </Text>
  )
}

const isOurs = (address: string): boolean => URL.canParse(address) && new URL(address).origin === location.origin
