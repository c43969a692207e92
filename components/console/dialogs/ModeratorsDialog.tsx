import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { SelectField } from '@/components/ui/forms/SelectField';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { usePanel } from '@/hooks/secureql/usePanel';
import { LIMITS } from '@/lib/shared/limits';
import { RIGHTS, type Right } from '@/lib/shared/hosting/moderators';
import { Panel } from './Panel';

interface Props {
  /** What moderators are for. */
  intro: string;
  labelOf: (right: Right) => string;
  onClose: () => void;
}

/** Who helps the creator to run their tools, and how far they may go. */
export function ModeratorsDialog({ intro, labelOf, onClose }: Props) {
  const { t } = useTranslation('console');
  const { data, errorCode, isBusy, load, change } = usePanel('moderators/get-moderators/', {});
  const handle = useRef<HTMLInputElement>(null);
  const right = useRef<HTMLSelectElement>(null);
  const people = data?.moderators.items ?? [];
  const options = RIGHTS.map((value) => ({ value, label: labelOf(value) }));

  async function invite(event: SyntheticEvent) {
    event.preventDefault();
    const field = handle.current;
    if (!field || !right.current) return;
    const payload = { handle: field.value, right: right.current.value as Right };
    const answer = await change('moderators/invite/', payload);
    if (answer) field.value = '';
  }

  return (
    <Panel
      title={t('mods.title')}
      intro={intro}
      errorCode={errorCode}
      isLoaded={data !== null}
      onRetry={() => void load()}
      onClose={onClose}
    >
      <form onSubmit={(event) => void invite(event)}>
        <Stack $gap={3}>
          <TextField
            ref={handle}
            label={t('mods.handle')}
            required
            maxLength={LIMITS.name}
            autoComplete="off"
            spellCheck={false}
          />
          <SelectField
            ref={right}
            label={t('mods.right')}
            hint={t('mods.right_hint')}
            options={options}
            defaultValue="RUN"
          />
          <div>
            <Button type="submit" isLoading={isBusy}>
              {t('mods.invite')}
            </Button>
          </div>
        </Stack>
      </form>
      {people.length === 0 && <p>{t('mods.empty')}</p>}
      <Stack as="ul" role="list" $gap={4}>
        {people.map((person) => (
          <li key={person.id}>
            <Cluster $justify="space-between" $gap={2}>
              <SelectField
                label={
                  person.state === 'INVITED'
                    ? t('mods.invited', { handle: person.handle })
                    : person.handle
                }
                options={options}
                value={person.right}
                onChange={(event) => {
                  const payload = { userId: person.id, right: event.target.value as Right };
                  void change('moderators/change-right/', payload);
                }}
              />
              <Button
                size="small"
                variant="danger"
                aria-label={t('mods.remove_label', { handle: person.handle })}
                onClick={() => void change('moderators/remove/', { userId: person.id })}
              >
                {t('mods.remove')}
              </Button>
            </Cluster>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
