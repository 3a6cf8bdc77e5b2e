import { SamplePage } from './SamplePage.tsx'
import classes from './Samples.module.css'

/** The sample of a page without a frame: it has to be the main part itself. */
export const BlankPage = () => (
  <main className={classes.alone}>
    <SamplePage />
  </main>
)
