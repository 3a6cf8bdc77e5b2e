import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import classes from './Finding.module.css'
import type { SeatChoice } from './find.ts'

/** A student to choose: of two with one name the number and the phone say which is which. */
export function SeatLine({ seat }: { seat: SeatChoice }) {
  return (
    <span className={classes.choice}>
      <Typed>{seat.student}</Typed>
      <small className={classes.facets}>
        <Bdi>{seat.student_no}</Bdi>
        {seat.phone && <Phone number={seat.phone} />}
        <Bdi>{seat.licence_type}</Bdi>
      </small>
    </span>
  )
}
