import { Icon } from '@/components/ui/icons/Icon';
import { Notice } from '@/components/ui/Notice';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Stage, Steps } from './Payment.styles';

/** The bank has not answered yet; nothing is granted before it has. */
export function WaitingStage({ amount, seller }: { amount: string; seller: string }) {
  const { t } = useTranslation('payment');
  return (
    <Stage>
      <span className="ring" aria-hidden="true" />
      <h2>{t('waiting.title')}</h2>
      <p>{t('waiting.text')}</p>
      <Steps>
        <li className="done">
          <span>
            <Icon name="check" size={18} />
          </span>
          {t('waiting.sent')}
        </li>
        <li className="now" aria-current="step">
          <span>
            <Icon name="clock" size={18} />
          </span>
          {t('waiting.confirms', { amount })}
        </li>
        <li>
          <span>
            <Icon name="good" size={18} />
          </span>
          {t('waiting.hears', { name: seller })}
        </li>
      </Steps>
      <Notice>{t('waiting.close')}</Notice>
    </Stage>
  );
}
