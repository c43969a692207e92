import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import type { Operating } from '@/hooks/operator/useOperate';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { reportPath } from '@/lib/navigation/tools/operatorPath';
import { formatMoney } from '@/lib/shared/money/format';
import type { OperatorFound } from '@/lib/shared/operators/operators';
import { AccountActs } from '@/components/operator/parts/AccountActs';
import { ActButton } from '@/components/operator/parts/ActButton';
import { Marks } from '@/components/operator/parts/Marks';

interface Props {
  found: OperatorFound;
  operating: Operating;
}

/** Something found: what it is, where it stands, whose it is, and what can be done. */
export function FoundRow({ found, operating }: Props) {
  const { t, i18n } = useTranslation('operator');
  const { kind, id, label, state, amount, currency, person, marks, at } = found;
  const path = kind === 'REPORT' ? reportPath(id) : found.path;
  const name = kind === 'USER' ? `@${label}` : label;
  return (
    <li>
      <div className="what">
        <p>
          <b>{path === null ? name : <Link href={path}>{name}</Link>}</b> <Marks marks={marks} />
        </p>
        <p className="quiet">
          {t(`kind.${kind}`)} · {state}
          {amount !== null && currency !== null
            ? ` · ${formatMoney({ amount, currency }, i18n.language)}`
            : null}
          {person && kind !== 'USER' ? ` · @${person.handle}` : null} ·{' '}
          <LocalTime at={at} as="moment" />
        </p>
        <p className="quiet">{id}</p>
      </div>
      {kind === 'REVIEW' ? (
        <ActButton
          act={state === 'HIDDEN' ? 'SHOW_REVIEW' : 'HIDE_REVIEW'}
          subject={id}
          name={label}
          operating={operating}
        />
      ) : null}
      {kind === 'USER' && person ? (
        <AccountActs person={person} marks={marks} operating={operating} />
      ) : null}
    </li>
  );
}
