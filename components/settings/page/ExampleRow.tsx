import { PhotoField } from '@/components/shared/photo/PhotoField';
import { Fold, Pair } from '@/components/settings/Settings.styles';
import { Icon } from '@/components/ui/icons/Icon';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import type { ExampleDraft } from './ExamplesSection';
import { RowBox } from './PageSetup.styles';
import { RowTools } from './RowTools';

interface ExampleRowProps {
  id: string;
  index: number;
  count: number;
  item: ExampleDraft;
  /** Texts by payload key. */
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<ExampleDraft>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One work: what it is, its title, where it is, and a picture. */
export function ExampleRow(props: ExampleRowProps) {
  const { id, index, count, item, errors, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('pagesetup');
  const title = t('examples.one', { number: index + 1 });
  const nameOf = (field: string) => `items.${index}.${field}`;
  const options = [
    { value: 'VIDEO', label: t('examples.video') },
    { value: 'IMAGE', label: t('examples.image') },
    { value: 'LINK', label: t('examples.link') },
  ];
  return (
    <RowBox data-row={id} aria-label={title}>
      <RowTools
        title={title}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={onMove}
        onRemove={onRemove}
      />
      <Fold open={item.title === ''}>
        <summary>
          <span dir="auto">{item.title || t('examples.name')}</span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <Pair>
          <SelectField
            name={nameOf('kind')}
            label={t('examples.kind')}
            error={errors[nameOf('kind')]}
            options={options}
            value={item.kind}
            onChange={({ target: { value } }) =>
              onChange({ kind: value === 'IMAGE' || value === 'LINK' ? value : 'VIDEO' })
            }
          />
          <TextField
            name={nameOf('title')}
            label={t('examples.name')}
            error={errors[nameOf('title')]}
            defaultValue={item.title}
            maxLength={LIMITS.exampleTitle}
            dir="auto"
            required
          />
        </Pair>
        <TextField
          name={nameOf('url')}
          type="url"
          label={t('examples.url')}
          hint={t('examples.url_hint')}
          error={errors[nameOf('url')]}
          defaultValue={item.url ?? ''}
          maxLength={LIMITS.link}
          isOptional={item.kind === 'IMAGE'}
          required={item.kind !== 'IMAGE'}
        />
        <input type="hidden" name={`${nameOf('photo')}.url`} value={item.photo ?? ''} />
        <PhotoField
          label={t('examples.photo')}
          hint={t(item.kind === 'IMAGE' ? 'examples.photo_needed' : 'examples.photo_hint')}
          value={item.photo}
          shape="work"
          error={errors[nameOf('photo')]}
          onChange={(photo) => {
            onChange({ photo });
            return Promise.resolve(null);
          }}
        />
      </Fold>
    </RowBox>
  );
}
