import { useState } from 'react';
import { HandleField } from '@/components/shared/people/HandleField';
import type { Onboarding, OnboardingAccount } from '@/hooks/onboarding/useOnboarding';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import { Screen } from './Screen';

interface Props {
  way: Onboarding;
  account: OnboardingAccount;
}

const fieldOf = {
  'auth.handle_taken': 'handle',
  'auth.handle_reserved': 'handle',
  'auth.handle_changes_used_up': 'handle',
} as const;

/** The name, checked while it is typed. The role is kept with it. */
export function NameScreen({ way, account }: Props) {
  const { t } = useTranslation('onboarding');
  const [roleRefusal, setRoleRefusal] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useSecureqlForm(
    'accounts/choose-handle/',
    (data) => ({ handle: textOf(data, 'handle') }),
    { fieldOf },
  );
  // A handle that we made up is none that anybody wants to keep.
  const own = account.hasChosenHandle ? account.handle : '';

  async function keepRole(): Promise<boolean> {
    if (way.isRoleKept) return true;
    const { refusal } = await tryCall('accounts/choose-user-type/', { userType: way.role });
    setRoleRefusal(refusal);
    return refusal === null;
  }

  async function keep(element: HTMLFormElement) {
    setIsBusy(true);
    // The name first: it is what is refused most often, and can be chosen anew.
    const isKept = (await form.send(element)) && (await keepRole());
    setIsBusy(false);
    if (!isKept) return;
    way.keepRole();
    way.goOn();
  }

  return (
    <Screen
      name="name"
      way={way}
      submit={t(own === '' ? 'name.submit' : 'continue')}
      isRunning={isBusy}
      problem={
        roleRefusal === null
          ? { code: form.errorCode, text: form.formError }
          : { code: roleRefusal, text: t(`errors:${roleRefusal}`) }
      }
      onSubmit={(event) => void keep(event.currentTarget)}
    >
      <HandleField own={own} error={form.fieldErrors.handle} />
    </Screen>
  );
}
