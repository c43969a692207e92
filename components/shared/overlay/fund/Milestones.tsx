import styled from 'styled-components';
import type { PartProps, Way } from '@/components/shared/overlay/part';
import { FundJoin } from './FundJoin';
import { Ladder } from './Ladder';
import { Track } from './Track';
import { Bar, Column } from '@/components/shared/overlay/shells/Bar';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { Card } from '@/components/shared/overlay/shells/Card';
import { FitSentence } from '@/components/shared/overlay/shells/FitLine';
import { AddressLine } from '@/components/shared/overlay/shells/JoinWay';
import { BesideCode, Strong } from '@/components/shared/overlay/shells/lines.styles';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { Side } from '@/components/shared/overlay/shells/Side';
import { Hero, Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { Icon } from '@/components/ui/icons/Icon';
import { barOf } from '@/hooks/fund/fundBar';
import {
  isReached,
  knownMilestones,
  nextMilestone,
  ringsOf,
  rungsOf,
  wholeOf,
} from '@/hooks/fund/overlay/milestones';
import { useFundWords, type FundWords } from '@/hooks/fund/overlay/useFundWords';
import { useCoalesced } from '@/hooks/ui/useCoalesced';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import type { FundFace } from '@/lib/shared/fund/messages';
import type { PartSettings } from '@/lib/shared/widgets/settings';
import { k } from '@/styles/overlay';
import { color } from '@/styles/tokens';

/** More have no room beside the way in. */
const STEPS = 4;
const STEP_MS = 250;

const Middle = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  gap: ${k(14)};
  min-width: 0;
`;

const Below = styled(Label)`
  flex: none;
  margin-top: ${k(14)};
`;

const Done = styled.span`
  display: flex;
  flex: none;
  color: ${color.accentText};

  svg {
    width: ${k(34)};
    height: ${k(34)};
    stroke-width: 3;
  }
`;

interface Props {
  fund: FundFace;
  look: PartSettings;
  words: FundWords;
  way: Way | null;
}

/** What is reached, what comes next, and how far away it is. */
export function Milestones({ state, look, way }: PartProps<OverlayFund>) {
  const { fund } = useCoalesced(state, STEP_MS);
  const words = useFundWords(fund);
  const shown = { fund, look, words, way: words.hasWay ? way : null };
  if (look.design === 'BAR') return <MilestonesBar {...shown} />;
  if (look.design === 'MINIMAL') return <MilestonesMinimal {...shown} />;
  return <MilestonesPanel {...shown} design={look.design} />;
}

/** What the biggest words say: the next one, or that there is none any more. */
function useHeadline(fund: FundFace, words: FundWords) {
  const { t } = useTranslation('fundOverlay');
  const next = words.hasWay ? nextMilestone(fund) : null;
  const secrets = fund.milestones.filter(({ isHidden }) => isHidden).length;
  const isAll = secrets === 0 && nextMilestone(fund) === null;
  return {
    label: next ? t('milestones.next') : fund.title,
    words: next?.title ?? (isAll ? t('milestones.all') : t('milestones.title')),
    secret: secrets > 0 ? t('milestones.secret', { count: secrets }) : null,
  };
}

function MilestonesBar({ fund, look, words, way }: Props) {
  const headline = useHeadline(fund, words);
  return (
    <Bar
      mark={<ToolMark tool="fund" />}
      join={way ? <FundJoin {...{ look, words, way }} /> : undefined}
    >
      <BesideCode $hasCode={way !== null && look.hasCode}>
        <Column label={<bdi>{headline.label}</bdi>} isGrowing>
          <Hero className="pp-overlay-next">
            <FitSentence text={headline.words} least={0.66} />
          </Hero>
        </Column>
        <Middle>
          <Track parts={barOf(fund)} whole={wholeOf(fund)} px={34} rings={ringsOf(fund)} />
          <Label>
            {words.next && <em>{words.next.toGo}</em>}
            {words.next && ' · '}
            {words.sum} {words.of}
          </Label>
        </Middle>
      </BesideCode>
    </Bar>
  );
}

function MilestonesPanel({ fund, look, words, way, design }: Props & { design: 'CARD' | 'SIDE' }) {
  const headline = useHeadline(fund, words);
  const Shell = design === 'SIDE' ? Side : Card;
  return (
    <Shell
      mark={<ToolMark tool="fund" />}
      title={fund.title}
      label={
        <span className="pp-overlay-sum">
          {words.sum} {words.of}
        </span>
      }
      join={way ? <FundJoin {...{ look, words, way }} /> : undefined}
    >
      <Ladder
        rungs={rungsOf(fund, STEPS)}
        raised={fund.raised}
        isPromised={barOf(fund).paid === 0}
        money={words.money}
      />
      {headline.secret !== null && <Below>{headline.secret}</Below>}
    </Shell>
  );
}

function MilestonesMinimal({ fund, words, way }: Props) {
  const headline = useHeadline(fund, words);
  const last = knownMilestones(fund).findLast((one) => isReached(one, fund.raised));
  return (
    <Minimal>
      <Capsule mark={<ToolMark tool="fund" />} className="pp-overlay-next">
        <Strong>
          <bdi>{headline.words}</bdi>
        </Strong>
        {words.next && <Label>{words.next.toGo}</Label>}
      </Capsule>
      {last && (
        <Capsule isSmall className="pp-overlay-reached">
          <Done>
            <Icon name="check" />
          </Done>
          <Strong>
            <bdi>{last.title}</bdi>
          </Strong>
        </Capsule>
      )}
      {way && (
        <Capsule isSmall>
          <AddressLine way={way} />
        </Capsule>
      )}
    </Minimal>
  );
}
