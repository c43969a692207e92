import { graphql } from '@/lib/secureql/graphql';

/** What a creator runs now. */
export const liveTools = graphql(`
  fragment LiveToolFields on UserCreator {
    liveParties {
      id
      title
      game
      state
      memberCount
    }
    liveLotteries {
      id
      title
      prizeTitle
      state
      memberCount
    }
    liveFunds {
      id
      title
      state
      mode
      currency
      goal
      raised
      supporterCount
    }
  }
`);

/** What of a creator's opens by itself. */
export const plannedTools = graphql(`
  fragment PlannedToolFields on UserCreator {
    plannedParties {
      id
      title
      game
      opensAt
      minutes
    }
    plannedLotteries {
      id
      title
      prizeTitle
      opensAt
    }
    plannedFunds {
      id
      title
      opensAt
    }
  }
`);

/** Everything public of a creator. */
export const creatorPage = graphql(
  `
    fragment CreatorPageFields on UserCreator {
      id
      handle
      name
      extraPublic {
        profile_photo
        display_is_dark_mode
        display_hue
      }
      tagline
      bio
      bannerPhoto
      socials {
        network
        handle
        url
      }
      categories
      verified {
        email
        phone
        payout
      }
      memberSince
      ...LiveToolFields
    }
  `,
  [liveTools],
);

/** A creator as one card of a list. */
export const creatorCard = graphql(`
  fragment CreatorCardFields on UserCreator {
    id
    handle
    name
    extraPublic {
      profile_photo
      display_is_dark_mode
      display_hue
    }
    tagline
    bannerPhoto
    categories
    liveParty {
      id
      title
      game
      state
      memberCount
    }
    liveLottery {
      id
      title
      prizeTitle
      state
      memberCount
    }
    liveFund {
      id
      title
      state
      mode
      currency
      goal
      raised
      supporterCount
    }
  }
`);

/** One work of a creator. */
export const pageExample = graphql(`
  fragment ExampleFields on CreatorExample {
    id
    kind
    title
    url
    photo
  }
`);

/** One question of a creator's page. */
export const pageFaq = graphql(`
  fragment FaqFields on CreatorFaq {
    id
    question
    answer
  }
`);

/** What a creator sets up. */
export const pageSetup = graphql(
  `
    fragment SetupFields on CreatorSetup {
      id
      handle
      name
      version
      extraPublic {
        profile_photo
        display_is_dark_mode
        display_hue
      }
      tagline
      bio
      bannerPhoto
      socials {
        network
        handle
        url
      }
      categories
      examples {
        ...ExampleFields
      }
      faqs {
        ...FaqFields
      }
    }
  `,
  [pageExample, pageFaq],
);
