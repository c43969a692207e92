import { useState } from 'react';
import { ShownChoice } from '@/components/fund/ShownChoice';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useCall } from '@/hooks/secureql/useCall';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OwnContribution } from '@/lib/shared/fund/views';
import { Box } from './Contribution.styles';

interface Props {
  own: OwnContribution;
  token: string | null;
  take: (own: OwnContribution) => void;
}

/** How others see it, which its giver can change at any time. */
export function ShownBox(props: Props) {
  const { t } = useTranslation('fund');
  const { own } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box aria-labelledby="shown-title">
      <div className="row">
        <div>
          <h2 id="shown-title">{t('checkout.shown_as')}</h2>
          <p>
            <bdi>{own.shownAs ?? t('somebody')}</bdi>, {t(`shown.${own.visibility}_short`)}
          </p>
        </div>
        <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          {t('own.change_shown')}
        </Button>
      </div>
      {isOpen && <ShownDialog {...props} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}

/** Chooses anew how a contribution is shown. */
function ShownDialog({ own, token, take, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('fund');
  const { run, isRunning, refusal } = useCall('fund/change-visibility/');
  const [shown, setShown] = useState({ visibility: own.visibility, alias: own.alias ?? '' });
  const [isMissing, setIsMissing] = useState(false);

  async function save() {
    const alias = shown.visibility === 'ALIAS' ? shown.alias.trim() : null;
    setIsMissing(alias === '');
    if (alias === '') return;
    const { visibility } = shown;
    const { answer } = await run({ contributionId: own.id, token, visibility, alias });
    const next = answer?.changeVisibility.item;
    if (!next) return;
    take(next);
    onClose();
  }
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t('shown.title')}
      actions={
        <Button size="large" isWide isLoading={isRunning} onClick={() => void save()}>
          {t('own.save')}
        </Button>
      }
    >
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <ShownChoice
        value={shown}
        onChange={(change) => setShown((before) => ({ ...before, ...change }))}
        creatorName={own.creator.name}
        isAnonymousAllowed={own.anonymousAllowed || own.visibility === 'ANONYMOUS'}
        typedName={null}
        givenName={own.isMine ? undefined : own.visibility === 'PUBLIC' ? own.shownAs : null}
        money={own}
        error={isMissing ? t('faults.alias_missing') : undefined}
      />
    </Dialog>
  );
}
