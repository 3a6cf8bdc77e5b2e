import { Anchor, type AnchorProps, Button, type ButtonProps, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type ComponentPropsWithRef, type ReactElement, use } from 'react'
import type { Place } from '../../kernel/address/address.ts'
import type { Anywhere, To } from '../../kernel/address/links.tsx'
import { MenuParts } from '../late/choices.tsx'

type AnchorParts = AnchorProps & Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps | 'href'>
type ItemParts = MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps | 'href'>
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

const itemAnywhere: (props: Anywhere & ItemParts) => ReactElement | null = createLink(function Going(props: ItemParts) {
  const parts = use(MenuParts)
  return parts && <parts.Item component="a" {...props} />
})

/** A choice of a menu that leads somewhere. */
export const MenuLink: <const P extends Place | '.'>(props: To<P> & ItemParts) => ReactElement | null = itemAnywhere
