import { Anchor } from '@mantine/core'
import { Bdi } from '../../ui/Bidi.tsx'
import { Phone } from '../../ui/phone/Phone.tsx'

/** A way to somebody: writes, rings, or opens their site. */
export const Reach = ({ href, text }: { href: string; text: string }) => (
  <Anchor inherit href={href} rel="noreferrer" target={href.startsWith('http') ? '_blank' : undefined}>
    {href.startsWith('tel:') ? <Phone number={text} /> : <Bdi>{text}</Bdi>}
  </Anchor>
)
