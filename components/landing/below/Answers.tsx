import { ToolMark, type Tool } from '@/components/shared/ToolMark';
import { Icon } from '@/components/ui/icons/Icon';
import { useFees } from '@/hooks/landing/useFees';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CLEARANCE_DAYS, type FeeKind } from '@/lib/shared/money/fees';
import { FairDraw } from './FairDraw';
import { Cost, CostTable, Questions } from './Answers.styles';
import { Head, Section } from './Below.styles';
import { PlusMark } from './PlusMark';

/** What people want to know before they begin: whether draws are fair, what it costs, and the rest. */
export function Answers() {
  return (
    <>
      <FairDraw />
      <WhatItCosts />
      <WhatPeopleAsk />
    </>
  );
}

interface CostRow {
  tool: Tool | 'experience';
  name: string;
  /** Null: it costs nothing. */
  kind: FeeKind | null;
}

function WhatItCosts() {
  const { t } = useTranslation('landing');
  const fees = useFees();
  const rows: CostRow[] = [
    { tool: 'queue', name: 'PlayQueue', kind: null },
    { tool: 'chance', name: 'PlayChance', kind: null },
    { tool: 'fund', name: 'PlayFund', kind: 'CONTRIBUTION' },
    { tool: 'experience', name: t('experience.name'), kind: 'EXPERIENCE' },
  ];
  return (
    <Cost id="cost" aria-labelledby="cost-title">
      <div>
        <h2 id="cost-title">{t('cost.heading')}</h2>
        <p>{t('cost.text')}</p>
        <p>{t('cost.fixed', { amounts: fees.fixed })}</p>
      </div>
      <CostTable>
        <thead>
          <tr>
            <th scope="col">{t('cost.tool')}</th>
            <th scope="col">{t('cost.we_take')}</th>
            <th scope="col">{t('cost.you_keep', { amount: fees.paid })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tool, name, kind }) => (
            <tr key={tool}>
              <th scope="row">
                <span>
                  {tool === 'experience' ? (
                    <PlusMark size={28} />
                  ) : (
                    <ToolMark tool={tool} size={28} />
                  )}
                  {name}
                </span>
              </th>
              <td>{kind === null ? t('cost.nothing') : fees.cutOf(kind)}</td>
              <td>{kind === null ? '–' : <b>{fees.keptOf(kind)}</b>}</td>
            </tr>
          ))}
        </tbody>
      </CostTable>
    </Cost>
  );
}

const QUESTIONS = ['account', 'channel', 'money', 'cancel', 'odds', 'drop'] as const;
/** So many of them are open from the start. */
const OPEN = 2;

function WhatPeopleAsk() {
  const { t } = useTranslation('landing');
  const days = { order: CLEARANCE_DAYS.EXPERIENCE, contribution: CLEARANCE_DAYS.CONTRIBUTION };
  return (
    <Section aria-labelledby="ask-title">
      <Head>
        <h2 id="ask-title">{t('ask.heading')}</h2>
      </Head>
      <Questions>
        {QUESTIONS.map((key, index) => (
          <details key={key} open={index < OPEN}>
            <summary>
              <h3>{t(`ask.${key}`)}</h3>
              <Icon name="chevron-down" />
            </summary>
            <p>{t(`ask.${key}_answer`, days)}</p>
          </details>
        ))}
      </Questions>
    </Section>
  );
}
