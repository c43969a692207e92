import { LocalTime } from '@/components/shared/LocalTime';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { useOperate } from '@/hooks/operator/useOperate';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { operatorPath } from '@/lib/navigation/tools/operatorPath';
import type { LogProps } from '@/lib/page/operator/operatorPages';
import { isCategory } from '@/lib/shared/creators/categories';
import { UNDOES, type OperatorLogLine } from '@/lib/shared/operators/operators';
import { ActButton } from '@/components/operator/parts/ActButton';
import { Rows, Words } from '@/components/operator/parts/Operator.styles';
import { OperatorFrame } from '@/components/operator/parts/OperatorFrame';
import { PageLinks } from '@/components/operator/parts/PageLinks';

/** What operators did and why, the newest first. Nothing of it can be changed. */
export function LogScreen({ seat, lines, cursor, isFirst }: LogProps) {
  const { t } = useTranslation('operator');
  const operating = useOperate();
  const nameOf = ({ label, subject }: OperatorLogLine) => {
    if (isCategory(label)) return t(`common:category.${label}`);
    return label === null ? subject : `@${label}`;
  };
  return (
    <OperatorFrame seat={seat} page="log" operating={operating}>
      <p>{t('log.intro')}</p>
      {lines.length === 0 ? <EmptyResults icon="info" message={t('log.none')} /> : null}
      {lines.length > 0 ? (
        <Rows role="list">
          {lines.map((line) => {
            const undo = line.canUndo ? UNDOES[line.act] : undefined;
            return (
              <li key={line.id}>
                <div className="what">
                  <p>
                    <b>{t(`act.${line.act}`)}</b> · {nameOf(line)}
                    {line.isUndo ? ` · ${t('log.undo')}` : null}
                  </p>
                  <Words>{line.reason}</Words>
                  <p className="quiet">
                    {line.by === null ? t('gone') : `@${line.by}`} ·{' '}
                    <LocalTime at={line.at} as="moment" />
                  </p>
                </div>
                {undo === undefined ? null : (
                  <ActButton
                    act={undo}
                    subject={line.subject}
                    name={nameOf(line)}
                    undoes={line.id}
                    operating={operating}
                  />
                )}
              </li>
            );
          })}
        </Rows>
      ) : null}
      <PageLinks path={operatorPath('log')} cursor={cursor} isFirst={isFirst} />
    </OperatorFrame>
  );
}
