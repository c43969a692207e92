import { graphql } from '@/lib/secureql/graphql';

/** A booking in lists. */
export const bookingLine = graphql(`
  fragment BookingLineFields on BookingLine {
    id
    number
    serviceId
    title
    tierName
    image
    kind
    state
    endReason
    money
    isLate
    needsAnswers
    moveAnswerBy
    caseAnswerBy
    role
    other {
      id
      handle
      name
      profilePhoto
    }
    price
    net
    refunded
    currency
    startsAt
    endsAt
    dueAt
    inLineSince
    isGift
    sessionNo
    sessionCount
    useBy
    nextAt
    createdAt
  }
`);

/** An intake question with its answer. */
export const intakeAnswer = graphql(`
  fragment IntakeAnswerFields on IntakeAnswer {
    questionId
    text
    kind
    when
    isRequired
    choices
    value
    file {
      id
      name
      bytes
      contentType
    }
  }
`);

/** The whole order as one of its sides sees it. */
export const bookingPage = graphql(
  `
    fragment BookingPageFields on BookingPage {
      id
      number
      serviceId
      title
      tierName
      image
      kind
      state
      endReason
      money
      isLate
      needsAnswers
      moveAnswerBy
      caseAnswerBy
      role
      other {
        id
        handle
        name
        profilePhoto
      }
      price
      net
      refunded
      currency
      startsAt
      endsAt
      dueAt
      inLineSince
      isGift
      sessionNo
      sessionCount
      useBy
      nextAt
      createdAt
      version
      sessions {
        bookingId
        no
        state
        startsAt
      }
      creator {
        id
        handle
        name
        profilePhoto
      }
      buyer {
        id
        handle
        name
        profilePhoto
      }
      serviceTierId
      place {
        partyId
        title
        queueUuid
        backAt
        queues {
          id
          title
          game
          isOpen
          opensAt
        }
      }
      bookingMode
      minutes
      days
      included
      timeZone
      policy
      promoCode
      listPrice
      balance {
        deposit
        rest
        at
        until
        paidAt
        paymentId
        isComing
      }
      policySteps {
        until
        back
      }
      cancelTerms {
        back
        creatorKeeps
        fee
        until
      }
      acts
      note
      meeting
      meetingAt
      hasMeeting
      answers {
        ...IntakeAnswerFields
      }
      deliveries {
        no
        note
        links
        files {
          id
          name
          bytes
          contentType
        }
        at
      }
      revisionsLeft
      buyerInAt
      creatorInAt
      begunAt
      deliveredAt
      acceptsAt
      clearsAt
      heldUntil
      proposedStart
      proposalUntil
      lateCancelAt
      link
      files {
        id
        name
        bytes
        contentType
      }
      conversationId
      paymentId
      steps {
        kind
        by
        at
        isFuture
        amount
        note
      }
    }
  `,
  [intakeAnswer],
);
