import { useRef } from 'react';
import styled from 'styled-components';
import type { PartProps, Way } from '@/components/shared/overlay/part';
import { Groups, Limit, Rows, Value } from './fund.styles';
import { FundJoin } from './FundJoin';
import { Bar, Column } from '@/components/shared/overlay/shells/Bar';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { Card } from '@/components/shared/overlay/shells/Card';
import { AddressLine } from '@/components/shared/overlay/shells/JoinWay';
import { BesideCode, Loud, Strong } from '@/components/shared/overlay/shells/lines.styles';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { Side } from '@/components/shared/overlay/shells/Side';
import { Hero, Label, Name, Num, Separator } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { useFundWords, type FundWords } from '@/hooks/fund/overlay/useFundWords';
import { useCoalesced } from '@/hooks/ui/useCoalesced';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import { useMovingRows } from '@/hooks/widgets/useMovingRows';
import type { FundFace, Leader } from '@/lib/shared/fund/messages';
import type { PartSettings } from '@/lib/shared/widgets/settings';
import { k, overlayText } from '@/styles/overlay';

/** In px, of what a bar of names begins with; and of the sentence that stands there alone. */
const FIRST = { ofSeveral: 460, alone: 900 };
/** So many are named, as far as there is room. */
const NAMED = { BAR: 5, CARD: 5, SIDE: 8, MINIMAL: 3 } as const;
const STEP_MS = 500;

const Row = styled.li`
  display: flex;
  gap: ${k(16)};
  align-items: center;
  min-height: ${k(54)};
  font-size: ${overlayText.next};
`;

interface Props {
  fund: FundFace;
  leaders: readonly Leader[];
  look: PartSettings;
  words: FundWords;
  way: Way | null;
}

/** Who gave most, of those who show it: a name that moves up glides there. */
export function Leaders({ state, look, way }: PartProps<OverlayFund>) {
  const { fund } = useCoalesced(state, STEP_MS);
  const words = useFundWords(fund);
  const leaders = fund.leaders.slice(0, NAMED[look.design]);
  const shown = { fund, leaders, look, words, way: words.hasWay ? way : null };
  if (look.design === 'BAR') return <LeadersBar {...shown} />;
  if (look.design === 'MINIMAL') return <LeadersMinimal {...shown} />;
  return <LeadersPanel {...shown} />;
}

/** Two may be called the same. */
const keyOf = ({ handle, name }: Leader) => handle ?? `=${name}`;
const orderOf = (leaders: readonly Leader[]) => leaders.map(keyOf).join();

function LeadersBar({ fund, leaders, look, words, way }: Props) {
  const { t } = useTranslation('fundOverlay');
  const list = useRef<HTMLOListElement>(null);
  useMovingRows(list, orderOf(leaders));
  return (
    <Bar
      mark={<ToolMark tool="fund" />}
      join={way ? <FundJoin {...{ look, words, way }} /> : undefined}
    >
      <BesideCode $hasCode={way !== null && look.hasCode}>
        <Limit $px={leaders.length > 0 ? FIRST.ofSeveral : FIRST.alone}>
          <Column label={<bdi className="pp-overlay-title">{fund.title}</bdi>}>
            <Hero>{t(leaders.length > 0 ? 'leaders.title' : 'leaders.none')}</Hero>
          </Column>
        </Limit>
        {leaders.length > 0 && <Separator />}
        <Groups ref={list} className="pp-overlay-leaders">
          {leaders.map((leader, index) => (
            <li key={keyOf(leader)} data-row={keyOf(leader)}>
              <Num>{index + 1}</Num>
              <div>
                <Name className="pp-overlay-name">{leader.name}</Name>
                <Label>{words.money(leader.total)}</Label>
              </div>
            </li>
          ))}
        </Groups>
      </BesideCode>
    </Bar>
  );
}

function LeadersPanel({ fund, leaders, look, words, way }: Props) {
  const { t } = useTranslation('fundOverlay');
  const list = useRef<HTMLOListElement>(null);
  useMovingRows(list, orderOf(leaders));
  const Shell = look.design === 'SIDE' ? Side : Card;
  return (
    <Shell
      mark={<ToolMark tool="fund" />}
      title={t('leaders.title')}
      label={<bdi>{fund.title}</bdi>}
      join={way ? <FundJoin {...{ look, words, way }} /> : undefined}
    >
      {leaders.length === 0 && <Loud>{t('leaders.none')}</Loud>}
      <Rows ref={list} className="pp-overlay-leaders">
        {leaders.map((leader, index) => (
          <Row key={keyOf(leader)} data-row={keyOf(leader)}>
            <Num>{index + 1}</Num>
            <Name className="pp-overlay-name">{leader.name}</Name>
            <Value>{words.money(leader.total)}</Value>
          </Row>
        ))}
      </Rows>
    </Shell>
  );
}

function LeadersMinimal({ leaders, words, way }: Props) {
  const { t } = useTranslation('fundOverlay');
  return (
    <Minimal>
      <Capsule mark={<ToolMark tool="fund" />}>
        <Strong>{t(leaders.length > 0 ? 'leaders.title' : 'leaders.none')}</Strong>
      </Capsule>
      {leaders.map((leader, index) => (
        <Capsule isSmall key={keyOf(leader)} className="pp-overlay-leader">
          <Label>{index + 1}</Label>
          <Name className="pp-overlay-name">{leader.name}</Name>
          <Label>{words.money(leader.total)}</Label>
        </Capsule>
      ))}
      {way && (
        <Capsule isSmall>
          <AddressLine way={way} />
        </Capsule>
      )}
    </Minimal>
  );
}
