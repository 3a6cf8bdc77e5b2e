import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import type { Place } from '../../kernel/address/address.ts'
import type { Anywhere, To } from '../../kernel/address/links.tsx'

type AnchorParts = AnchorProps & Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps | 'href'>
type ButtonParts = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps | 'href'>

const RouterAnchor = createLink((props: AnchorParts) => <Anchor inherit={props.size === undefined} {...props} />)
const RouterButton = createLink((props: ButtonParts) => <Button component="a" {...props} />)

/** A link in the text that knows our addresses. */
export function LinkAnchor<const P extends Place | '.'>(props: To<P> & AnchorParts) {
  const known: Anywhere & AnchorParts = props
  return <RouterAnchor {...known} />
}

/** A button that leads somewhere: drawn as a button, told and opened as a link. */
export function LinkButton<const P extends Place | '.'>(props: To<P> & ButtonParts) {
  const known: Anywhere & ButtonParts = props
  return <RouterButton {...known} />
}
