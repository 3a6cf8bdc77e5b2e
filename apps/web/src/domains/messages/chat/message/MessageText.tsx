import { Anchor } from '@mantine/core'
import { memo } from 'react'
import { linked } from './linked.ts'
import classes from './MessageText.module.css'

/** What somebody wrote, with its line breaks. Addresses become links; nothing else of it is more than text. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  return (
    <p className={classes.text} dir="auto">
      {linked(text).map((piece) =>
        'href' in piece ? (
          <Anchor
            key={piece.at}
            href={piece.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            inherit
            underline="always"
          >
            <bdi dir="ltr">{piece.text}</bdi>
          </Anchor>
        ) : (
          piece.text
        ),
      )}
    </p>
  )
})
