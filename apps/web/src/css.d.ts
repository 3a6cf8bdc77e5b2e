import 'react'

declare module 'react' {
  /** Our own properties, which a style hands to its style sheet. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
