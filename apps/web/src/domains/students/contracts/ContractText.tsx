import type { Language } from '@dsms/contract/kernel/shared'
import { partsOf } from '@dsms/contract/students/contracts/placeholders'
import classes from './Contract.module.css'

/** The text of a contract in one language, as it stands on paper. */
export function ContractText({ language, text }: { language: Language; text: string }) {
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className={classes.text}>
      {partsOf(text).map((part, nth) =>
        part.kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that is only read
          <h3 key={nth}>{part.text}</h3>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that is only read
          <p key={nth}>{part.text}</p>
        ),
      )}
    </div>
  )
}
