import classes from './Plate.module.css'

/** A registration number in the look of a plate. Arabic letters keep their own order. */
export const Plate = ({ children }: { children: string }) => (
  <bdi dir={/[\u0600-\u06ff]/.test(children) ? 'rtl' : 'ltr'} className={classes.plate}>
    {children}
  </bdi>
)
