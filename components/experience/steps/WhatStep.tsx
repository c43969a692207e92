import { Pair } from '@/components/experience/Parts.styles';
import type { StepProps } from '@/components/experience/wizard/StepContent';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { oneOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CATEGORIES } from '@/lib/shared/creators/categories';
import { SERVICE_KINDS, SERVICE_LANGUAGES } from '@/lib/shared/experiences/kinds';
import { LIMITS } from '@/lib/shared/limits';

/** What it is, in words, and how people get it. */
export function WhatStep({ editor: { draft, edit, change } }: StepProps) {
  const { t, i18n } = useTranslation('experienceEdit');
  const isSold = edit.tiers.some((tier) => tier.isSold);
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  return (
    <Stack $gap={5}>
      {edit.state === 'PUBLISHED' && <Notice>{t('what.live')}</Notice>}
      <TextField
        name="title"
        label={t('what.name')}
        defaultValue={draft.title}
        maxLength={LIMITS.serviceTitle}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        name="summary"
        label={t('what.summary')}
        hint={t('what.summary_hint')}
        defaultValue={draft.summary}
        maxLength={LIMITS.serviceSummary}
        autoComplete="off"
        dir="auto"
        isOptional
        onChange={({ target }) => change({ summary: target.value })}
      />
      <TextArea
        name="description"
        label={t('what.description')}
        hint={t('what.description_hint')}
        defaultValue={draft.description}
        maxLength={LIMITS.serviceDescription}
        rows={8}
        dir="auto"
        onChange={({ target }) => change({ description: target.value })}
      />
      {isSold ? (
        <Notice>{t('what.kind_fixed', { kind: t(`kind.${draft.kind}`) })}</Notice>
      ) : (
        <ChoiceCards
          legend={t('what.kind')}
          name="kind"
          defaultValue={draft.kind}
          onChange={(kind) => change({ kind: oneOf(SERVICE_KINDS, kind) })}
          options={SERVICE_KINDS.map((value) => ({
            value,
            label: t(`kind.${value}`),
            hint: t(`kind.${value}_hint`),
          }))}
        />
      )}
      <Pair>
        <SelectField
          name="category"
          label={t('what.category')}
          defaultValue={draft.category}
          onChange={({ target }) => change({ category: oneOf(CATEGORIES, target.value) })}
          options={CATEGORIES.map((value) => ({ value, label: t(`common:category.${value}`) }))}
        />
        <SelectField
          name="language"
          label={t('what.language')}
          defaultValue={draft.language}
          onChange={({ target }) => change({ language: oneOf(SERVICE_LANGUAGES, target.value) })}
          options={SERVICE_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }))}
        />
      </Pair>
      <TextField
        name="tags"
        label={t('what.tags')}
        hint={t('what.tags_hint', { count: LIMITS.serviceTags })}
        defaultValue={draft.tags}
        maxLength={LIMITS.serviceTags * (LIMITS.serviceTag + 2)}
        autoComplete="off"
        dir="auto"
        isOptional
        onChange={({ target }) => change({ tags: target.value })}
      />
    </Stack>
  );
}
