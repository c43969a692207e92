import Link from 'next/link';
import { ActButton } from '@/components/operator/parts/ActButton';
import { OperatorFrame } from '@/components/operator/parts/OperatorFrame';
import { Head } from '@/components/operator/parts/Operator.styles';
import { LocalTime } from '@/components/shared/LocalTime';
import { Card } from '@/components/ui/Card';
import { useOperate, type Operating } from '@/hooks/operator/useOperate';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { operatorPath } from '@/lib/navigation/tools/operatorPath';
import type { CaseProps, ShownCase } from '@/lib/page/operator/casePages';
import { formatMoney } from '@/lib/shared/money/format';
import { CaseRecords } from './CaseRecords';

/** A case that waits for a person: what was agreed, what happened, and the decision. */
export function CaseScreen({ seat, shown }: CaseProps) {
  const operating = useOperate();
  return (
    <OperatorFrame seat={seat} page="cases" operating={operating}>
      {shown ? <CaseFile shown={shown} operating={operating} /> : null}
    </OperatorFrame>
  );
}

interface Props {
  shown: ShownCase;
  operating: Operating;
}

function CaseFile({ shown, operating }: Props) {
  const { t, i18n } = useTranslation('operator');
  const { file, buyer, receiver, creator } = shown;
  const { id, kind, state, amount, refund } = file.case;
  const { price, refunded, currency, number } = file;
  const write = (sum: number) => formatMoney({ amount: sum, currency }, i18n.language);
  const upTo = { amount: price - refunded, currency };
  return (
    <>
      <p>
        <Link href={operatorPath('cases')}>{t('cases.all')}</Link>
      </p>
      <Card>
        <Head>
          <h2>
            {t(`case.${kind}`)}: <bdi>{file.title}</bdi>
          </h2>
          {state === 'ESCALATED' ? (
            <ActButton
              act="DECIDE_CASE"
              subject={id}
              name={`${number}, ${file.title}`}
              upTo={upTo}
              operating={operating}
            />
          ) : null}
        </Head>
        <p>
          {number} · {t('cases.buyer')} {buyer ? `@${buyer.handle}` : t('gone')} ·{' '}
          {receiver ? `${t('cases.receiver')} @${receiver.handle} · ` : null}
          {t('cases.creator')} {creator ? `@${creator.handle}` : t('gone')}
        </p>
        <p>
          {t('cases.price', { price: write(price), refunded: write(refunded) })}
          {amount === null ? null : ` · ${t('cases.asked', { amount: write(amount) })}`}
          {refund === null ? null : ` · ${t('cases.decided', { amount: write(refund) })}`}
        </p>
        <Terms shown={shown} />
      </Card>
      <CaseRecords shown={shown} />
    </>
  );
}

/** What was bought, and the times that count. */
function Terms({ shown: { file, creator } }: { shown: ShownCase }) {
  const { t } = useTranslation('operator');
  const times = [
    ['paid', file.paidAt],
    ['starts', file.startsAt],
    ['ends', file.endsAt],
    ['due', file.dueAt],
    ['buyer_in', file.buyerInAt],
    ['creator_in', file.creatorInAt],
  ] as const;
  return (
    <ul role="list">
      <li>
        {file.tierName}
        {file.included.length > 0 ? `: ${file.included.join(', ')}` : null}
      </li>
      <li>{t(`serviceWords:policy.${file.policy}`, { name: creator?.handle ?? t('gone') })}</li>
      {times.map(([name, at]) =>
        at === null ? null : (
          <li key={name}>
            {t(`time.${name}`)} <LocalTime at={at} as="moment" />
          </li>
        ),
      )}
    </ul>
  );
}
