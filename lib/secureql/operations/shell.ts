import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { pageViewPayload } from '@/lib/shared/creators/pageViews';

/** A number for each sidebar item that has news; 0 shows none. */
export const sidebarBadge = defineOperation({
  path: 'sidebar-badge',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query SidebarBadge {
      sidebarBadge {
        error
        item {
          home
          experiences
          party
          chat
        }
      }
    }
  `),
});

/** What waits for the caller in live tools: called, ready or next; the most urgent first. */
export const myTurns = defineOperation({
  path: 'turns/get-mine/',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query MyTurns {
      getTurns {
        error
        items {
          id
          kind
          toolId
          title
          subject
          host
          photo
          path
          state
          hasCode
          since
          until
        }
      }
    }
  `),
});

/** Counts one view of a page; the answer does not say whether it counted. */
export const recordPageView = defineOperation({
  path: 'page-views/record/',
  access: 'public',
  limit: 'pageView',
  payload: pageViewPayload,
  document: graphql(`
    mutation RecordPageView($path: String!) {
      recordPageView(path: $path) {
        error
        item {
          isTaken
        }
      }
    }
  `),
});

/** Views of a creator's own pages in the last thirty days. */
export const myPageViews = defineOperation({
  path: 'page-views/get-mine/',
  access: 'creator',
  payload: noPayload,
  document: graphql(`
    query MyPageViews {
      getPageViews {
        error
        item {
          total
          days {
            day
            views
          }
          pages {
            path
            title
            views
          }
        }
      }
    }
  `),
});
