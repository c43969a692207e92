import { Box, Middle } from '@/components/fund/contribution/Contribution.styles';
import { fundIcons } from '@/components/fund/fundIcons';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { percentOf } from '@/hooks/fund/fundBar';
import { useMoney } from '@/hooks/fund/useMoney';
import { useShare } from '@/hooks/profile/useShare';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { fundPath } from '@/lib/navigation/tools/fundPath';
import type { OwnContribution } from '@/lib/shared/fund/views';
import { Risen } from './Risen';

/** Paid: what it did, the creator's words, and what comes next. */
export function ThanksStage({ own }: { own: OwnContribution }) {
  const { t } = useTranslation('fund');
  const money = useMoney(own.currency);
  const { raised, goal, amount, creator, shownAs, fundId, fundTitle } = own;
  const to = percentOf({ raised, goal });
  const from = percentOf({ raised: raised - amount, goal });
  const path = fundPath(creator.handle, fundId);
  const { state, share } = useShare(
    path,
    t('share.title', { title: fundTitle, name: creator.name }),
  );
  const isMoved = own.mode === 'KEEP' && to > from;
  return (
    <Middle>
      <Risen from={from} to={to} isPromised={false} />
      <h1>{shownAs === null ? t('thanks.title') : t('thanks.title_name', { name: shownAs })}</h1>
      <p>
        {t(isMoved ? 'thanks.moved' : 'thanks.counts', {
          amount: money.exact(amount),
          from,
          to,
          name: creator.name,
        })}
      </p>
      <ThanksWords own={own} />
      <NextSteps own={own} />
      <div className="acts">
        <Button onClick={() => void share()}>
          <DrawnIcon drawing={fundIcons.share} size={20} />
          {state === 'idle' ? t('thanks.tell') : t(`common:copy.${state}`)}
        </Button>
        <ButtonLink href={path} variant="quiet">
          {t('thanks.see')}
        </ButtonLink>
      </div>
    </Middle>
  );
}

/** What the creator tells everybody who gave, or who has this reward. */
export function ThanksWords({ own }: { own: OwnContribution }) {
  const { t } = useTranslation('fund');
  const { thanks, creator, tier } = own;
  if (!thanks) return null;
  return (
    <Box as="div">
      <blockquote dir="auto">{thanks}</blockquote>
      <p className="quiet">
        {t(tier ? 'thanks.from_reward' : 'thanks.from', { name: creator.name })}
      </p>
    </Box>
  );
}

function NextSteps({ own }: { own: OwnContribution }) {
  const { t } = useTranslation('fund');
  const { tier, message, messageState, creator, pollOption } = own;
  const { name } = creator;
  const isRead = messageState === 'PENDING' || messageState === 'FLAGGED';
  return (
    <Box as="div">
      {tier && (
        <h2>
          <bdi>{tier.title}</bdi>
        </h2>
      )}
      <ul role="list">
        {tier && (
          <li>
            <DrawnIcon drawing={fundIcons.gift} size={22} />
            <span>
              {tier.delivery ? <bdi>{tier.delivery}</bdi> : t('thanks.delivery', { name })}
              {tier.answer && (
                <>
                  <br />
                  {t('thanks.answer')} <bdi>{tier.answer}</bdi>
                </>
              )}
            </span>
          </li>
        )}
        {pollOption && (
          <li>
            <DrawnIcon drawing={fundIcons.votes} size={22} />
            <span>
              {t('thanks.vote')} <bdi>{pollOption}</bdi>
            </span>
          </li>
        )}
        {message !== null && messageState !== 'DENIED' && (
          <li>
            <DrawnIcon drawing={fundIcons.words} size={22} />
            <span>{t(isRead ? 'thanks.message_waits' : 'thanks.message_shows', { name })}</span>
          </li>
        )}
        <li>
          <DrawnIcon drawing={fundIcons.mail} size={22} />
          <span>{t(own.isMine ? 'thanks.receipt' : 'thanks.receipt_link')}</span>
        </li>
      </ul>
    </Box>
  );
}
