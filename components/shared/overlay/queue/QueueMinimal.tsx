import styled from 'styled-components';
import { ToolMark } from '@/components/shared/ToolMark';
import type { Way } from '@/components/shared/overlay/part';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { AddressLine } from '@/components/shared/overlay/shells/JoinWay';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { Rolling } from '@/components/shared/overlay/shells/Rolling';
import { BigName, Label, Seats } from '@/components/shared/overlay/shells/words.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ShownMember } from '@/lib/shared/parties/messages';
import { oneLine } from '@/styles/mixins';
import { k } from '@/styles/overlay';
import { weight } from '@/styles/tokens';
import type { QueueView } from './queueView';

const Sentence = styled.bdi`
  max-width: ${k(900)};
  font-weight: ${weight.display};
  ${oneLine}

  [data-canvas='small'] & {
    font-size: 0.85em;
  }
`;

/** Two names of more letters than these stand each on a plate of its own. */
const BESIDE = 22;

interface Props {
  view: QueueView;
  way: Way | null;
  hasCount: boolean;
}

/** A queue in a few plates: who plays, who is next, where to go. */
export function QueueMinimal({ view, way, hasCount }: Props) {
  const { t } = useTranslation('widgets');
  const [first] = view.next;
  const second = secondOnItsOwn(view);
  const others = view.memberCount - 1;
  return (
    <Minimal>
      <Capsule mark={<ToolMark tool="queue" />} className="pp-overlay-now">
        <NowWords view={view} isAlone={second !== null} />
      </Capsule>
      {second && (
        <Capsule isSmall className="pp-overlay-now">
          <Person person={second} />
        </Capsule>
      )}
      {view.notice !== null && (
        <Capsule isSmall className="pp-overlay-notice">
          <Sentence>{view.notice}</Sentence>
        </Capsule>
      )}
      {first && (
        <Capsule isSmall className="pp-overlay-next">
          <Label>{view.nextLabel}</Label>
          <Person person={first} />
          {hasCount && others > 0 && (
            <Label className="pp-overlay-count">
              <em>
                <Rolling text={t('plus', { number: others })} />
              </em>
            </Label>
          )}
        </Capsule>
      )}
      {way && view.wayLabel !== null && (
        <Capsule isSmall className="pp-overlay-join">
          {view.state !== null && <Label>{view.state}</Label>}
          <AddressLine way={way} />
        </Capsule>
      )}
      {view.wayLabel !== null && !first && hasCount && view.count !== null && (
        <Capsule isSmall className="pp-overlay-count">
          <Label>
            <Rolling text={view.count} />
          </Label>
        </Capsule>
      )}
    </Minimal>
  );
}

/** A queue in one capsule, for the combined scene. */
export function QueuePill({ view }: { view: QueueView }) {
  return (
    <Capsule mark={<ToolMark tool="queue" />} isMarkLast className="pp-overlay-now">
      <NowWords view={view} isAlone={false} />
    </Capsule>
  );
}

/** The second of two players whose names are too long to stand beside each other. */
function secondOnItsOwn({ now }: QueueView): ShownMember | null {
  const [first, second] = now;
  if (!first || !second || now.length > 2) return null;
  return first.handle.length + second.handle.length > BESIDE ? second : null;
}

function NowWords({ view, isAlone }: { view: QueueView; isAlone: boolean }) {
  const { t } = useTranslation('widgets');
  const [first, second] = view.now;
  if (!first) {
    return <Sentence>{view.sentence}</Sentence>;
  }
  return (
    <>
      <Label>{t('now')}</Label>
      <Person person={first} />
      {second && !isAlone && view.now.length === 2 && (
        <>
          <Label aria-hidden="true">+</Label>
          <Person person={second} />
        </>
      )}
      {view.now.length > 2 && (
        <Label>
          <em>{t('plus', { number: view.now.length - 1 })}</em>
        </Label>
      )}
    </>
  );
}

function Person({ person }: { person: ShownMember }) {
  return (
    <>
      <BigName className="pp-overlay-name">{person.handle}</BigName>
      {person.seats > 1 && <Seats className="pp-overlay-group">×{person.seats}</Seats>}
    </>
  );
}
