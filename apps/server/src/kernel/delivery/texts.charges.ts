import type { Translated } from '@dsms/contract/kernel/shared'

/** What is written of charges: `{why}` says what for, `{amount}` how much and `{until}` by which day. */
export const chargeTexts = {
  charge_added: {
    subject: {
      ar: 'رسم جديد: {amount}',
      en: 'A new charge: {amount}',
      de: 'Neue Gebühr: {amount}',
      fr: 'Nouveaux frais : {amount}',
      pt: 'Nova taxa: {amount}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nسُجّل عليك رسم:\n\n{why}: {lesson}\n{when}\n{amount}\n\nيُستحق الرسم في {until}. إن رأيت فيه خطأ فراجع المدرسة قبل ذلك.\n\nرسومك هنا:\n{link}\n',
      en: 'Hello {name},\n\nYou have a new charge:\n\n{why}: {lesson}\n{when}\n{amount}\n\nIt is due on {until}. If you think it is wrong, please tell the school before then.\n\nYour charges are here:\n{link}\n',
      de: 'Guten Tag {name},\n\nfür Sie wurde eine Gebühr vermerkt:\n\n{why}: {lesson}\n{when}\n{amount}\n\nSie ist am {until} fällig. Wenn Sie sie für falsch halten, sagen Sie es der Schule bis dahin.\n\nIhre Gebühren stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nDes frais ont été notés pour vous :\n\n{why} : {lesson}\n{when}\n{amount}\n\nIls sont dus le {until}. S’ils vous semblent erronés, dites-le à l’école avant cette date.\n\nVos frais sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nFoi registada uma taxa:\n\n{why}: {lesson}\n{when}\n{amount}\n\nVence em {until}. Se lhe parecer errada, fale com a escola até lá.\n\nAs suas taxas estão aqui:\n{link}\n',
    },
  },
  charge_waived: {
    subject: {
      ar: 'أُعفيت من رسم: {amount}',
      en: 'A charge was waived: {amount}',
      de: 'Gebühr erlassen: {amount}',
      fr: 'Frais abandonnés : {amount}',
      pt: 'Taxa perdoada: {amount}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nأعفتك المدرسة من هذا الرسم:\n\n{why}: {lesson}\n{when}\n{amount}\n\nالسبب: {reason}\n\nرسومك هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school has waived this charge:\n\n{why}: {lesson}\n{when}\n{amount}\n\nReason: {reason}\n\nYour charges are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Schule hat diese Gebühr erlassen:\n\n{why}: {lesson}\n{when}\n{amount}\n\nGrund: {reason}\n\nIhre Gebühren stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école a abandonné ces frais :\n\n{why} : {lesson}\n{when}\n{amount}\n\nMotif : {reason}\n\nVos frais sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola perdoou esta taxa:\n\n{why}: {lesson}\n{when}\n{amount}\n\nMotivo: {reason}\n\nAs suas taxas estão aqui:\n{link}\n',
    },
  },
  charge_reversed: {
    subject: {
      ar: 'أُلغي الرسم: {amount}',
      en: 'Charge cancelled: {amount}',
      de: 'Gebühr entfällt: {amount}',
      fr: 'Frais annulés : {amount}',
      pt: 'Taxa anulada: {amount}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nحجز طالب آخر الموعد الذي تركته، فأُلغي هذا الرسم:\n\n{why}: {lesson}\n{when}\n{amount}\n\nرسومك هنا:\n{link}\n',
      en: 'Hello {name},\n\nSomeone else took the time you gave up, so this charge has been cancelled:\n\n{why}: {lesson}\n{when}\n{amount}\n\nYour charges are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Stunde, die Sie abgegeben haben, ist neu vergeben. Diese Gebühr entfällt:\n\n{why}: {lesson}\n{when}\n{amount}\n\nIhre Gebühren stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’heure que vous avez laissée a été reprise, ces frais sont donc annulés :\n\n{why} : {lesson}\n{when}\n{amount}\n\nVos frais sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nOutra pessoa ficou com a hora que deixou, por isso esta taxa foi anulada:\n\n{why}: {lesson}\n{when}\n{amount}\n\nAs suas taxas estão aqui:\n{link}\n',
    },
  },
  charge_owed_back: {
    subject: {
      ar: 'لك عند المدرسة: {amount}',
      en: 'The school owes you {amount}',
      de: 'Sie bekommen {amount} zurück',
      fr: 'L’école vous doit {amount}',
      pt: 'A escola deve-lhe {amount}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nحجز طالب آخر الموعد الذي تركته، فأُلغي رسم كنت قد دفعته:\n\n{why}: {lesson}\n{when}\n{amount}\n\nترد المدرسة هذا المبلغ إليك. اسأل مكتبها متى تستلمه.\n\nرسومك هنا:\n{link}\n',
      en: 'Hello {name},\n\nSomeone else took the time you gave up, so a charge you have paid has been cancelled:\n\n{why}: {lesson}\n{when}\n{amount}\n\nThe school will refund this amount. Please ask its office when you will receive it.\n\nYour charges are here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Stunde, die Sie abgegeben haben, ist neu vergeben. Eine Gebühr, die Sie bezahlt haben, entfällt:\n\n{why}: {lesson}\n{when}\n{amount}\n\nDie Schule schuldet Ihnen diesen Betrag. Bitte fragen Sie das Büro, wann Sie ihn bekommen.\n\nIhre Gebühren stehen hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’heure que vous avez laissée a été reprise. Des frais que vous avez payés sont annulés :\n\n{why} : {lesson}\n{when}\n{amount}\n\nL’école vous doit ce montant. Demandez à son bureau quand vous le recevrez.\n\nVos frais sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nOutra pessoa ficou com a hora que deixou. Uma taxa que pagou foi anulada:\n\n{why}: {lesson}\n{when}\n{amount}\n\nA escola deve-lhe este valor. Pergunte na secretaria quando o recebe.\n\nAs suas taxas estão aqui:\n{link}\n',
    },
  },
} as const satisfies Record<string, { subject: Translated; text: Translated }>
