import { useId } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Spinner } from '@/components/ui/Spinner';
import { pictureOf } from '@/hooks/experience/drawnPicture';
import { priceIn, TEMPLATES, type PicturedTemplate } from '@/hooks/experience/templates';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatMoney } from '@/lib/shared/money/format';
import type { Currency } from '@/lib/shared/money/money';
import { TemplateRoot } from './Create.styles';

interface Props {
  template: PicturedTemplate;
  currency: Currency;
  isRunning: boolean;
  onChoose: () => void;
}

/** One thing that streamers sell: its picture, what it is, and the price it begins with. */
export function TemplateCard({ template, currency, isRunning, onChoose }: Props) {
  const { t, i18n } = useTranslation('experienceEdit');
  const id = useId();
  const { kind, tiers } = TEMPLATES[template];
  const price = priceIn(tiers[0]?.price ?? 0, currency);
  return (
    <TemplateRoot
      type="button"
      aria-busy={isRunning || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-words`}
      onClick={onChoose}
    >
      <img src={pictureOf(template)} alt="" width={640} height={400} />
      <span>
        <b id={`${id}-name`}>{t(`template.${template}`)}</b>
        <span id={`${id}-words`}>
          <small>{t(`template.${template}_text`)}</small>
          <span>
            <Badge>{t(`kind.${kind}`)}</Badge>
            <small>
              {t('create.example', {
                price: formatMoney({ amount: price, currency }, i18n.language),
              })}
            </small>
            {isRunning && <Spinner />}
          </span>
        </span>
      </span>
    </TemplateRoot>
  );
}
