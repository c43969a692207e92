import { useRef } from 'react';
import styled from 'styled-components';
import type { PartProps, Way } from '@/components/shared/overlay/part';
import { Groups, Limit, Rows, slides, Value } from './fund.styles';
import { FundJoin } from './FundJoin';
import { Bar, Column } from '@/components/shared/overlay/shells/Bar';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { Card } from '@/components/shared/overlay/shells/Card';
import { FitSentence } from '@/components/shared/overlay/shells/FitLine';
import { AddressLine } from '@/components/shared/overlay/shells/JoinWay';
import { BesideCode, Strong } from '@/components/shared/overlay/shells/lines.styles';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { Side } from '@/components/shared/overlay/shells/Side';
import { Hero, Label, Name, Separator } from '@/components/shared/overlay/shells/words.styles';
import { timeLeft } from '@/components/shared/draw/timeLeft';
import { ToolMark } from '@/components/shared/ToolMark';
import { filled } from './Track';
import { pollsShown } from '@/hooks/fund/overlay/polls';
import { useFundWords, type FundWords } from '@/hooks/fund/overlay/useFundWords';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTurns } from '@/hooks/ui/time/useTurns';
import { useCoalesced } from '@/hooks/ui/useCoalesced';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import { useMovingRows } from '@/hooks/widgets/useMovingRows';
import type { Poll as FundPoll, PollOption } from '@/lib/shared/fund/messages';
import type { PartSettings } from '@/lib/shared/widgets/settings';
import { k, overlayText, rounded } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';

/** So many options are shown, as far as there is room. */
const SHOWN = { BAR: 4, CARD: 6, SIDE: 8, MINIMAL: 3 } as const;
const STEP_MS = 500;
/** Several votes take turns. */
const TURN_MS = 12_000;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${k(16)};
  align-items: baseline;
  font-size: ${overlayText.next};

  > ${Name} {
    flex: 1 1 0;
    font-weight: ${weight.display};
  }
`;

const Share = styled.i`
  position: relative;
  display: block;
  flex: 1 0 100%;
  height: ${k(16)};
  margin-top: ${k(4)};
  overflow: hidden;
  border-radius: ${rounded};
  background: ${color.accentSoft};
  isolation: isolate;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${rounded};
    background: ${color.accent};
    content: '';
    transform: translateX(calc(var(--filled) - 100%));
    ${slides}
  }
`;

interface Props {
  poll: FundPoll;
  options: readonly PollOption[];
  look: PartSettings;
  words: FundWords;
  way: Way | null;
}

/** A vote in which contributions count: the option that leads comes first. */
export function Poll({ state, look, way }: PartProps<OverlayFund>) {
  const { fund } = useCoalesced(state, STEP_MS);
  const words = useFundWords(fund);
  const polls = pollsShown(fund);
  const poll = polls[useTurns(polls.length, TURN_MS)];
  if (!poll) return null;
  const options = [...poll.options].sort((a, b) => b.total - a.total).slice(0, SHOWN[look.design]);
  const shown = { poll, options, look, words, way: words.hasWay && poll.isOpen ? way : null };
  if (look.design === 'BAR') return <PollBar key={poll.id} {...shown} />;
  if (look.design === 'MINIMAL') return <PollMinimal key={poll.id} {...shown} />;
  return <PollPanel key={poll.id} {...shown} />;
}

const orderOf = (options: readonly PollOption[]) => options.map(({ id }) => id).join();
const mostOf = ({ options }: FundPoll) => Math.max(1, ...options.map(({ total }) => total));

/** How to vote and until when, or that it is over. */
function Call({ poll: { isOpen, closesAt } }: { poll: FundPoll }) {
  const { t, i18n } = useTranslation('fundOverlay');
  const left = useCountdown(isOpen ? closesAt : null);
  if (!isOpen) return t('poll.over');
  if (left === null) return t('poll.vote');
  return (
    <>
      {t('poll.closes_in')} <bdi role="timer">{timeLeft(left, i18n.language)}</bdi>
    </>
  );
}

function PollBar({ poll, options, look, words, way }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useMovingRows(list, orderOf(options));
  return (
    <Bar
      mark={<ToolMark tool="fund" />}
      join={way ? <FundJoin {...{ look, words, way }} /> : undefined}
    >
      <BesideCode $hasCode={way !== null && look.hasCode}>
        <Limit $px={560}>
          <Column label={<Call poll={poll} />}>
            <Hero className="pp-overlay-title">
              <FitSentence text={poll.title} least={0.6} />
            </Hero>
          </Column>
        </Limit>
        <Separator />
        <Groups ref={list} className="pp-overlay-options">
          {options.map(({ id, label, total }) => (
            <li key={id} data-row={id}>
              <div>
                <Name>{label}</Name>
                <Label>
                  <em>{words.money(total)}</em>
                </Label>
              </div>
            </li>
          ))}
        </Groups>
      </BesideCode>
    </Bar>
  );
}

function PollPanel({ poll, options, look, words, way }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useMovingRows(list, orderOf(options));
  const Shell = look.design === 'SIDE' ? Side : Card;
  const most = mostOf(poll);
  return (
    <Shell
      mark={<ToolMark tool="fund" />}
      title={poll.title}
      label={<Call poll={poll} />}
      join={way ? <FundJoin {...{ look, words, way }} /> : undefined}
    >
      <Rows ref={list} className="pp-overlay-options">
        {options.map(({ id, label, total }) => (
          <Row key={id} data-row={id}>
            <Name>{label}</Name>
            <Value>{words.money(total)}</Value>
            <Share style={{ '--filled': filled(total, most) }} />
          </Row>
        ))}
      </Rows>
    </Shell>
  );
}

function PollMinimal({ poll, options, words, way }: Props) {
  return (
    <Minimal>
      <Capsule mark={<ToolMark tool="fund" />} className="pp-overlay-title">
        <Strong>
          <bdi>{poll.title}</bdi>
        </Strong>
      </Capsule>
      {options.map(({ id, label, total }) => (
        <Capsule isSmall key={id} className="pp-overlay-option">
          <Name>{label}</Name>
          <Label>
            <em>{words.money(total)}</em>
          </Label>
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
