import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { getSite } from '@dsms/contract/kernel/session/system'
import { useState } from 'react'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './auth.module.css'

type Account = Answer<typeof getSite>['demoAccounts'][number]

const roles = ['superadmin', 'school', 'trainer', 'student', 'guardian', 'client'] as const

/** Accounts of the demonstration data; pressing one signs in with it. */
export function DemoAccounts({ accounts, onChoose }: { accounts: Account[]; onChoose: (a: Account) => Promise<void> }) {
  const t = useText('signIn')
  const errorText = useErrorText()
  const [failure, setFailure] = useState<unknown>(null)
  const roleOf = ({ role }: Account) => {
    const known = roles.find((one) => one === role)
    return known ? t(`demo.${known}`) : role
  }
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={classes.demoTitle}>
        {t('demo.title')}
      </h2>
      <div className={classes.demoList}>
        {accounts.map((account) => (
          <button
            key={account.email}
            type="button"
            className={classes.demoButton}
            onClick={() => {
              setFailure(null)
              onChoose(account).catch(setFailure)
            }}
          >
            <span>{roleOf(account)}</span>
            <small dir="ltr">{account.email}</small>
          </button>
        ))}
      </div>
      {failure !== null && (
        <p role="alert" className={classes.failure}>
          {errorText(failure)}
        </p>
      )}
    </section>
  )
}
