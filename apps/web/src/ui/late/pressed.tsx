import {
  type ComponentType,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { showFailure } from '../toasts/toasts.tsx'
import { fetchedOnce } from './fetchedOnce.ts'

type Target = ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }>

/** What opens from a button gets the button itself, to stand beside it. */
export interface Hosted {
  target: Target
}

/**
 * A button and what it opens. What opens is fetched when the button is first pressed, and asked for when it is pointed at or
 * reached by key: most visits to a screen open none of its menus. Without a connection a press says so and changes nothing.
 */
export function pressed<Props extends object>(
  load: () => Promise<ComponentType<Props & Hosted>>,
  popup: 'menu' | 'dialog',
): (props: Props & Hosted) => ReactElement {
  const fetch = fetchedOnce(load)
  const near = () => void fetch().catch(() => undefined)
  return function Pressed(props) {
    const errorText = useErrorText()
    const [Part, setPart] = useState<ComponentType<Props & Hosted>>()
    if (Part) return <Part {...props} />
    return cloneElement(props.target, {
      'aria-haspopup': popup,
      'aria-expanded': false,
      onPointerEnter: near,
      onFocus: near,
      onClick: () =>
        fetch().then(
          (part) => setPart(() => part),
          (error) => showFailure(errorText(error)),
        ),
    })
  }
}

/** For what a press has fetched: it opens at once, and closing it leads the focus back to the button. */
export function useHosted({ target }: Hosted) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLElement>(null)
  // the button that was pressed is another element than the one that stands here now
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  return { isOpen, setOpen, button: cloneElement(target, { ref: button }) }
}
