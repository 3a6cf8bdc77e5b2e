import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import type { Place } from '../../kernel/address/address.ts'
import type { Anywhere, To } from '../../kernel/address/links.tsx'

type AnchorParts = AnchorProps & Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps | 'href'>
type ButtonParts = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps | 'href'>

const anchorAnywhere: (props: Anywhere & AnchorParts) => ReactElement = createLink((props: AnchorParts) => (
  <Anchor inherit={props.size === undefined} {...props} />
))
const buttonAnywhere: (props: Anywhere & ButtonParts) => ReactElement = createLink((props: ButtonParts) => (
  <Button component="a" {...props} />
))

/** A link in the text that knows our addresses. */
export const LinkAnchor: <const P extends Place | '.'>(props: To<P> & AnchorParts) => ReactElement = anchorAnywhere

/** A button that leads somewhere: drawn as a button, told and opened as a link. */
export const LinkButton: <const P extends Place | '.'>(props: To<P> & ButtonParts) => ReactElement = buttonAnywhere
