import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef, useState, type SyntheticEvent } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/Button';
import { SelectField } from '@/components/ui/SelectField';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { usePanel } from '@/hooks/secureql/usePanel';
import { CONTROL_ACTIONS, type ControlAction } from '@/lib/shared/controls';
import { NewKey } from './NewKey';
import { Panel } from './Panel';

interface Props {
  partyId: string;
  onClose: () => void;
}

/** Addresses that each do one thing to the queue: a key of a stream deck calls one. */
export function ControlsDialog({ partyId, onClose }: Props) {
  const { t } = useTranslation('console');
  const partyID = partyId;
  const { data, errorCode, isBusy, load, change } = usePanel('control/get-keys/', { partyID });
  const [newKey, setNewKey] = useState<string | null>(null);
  const action = useRef<HTMLSelectElement>(null);
  const origin = useOrigin();
  const keys = data?.controlKeys.items ?? [];
  const options = CONTROL_ACTIONS.map((value) => ({ value, label: t(`deck.does_${value}`) }));

  async function create(event: SyntheticEvent) {
    event.preventDefault();
    const wanted = action.current?.value as ControlAction;
    const answer = await change('control/create-key/', { partyID, action: wanted });
    setNewKey(answer?.createControlKey.item?.key ?? null);
  }

  return (
    <Panel
      title={t('deck.title')}
      intro={t('deck.text')}
      errorCode={errorCode}
      isLoaded={data !== null}
      onRetry={() => void load()}
      onClose={onClose}
    >
      {newKey && (
        <NewKey
          kind="deck"
          address={`${origin}/api/control/${newKey}`}
          secret={newKey}
          onDone={() => setNewKey(null)}
        />
      )}
      <form onSubmit={(event) => void create(event)}>
        <Stack $gap={3}>
          <SelectField ref={action} label={t('deck.action')} options={options} />
          <div>
            <Button type="submit" variant="quiet" icon="plus" isLoading={isBusy}>
              {t('keys.create')}
            </Button>
          </div>
        </Stack>
      </form>
      {keys.length === 0 && <p>{t('deck.empty')}</p>}
      <Stack as="ul" role="list" $gap={2}>
        {keys.map((key) => (
          <Cluster as="li" key={key.id} $justify="space-between">
            <span>
              {t(`deck.does_${key.action}`)} · {t('keys.ends', { hint: key.hint })} ·{' '}
              {key.lastUsedAt ? (
                <>
                  {t('keys.seen')} <LocalTime at={key.lastUsedAt} as="moment" />
                </>
              ) : (
                t('keys.never')
              )}
            </span>
            <Button
              size="small"
              variant="danger"
              aria-label={t('keys.revoke_label', { hint: key.hint })}
              onClick={() => void change('control/revoke-key/', { keyId: key.id })}
            >
              {t('keys.revoke')}
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Panel>
  );
}
