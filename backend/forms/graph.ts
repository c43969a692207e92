import { builder } from '@/backend/platform/server/builder';
import { FIELD_KINDS, type EntryField } from '@/lib/shared/forms/entryFields';
import type { Answer } from './service';

const FieldKindType = builder.enumType('FieldKind', { values: FIELD_KINDS });

builder.inputType('EntryFieldInput', {
  fields: (t) => ({
    key: t.string(),
    kind: t.field({ type: FieldKindType }),
    label: t.string(),
    required: t.boolean(),
    maxLength: t.int(),
  }),
});

builder.inputType('EntryValueInput', {
  fields: (t) => ({ key: t.string(), value: t.string() }),
});

builder.objectRef<EntryField>('EntryField').implement({
  description: 'One field a fan fills in to join.',
  fields: (t) => ({
    key: t.exposeString('key'),
    kind: t.expose('kind', { type: FieldKindType }),
    label: t.exposeString('label'),
    required: t.exposeBoolean('required'),
    maxLength: t.exposeInt('maxLength'),
  }),
});

builder.objectRef<Answer>('EntryValue').implement({
  fields: (t) => ({ key: t.exposeString('key'), value: t.exposeString('value') }),
});
