import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';
import { LIMITS } from '@/lib/shared/limits';
import { MessageRoot } from './Fields.styles';

/** Words to the creator, and on the stream once they may be shown. */
export function MessageField({ page, checkout }: { page: FundPage; checkout: Checkout }) {
  const { t, i18n } = useTranslation('fund');
  const { draft, change } = checkout;
  const { name } = page.creator;
  const figures = new Intl.NumberFormat(i18n.language);
  return (
    <MessageRoot>
      <label>
        <VisuallyHidden>{t('checkout.message', { name })}</VisuallyHidden>
        <textarea
          name="message"
          rows={2}
          value={draft.message}
          placeholder={t('checkout.message', { name })}
          maxLength={LIMITS.contributionMessage}
          onChange={({ target }) => change({ ...draft, message: target.value })}
        />
      </label>
      <div>
        <span>{page.messagesModerated ? t('checkout.moderated', { name }) : ''}</span>
        <span>
          {figures.format(draft.message.length)} / {figures.format(LIMITS.contributionMessage)}
        </span>
      </div>
    </MessageRoot>
  );
}
