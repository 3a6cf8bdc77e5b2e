import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

type LinkParts = Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps | keyof ButtonProps>

/** A link in the text that knows our addresses. */
export const LinkAnchor = createLink((props: AnchorProps & LinkParts) => (
  <Anchor inherit={props.size === undefined} {...props} />
))

/** A button that leads somewhere: drawn as a button, told and opened as a link. */
export const LinkButton = createLink((props: ButtonProps & LinkParts) => <Button component="a" {...props} />)
