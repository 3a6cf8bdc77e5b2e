import classes from './Logo.module.css'
import logo from './logo.svg'

/** A road that winds from its first point to its last. */
const LogoMark = ({ size = 32 }: { size?: number }) => (
  <img src={logo} alt="" width={size} height={size} className={classes.mark} />
)

/** The mark and the name. */
export const Logo = ({ isCompact = false }: { isCompact?: boolean }) => (
  <span className={classes.logo}>
    <LogoMark size={34} />
    {!isCompact && <span className={classes.name}>DSMS</span>}
  </span>
)
