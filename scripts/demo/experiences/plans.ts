import type { ServicePlan } from './services';

const GAME_ID = { text: 'Your name in the game', kind: 'GAME_ID' } as const;

/** What the creators of the demo sell, by handle; of the first one something of everything. */
export const SERVICE_PLANS: Readonly<Record<string, readonly ServicePlan[]>> = {
  novakit: [
    {
      title: 'Play ranked with me',
      summary: 'You and me in one lobby, your mode, my callouts.',
      description:
        'Bring your account and a mic. We play your mode in voice chat, and I call what I see.\n\nAll ranks welcome. If you want, we stop between rounds and look at what went well.',
      ...{ category: 'shooter', place: 'GAME', cancelPolicy: 'FLEXIBLE' },
      tags: ['Overwatch', 'ranked', 'duo'],
      pictures: ['play', 'coaching'],
      tiers: [
        {
          ...{ name: 'Two matches', price: 1200, minutes: 30 },
          included: ['Two matches as a duo', 'Voice chat the whole time'],
        },
        {
          ...{ name: 'One hour', price: 2000, minutes: 60 },
          included: ['An hour as a duo', 'Voice chat the whole time', 'A clip of your best play'],
        },
        {
          ...{ name: 'Squad night', price: 1000, minutes: 120, seats: 4 },
          included: ['Two hours in a full squad', 'Up to four of you', 'Custom games at the end'],
        },
        {
          ...{ name: 'Four evenings', price: 7000, minutes: 60, sessions: 4, useDays: 60 },
          included: [
            'Four hours as a duo',
            'Voice chat the whole time',
            'A plan between the evenings',
          ],
        },
      ],
      questions: [
        GAME_ID,
        { text: 'What do you want to play?', kind: 'CHOICE', choices: ['Ranked', 'Quick play'] },
        { text: 'Anything I should know?', isRequired: false, when: 'AFTER_PAYMENT' },
      ],
      faqs: [
        { question: 'Which platform?', answer: 'PC, with crossplay on. Console friends can join.' },
        { question: 'I am Bronze. Is that fine?', answer: 'Yes. That is where it is most fun.' },
      ],
    },
    {
      title: 'Aim and movement coaching',
      summary: 'One hour on what holds you back, with exercises to take home.',
      description:
        'You share your screen and play. I watch, stop you where it counts and show you another way.\n\nYou go home with three exercises and a plan for two weeks.',
      ...{ category: 'coaching', bookingMode: 'CONFIRM' },
      tags: ['Overwatch', 'Valorant', 'aim'],
      pictures: ['coaching'],
      tiers: [
        {
          name: 'One hour',
          price: 3500,
          minutes: 60,
          included: ['Live coaching', 'Three exercises'],
        },
        {
          ...{ name: 'Deep dive', price: 6000, minutes: 120, hasDeposit: true },
          included: ['Two hours live', 'A plan for two weeks', 'Notes as a PDF'],
        },
      ],
      questions: [{ text: 'What do you want to get better at?' }],
    },
    {
      title: 'Review of your replay',
      summary: 'I watch it, stop where it counts and say why.',
      description: 'Send a replay code or a clip. You get a video with my comments.',
      ...{ category: 'coaching', kind: 'DELIVERY', cancelPolicy: 'STRICT' },
      tags: ['replay', 'VOD review'],
      pictures: ['review'],
      tiers: [
        {
          name: 'One match',
          price: 1500,
          days: 5,
          revisions: 1,
          included: ['A video of 15 minutes'],
        },
        {
          ...{ name: 'Three matches', price: 3800, days: 7, revisions: 1, stock: 10 },
          included: ['A video of 40 minutes', 'A page of notes'],
        },
      ],
      questions: [{ text: 'Link to your replay', kind: 'LINK', when: 'AFTER_PAYMENT' }],
    },
    {
      title: 'Crosshair and settings pack',
      summary: 'Everything I play with, ready to import.',
      description: 'Crosshairs, sensitivity, keys and a video that explains them.',
      ...{ category: 'shooter', kind: 'INSTANT', cancelPolicy: 'NONE' },
      pictures: ['review'],
      tiers: [
        {
          ...{ name: 'The pack', price: 500, link: 'https://files.demo.playplus.test/novakit' },
          included: ['Twelve crosshairs', 'My key bindings', 'A video'],
        },
      ],
    },
    {
      title: 'Play with me in my queue',
      summary: 'A place near the front of my next queue.',
      description: 'Join my queue on stream. Not played? You get everything back by itself.',
      ...{ category: 'shooter', kind: 'QUEUE' },
      pictures: ['queue'],
      tiers: [
        {
          ...{ name: 'One place', price: 500, days: 14, stock: 3 },
          included: ['The priority lane', 'One round with me, live'],
        },
      ],
    },
    {
      title: 'Birthday shout-out',
      summary: 'A short video for somebody you like.',
      description: 'Tell me who it is for. I record it in my studio, cat included.',
      ...{ category: 'talk', kind: 'DELIVERY', bookingMode: 'CONFIRM', ends: 'PAUSED' },
      pictures: ['shoutout'],
      tiers: [{ name: 'One minute', price: 1000, days: 7, included: ['A video of one minute'] }],
      questions: [{ text: 'Who is it for, and what should I say?' }],
    },
    {
      title: 'Squad banner',
      ...{ category: 'art', kind: 'DELIVERY', ends: 'DRAFT' },
      pictures: [],
      tiers: [],
    },
  ],
  brambleplays: [
    {
      title: 'Kart-Training zu zweit',
      summary: 'Driften, Items, Abkürzungen: eine Stunde auf deinen Strecken.',
      description: 'Wir fahren deine Strecken und schauen, wo du Zeit lässt.',
      ...{ category: 'racing', language: 'de', place: 'GAME' },
      tags: ['Mario Kart'],
      pictures: ['play'],
      tiers: [{ name: 'Eine Stunde', price: 1800, minutes: 60, included: ['Live im Voice'] }],
      questions: [{ text: 'Dein Name im Spiel', kind: 'GAME_ID' }],
    },
    {
      title: 'Deep dive with my crew',
      summary: 'Three seats beside mine, any class.',
      description: 'We take you along on the hardest mission you dare.',
      ...{ category: 'action', place: 'GAME' },
      tags: ['Deep Rock Galactic', 'co-op'],
      pictures: ['play'],
      tiers: [
        { name: 'A seat', price: 900, minutes: 90, seats: 3, included: ['One mission chain'] },
      ],
      questions: [GAME_ID],
    },
  ],
};
