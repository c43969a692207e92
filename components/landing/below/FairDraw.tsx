import { useTranslation } from '@/hooks/ui/useTranslation';
import { Fair } from './Fair.styles';
import { Closed, Locked, Opened, Won } from './fairPictures';

const STEPS = [
  { key: 'locked', Picture: Locked },
  { key: 'closed', Picture: Closed },
  { key: 'opened', Picture: Opened },
  { key: 'checked', Picture: Won },
] as const;

/** How a draw proves itself, in four pictures; says no more than `docs/draw.md` does. */
export function FairDraw() {
  const { t } = useTranslation('landing');
  return (
    <Fair aria-labelledby="fair-title">
      <h2 id="fair-title">{t('fair.heading')}</h2>
      <p>{t('fair.text')}</p>
      <ol role="list">
        {STEPS.map(({ key, Picture }) => (
          <li key={key}>
            <Picture />
            <div>
              <h3>{t(`fair.${key}`)}</h3>
              <p>{t(`fair.${key}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p>
        <small>{t('fair.limit')}</small>
      </p>
    </Fair>
  );
}
