import { Anchor } from '@mantine/core'
import { Bdi } from '../../ui/Bidi.tsx'

/** A way to somebody: writes, rings, or opens their site. */
export const Reach = ({ href, text }: { href: string; text: string }) => (
  <Anchor inherit href={href} rel="noreferrer" target={href.startsWith('http') ? '_blank' : undefined}>
    <Bdi>{text}</Bdi>
  </Anchor>
)
