import { Button } from '@/components/ui/buttons/Button';
import type { ButtonVariant } from '@/components/ui/buttons/Button.styles';
import { FormError } from '@/components/ui/forms/FormError';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useStripeLink } from '@/hooks/session/useStripeLink';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  variant?: ButtonVariant;
  children: string;
}

/** Leads to one's account at Stripe: to what it still asks for, and else to its dashboard. */
export function StripeButton({ variant = 'primary', children }: Props) {
  const { t } = useTranslation('errors');
  const stripe = useStripeLink();
  return (
    <>
      <FormError code={stripe.refusal}>{stripe.refusal && t(`errors:${stripe.refusal}`)}</FormError>
      <div>
        <Button
          variant={variant}
          isLoading={stripe.isRunning}
          onClick={() => void stripe.open('connected')}
        >
          {children}
          <DrawnIcon drawing={dashboardIcons.elsewhere} size={18} />
        </Button>
      </div>
    </>
  );
}
