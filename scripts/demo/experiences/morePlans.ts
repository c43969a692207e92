import type { ServicePlan } from './services';

/** What the other creators of the demo sell, by handle, in five languages. */
export const MORE_PLANS: Readonly<Record<string, readonly ServicePlan[]>> = {
  inkandivy: [
    {
      title: 'Custom emote',
      summary: 'Drawn for your channel, in every size.',
      description: 'You see a sketch first. Then you get the files for Twitch and Discord.',
      ...{ category: 'art', kind: 'DELIVERY', bookingMode: 'CONFIRM' },
      tags: ['emote', 'Twitch', 'Discord'],
      pictures: ['emote'],
      tiers: [
        {
          name: 'One emote',
          price: 2500,
          days: 14,
          revisions: 2,
          included: ['Sketch', 'All sizes'],
        },
        { name: 'Set of five', price: 10_000, days: 30, revisions: 3, included: ['Five emotes'] },
      ],
      questions: [{ text: 'What should the emote show?' }],
    },
    {
      title: 'Dessin de ton avatar',
      summary: 'Un portrait de ton personnage, prêt pour ta chaîne.',
      description: 'Décris ton personnage, je t’envoie un croquis puis le dessin.',
      ...{ category: 'art', kind: 'DELIVERY', language: 'fr' },
      tags: ['portrait'],
      pictures: ['emote'],
      tiers: [
        { name: 'Un portrait', price: 4000, days: 10, revisions: 1, included: ['Un croquis'] },
      ],
      questions: [{ text: 'À quoi ressemble ton personnage ?' }],
    },
  ],
  lumalaps: [
    {
      title: 'Entrenamiento de carreras',
      summary: 'Una hora en tu circuito, vuelta por vuelta.',
      description: 'Vemos tus líneas y tus frenadas. Te llevas tres ejercicios.',
      ...{ category: 'racing', language: 'es' },
      tags: ['simracing', 'iRacing'],
      pictures: ['coaching'],
      tiers: [{ name: 'Una hora', price: 2800, minutes: 60, included: ['Telemetría en vivo'] }],
      questions: [{ text: '¿Qué circuito quieres trabajar?' }],
    },
    {
      title: 'Análise da sua volta',
      summary: 'Eu assisto sua volta e mostro onde dá para ganhar tempo.',
      description: 'Me mande o replay. Você recebe um vídeo com comentários.',
      ...{ category: 'racing', kind: 'DELIVERY', language: 'pt' },
      tags: ['simracing'],
      pictures: ['review'],
      tiers: [{ name: 'Uma volta', price: 1400, days: 4, included: ['Um vídeo'] }],
      questions: [{ text: 'Link do seu replay', kind: 'LINK' }],
    },
  ],
  chef_tomo: [
    {
      title: 'Cook ramen with me, live',
      summary: 'Your kitchen, my kitchen, one pot each.',
      description: 'I send the list two days before. We cook side by side on video.',
      ...{ category: 'cooking', place: 'VIDEO', cancelPolicy: 'STRICT' },
      tags: ['ramen', 'Japanese'],
      pictures: ['shoutout'],
      tiers: [
        {
          name: 'One evening',
          price: 3200,
          minutes: 90,
          included: ['Shopping list', 'Recipe card'],
        },
      ],
      questions: [{ text: 'Anything you don’t eat?', isRequired: false }],
    },
  ],
  boardwitch: [
    {
      title: 'Brettspielabend zu viert',
      summary: 'Ich bringe das Spiel und die Regeln, ihr bringt Laune.',
      description: 'Wir spielen online, ich erkläre alles. Vier Plätze.',
      ...{ category: 'tabletop', language: 'de', place: 'VIDEO' },
      tags: ['Catan', 'Carcassonne'],
      pictures: ['play'],
      tiers: [{ name: 'Ein Platz', price: 800, minutes: 120, seats: 4, included: ['Zwei Spiele'] }],
    },
    {
      title: 'Rules to print: ten party games',
      summary: 'One page each, written so that nobody has to ask.',
      description: 'Ten pages to print, with pictures.',
      ...{ category: 'tabletop', kind: 'INSTANT', cancelPolicy: 'NONE' },
      pictures: ['review'],
      tiers: [
        { name: 'Ten pages', price: 300, link: 'https://files.demo.playplus.test/boardwitch' },
      ],
    },
  ],
};
