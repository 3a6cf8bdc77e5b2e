import type { ReactNode } from 'react'

/** Phones, plates, codes and addresses: always left to right, isolated from the sentence around them. */
export const Bdi = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className="ltr">
    {children}
  </bdi>
)

/** Text that people typed, in the direction of its own first letter. */
export const Typed = ({ children }: { children: ReactNode }) => <bdi dir="auto">{children}</bdi>
