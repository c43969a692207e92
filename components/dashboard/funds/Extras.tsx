import { useState } from 'react';
import { MilestoneRows } from '@/components/shared/fundparts/MilestoneRows';
import { PollRows } from '@/components/shared/fundparts/PollRows';
import { TierRows } from '@/components/shared/fundparts/TierRows';
import { PhotoField } from '@/components/shared/photo/PhotoField';
import { Button } from '@/components/ui/buttons/Button';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Stack } from '@/components/ui/Stack';
import { emptyMilestone, emptyPoll, emptyTier } from '@/hooks/fundconsole/edit/emptyParts';
import { useRows } from '@/hooks/fundconsole/edit/useRows';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import type { Currency } from '@/lib/shared/money/money';
import { Chips } from './NewFund.styles';

const EXTRAS = ['tiers', 'milestones', 'polls', 'story'] as const;
type Extra = (typeof EXTRAS)[number];

interface Props {
  currency: Currency;
  errors: Readonly<Record<string, string>>;
  cover: string | null;
  onCover: (cover: string | null) => void;
}

/** What most funds begin without, each behind a chip: rewards, milestones, a vote, story and picture. */
export function Extras({ currency, errors, cover, onCover }: Props) {
  const { t } = useTranslation('fundHost');
  const [open, setOpen] = useState<ReadonlySet<Extra>>(new Set());
  const tiers = useRows<typeof emptyTier>([], emptyTier, LIMITS.fundTiers);
  const milestones = useRows<typeof emptyMilestone>([], emptyMilestone, LIMITS.fundMilestones);
  const polls = useRows([], emptyPoll, LIMITS.fundPolls);

  function unfold(extra: Extra) {
    setOpen(new Set([...open, extra]));
    if (extra === 'tiers') tiers.add();
    if (extra === 'milestones') milestones.add();
    if (extra === 'polls') polls.add();
  }
  const parts = { currency, errors };
  return (
    <>
      {open.size < EXTRAS.length && (
        <Chips role="group" aria-label={t('new.more')}>
          {EXTRAS.filter((extra) => !open.has(extra)).map((extra) => (
            <Button
              key={extra}
              variant="quiet"
              size="small"
              icon="plus"
              onClick={() => unfold(extra)}
            >
              {t(`new.extra_${extra}`)}
            </Button>
          ))}
        </Chips>
      )}
      {open.has('tiers') && <TierRows list={tiers} {...parts} />}
      {open.has('milestones') && <MilestoneRows list={milestones} {...parts} />}
      {open.has('polls') && <PollRows list={polls} errors={errors} />}
      {open.has('story') && (
        <Stack>
          <TextArea
            name="settings.story"
            label={t('edit.story')}
            hint={t('edit.story_hint')}
            error={errors['settings.story']}
            maxLength={LIMITS.fundStory}
            rows={5}
            dir="auto"
            isOptional
          />
          <PhotoField
            label={t('edit.cover')}
            hint={t('edit.cover_hint')}
            value={cover}
            shape="work"
            error={errors['settings.cover']}
            onChange={(url) => {
              onCover(url);
              return Promise.resolve(null);
            }}
          />
        </Stack>
      )}
    </>
  );
}
