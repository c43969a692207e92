import { useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import { HoldToShow } from '@/components/shared/private/Private';
import { consoleIcons } from '@/components/console/consoleIcons';
import { drawIcons } from '@/components/lottery/console/drawIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Doubt } from '@/lib/shared/lottery/states';
import { Checks } from './Winner.styles';

const ICONS: Record<Doubt, IconDrawing> = {
  SAME_NETWORK: consoleIcons.people,
  NEW_ACCOUNT: iconDrawings.clock,
  NO_EMAIL: drawIcons.mail,
  SIMILAR_NAME: consoleIcons.people,
  WON_BEFORE: drawIcons.trophy,
};

/** What is worth a look before somebody is confirmed. About a person, so never open on air. */
export function Doubts({ doubts }: { doubts: readonly Doubt[] }) {
  const { t } = useTranslation('lotteryConsole');
  const { isHidden, hold } = useStreamSafe();
  if (doubts.length === 0) {
    return (
      <Checks>
        <header>
          <h3>{t('doubts.none')}</h3>
        </header>
      </Checks>
    );
  }
  const isCovered = isHidden && !hold.isHeld;
  return (
    <Checks>
      <header>
        <h3>{t('doubts.title', { count: doubts.length })}</h3>
        <HoldToShow />
      </header>
      <ul role="list">
        {isCovered ? (
          <li>
            <DrawnIcon drawing={iconDrawings.warning} />
            <div>
              <b>{t('doubts.hidden')}</b>
              <p>{t('doubts.hidden_text')}</p>
            </div>
          </li>
        ) : (
          doubts.map((doubt) => (
            <li key={doubt}>
              <DrawnIcon drawing={ICONS[doubt]} />
              <div>
                <b>{t(`doubts.${doubt}`)}</b>
                <p>{t(`doubts.${doubt}_text`)}</p>
              </div>
            </li>
          ))
        )}
      </ul>
    </Checks>
  );
}
