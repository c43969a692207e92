import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef, type SyntheticEvent } from 'react';
import { useConsoleTool } from '@/components/console/ConsoleContext';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { SelectField } from '@/components/ui/forms/SelectField';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useControlKeys } from '@/hooks/console/keys/useControlKeys';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { ALERT_CONTROLS } from '@/lib/shared/widgets/alerts';
import { NewKey } from './NewKey';
import { Panel } from '@/components/console/dialogs/Panel';

interface Props {
  /** What a key is good for, and who may have it. */
  intro: string;
  /** What a key can do in this kind of tool, in words; what it does in every kind comes after. */
  actions: readonly { value: string; label: string }[];
  onClose: () => void;
}

/** Addresses that each do one thing to the tool: a key of a stream deck calls one. */
export function ControlsDialog({ intro, actions: own, onClose }: Props) {
  const { t } = useTranslation('console');
  const actions = [
    ...own,
    ...ALERT_CONTROLS.map((value) => ({ value, label: t(`deck.does_${value}`) })),
  ];
  const deck = useControlKeys(useConsoleTool().id);
  const { keys, newKey, errorCode, isBusy, load } = deck;
  const action = useRef<HTMLSelectElement>(null);
  const origin = useOrigin();
  const labelOf = (key: string) => actions.find(({ value }) => value === key)?.label ?? key;

  function create(event: SyntheticEvent) {
    event.preventDefault();
    if (action.current) void deck.create(action.current.value);
  }

  return (
    <Panel
      title={t('deck.title')}
      intro={intro}
      errorCode={errorCode}
      isLoaded={keys !== null}
      onRetry={() => void load()}
      onClose={onClose}
    >
      {newKey && (
        <NewKey address={`${origin}/api/control/${newKey}`} secret={newKey} onDone={deck.forget} />
      )}
      <form onSubmit={create}>
        <Stack $gap={3}>
          <SelectField ref={action} label={t('deck.action')} options={actions} />
          <div>
            <Button type="submit" variant="quiet" icon="plus" isLoading={isBusy}>
              {t('keys.create')}
            </Button>
          </div>
        </Stack>
      </form>
      {keys?.length === 0 && <p>{t('deck.empty')}</p>}
      <Stack as="ul" role="list" $gap={2}>
        {keys?.map((key) => (
          <Cluster as="li" key={key.id} $justify="space-between">
            <span>
              {labelOf(key.action)} · {t('keys.ends', { hint: key.hint })} ·{' '}
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
              onClick={() => deck.revoke(key.id)}
            >
              {t('keys.revoke')}
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Panel>
  );
}
