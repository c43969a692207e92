import Link from 'next/link';
import { Day } from '@/components/payouts/Day';
import { signs } from '@/components/payouts/signs';
import { StatePill } from '@/components/payouts/StatePill';
import { Amount } from '@/components/shared/money/Amount';
import { marks, Told } from '@/components/shared/money/Told';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isolated } from '@/lib/i18n/isolated';
import type { PayoutLine } from '@/lib/shared/payouts/payouts';
import { Cell, Disc, MoneyCell, NetCell, Parts, Row, StateCell, What } from './Lines.styles';

/** One cause that moved the creator's money. */
export function LineRow({ line }: { line: PayoutLine }) {
  const { t } = useTranslation('payouts');
  const { gross, fee, net, currency, href, state } = line;
  const name = useLineName(line);
  const isExperience = line.kind === 'EXPERIENCE';
  return (
    <Row>
      <Cell>
        <What>
          <Disc>
            <LineIcon line={line} />
          </Disc>
          <div>
            <b>{href === null ? name : <Link href={href}>{name}</Link>}</b>
            <small>
              {isExperience && line.what === 'PAID' ? null : (
                <>
                  <bdi>{line.title}</bdi>
                  {', '}
                </>
              )}
              <Day at={line.at} />
            </small>
            <Parts>
              <Told
                text={t(fee > 0 ? 'lines.parts_back' : 'lines.parts', marks('gross', 'fee'))}
                parts={{
                  gross: <Amount amount={gross} currency={currency} />,
                  fee: <Amount amount={Math.abs(fee)} currency={currency} />,
                }}
              />
            </Parts>
          </div>
        </What>
      </Cell>
      <MoneyCell>
        <Amount amount={gross} currency={currency} />
      </MoneyCell>
      <MoneyCell>
        <Amount amount={fee} currency={currency} isChange />
      </MoneyCell>
      <NetCell>
        <Amount amount={net} currency={currency} />
      </NetCell>
      <StateCell>
        <StatePill state={state}>
          <StateWords line={line} />
        </StatePill>
      </StateCell>
    </Row>
  );
}

function LineIcon({ line }: { line: PayoutLine }) {
  if (line.what === 'DISPUTE') return <Icon name="warning" size={20} />;
  if (line.what === 'REFUND') return <DrawnIcon drawing={signs.back} size={20} />;
  return <DrawnIcon drawing={line.kind === 'CONTRIBUTION' ? signs.gift : signs.sale} size={20} />;
}

/** What it was, in words: a contribution goes by who gave it, an experience by what was sold. */
function useLineName({ what, kind, title, fromName }: PayoutLine): string {
  const { t } = useTranslation('payouts');
  const name = fromName === null ? null : isolated(fromName);
  const said = (key: string) => (name === null ? t(`${key}_unnamed`) : t(key, { name }));
  if (what === 'REFUND') return said('lines.refund');
  if (what === 'DISPUTE') return said('lines.dispute');
  if (kind === 'CONTRIBUTION') return said('lines.contribution');
  return name === null ? title : t('lines.experience', { title: isolated(title), name });
}

function StateWords({ line: { state, stateAt } }: { line: PayoutLine }) {
  const { t } = useTranslation('payouts');
  const day = stateAt && <Day at={stateAt} />;
  if (state === 'CLEARING' && !day) return t('state.open');
  if (!day || (state !== 'CLEARING' && state !== 'PAID' && state !== 'REFUNDED')) {
    return t(`state.${state}`);
  }
  return <Told text={t(`state.${state}_on`, marks('day'))} parts={{ day }} />;
}
