import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { fundIdPayload, myFundsPayload } from '@/lib/shared/fund/fund';
import { fundFace, fundSummary } from './fundFragments';
import { hostContribution } from './hostContributions';

/** Everything that edit page and console of a fund need. */
const getFundEdit = defineOperation({
  path: 'get-fund-edit',
  access: 'member',
  payload: fundIdPayload,
  document: graphql(
    `
      query FundEdit($fundId: ID!) {
        getFund: fundEdit(fundId: $fundId) {
          error
          items {
            id
            right
            version
            isLocked
            hasContributions
            seesAmounts
            canGoLive
            creator {
              id
              handle
              name
              extra_public
            }
            settings {
              title
              summary
              story
              cover
              videoUrl
              currency
              mode
              goal
              startsAt
              deadlineAt
              liveMinutes
              min
              max
              presets
              starting
              anonymousAllowed
              messagesModerated
              moderatorsSeeAmounts
              leaderboardShown
              alertMin
              speakMin
              alertMaxChars
              thanks
              tiers {
                id
                title
                description
                price
                stock
                question
                opensAt
                closesAt
                delivery
                thanks
              }
              milestones {
                id
                amount
                title
                note
                isHidden
              }
              polls {
                id
                title
                closesAt
                options {
                  id
                  label
                }
              }
            }
            seq
            fund {
              ...FundFaceFields
            }
            hiddenMilestones {
              id
              amount
              title
            }
            percent
            lastHour
            contributions {
              ...HostContributionFields
            }
            contributionsCursor
            toCheck {
              ...HostContributionFields
            }
            toCheckCount
            unthanked
            acts {
              id
              kind
              actorHandle
              handles
              count
              what
              reason
              at
              isUndone
              isFinal
            }
            overlays {
              id
              kind
              lastSeenAt
              isOnAir
              onAirSince
              warnings
            }
          }
        }
      }
    `,
    [fundFace, hostContribution],
  ),
});

/** The caller's own funds, newest first, drafts too. */
const myFunds = defineOperation({
  path: 'fund/get-my-funds/',
  access: 'creator',
  payload: myFundsPayload,
  document: graphql(
    `
      query MyFunds($list: FundListName, $cursor: String) {
        getFund: myFunds(list: $list, cursor: $cursor) {
          error
          items {
            ...FundSummaryFields
          }
          cursor
        }
      }
    `,
    [fundSummary],
  ),
});

/** What became of a fund. Hosts only. */
const fundRecap = defineOperation({
  path: 'fund/get-recap/',
  access: 'member',
  payload: fundIdPayload,
  document: graphql(`
    query FundRecap($fundId: ID!) {
      fundRecap(fundId: $fundId) {
        error
        item {
          id
          title
          state
          mode
          currency
          goal
          raised
          settled
          refunded
          fees
          net
          supporterCount
          failedCount
          clearsAt
          unthanked
          tiers {
            title
            backers
          }
          days {
            day
            amount
          }
        }
      }
    }
  `),
});

/** What hosts see of a fund. */
export const fundHostReads = [getFundEdit, myFunds, fundRecap] as const;
