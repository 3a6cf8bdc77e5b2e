import { Fragment } from 'react'
import { placeOf } from '../../../kernel/address/address.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import type { Guardian } from './guardians.ts'

interface Props {
  students: Guardian['students']
  search: School['search']
}

/** The students whom somebody speaks for, each with what they are to them. */
export function SpokenFor({ students, search }: Props) {
  const t = useText('guardians')
  return students.map(({ id, name, relation }, place) => (
    <Fragment key={id}>
      {place > 0 && <br />}
      <LinkAnchor to={placeOf(`/school/students/${id}`)} search={search}>
        <Typed>{name}</Typed>
      </LinkAnchor>{' '}
      <small>({t(`relation.${relation}`)})</small>
    </Fragment>
  ))
}
