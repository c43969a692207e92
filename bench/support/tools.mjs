import { randomBytes } from 'node:crypto';

/*
 * The tool that a benchmark puts under load: the queue, or with `--tool=draw` a draw. Each says at which
 * addresses its pages are, and which calls do the same things in it, as `[path, payload]`.
 */

const queue = {
  name: 'queue',
  page: (id) => `/party/${id}`,
  join: (id) => ['party/join-queue/', { partyID: id, fields: [] }],
  joined: (answer) => answer.joinQueue,
  firstPage: (id) => ['party/get-party-details/', { partyID: id }],
  leave: (_id, { queueUuid }) => ['party/leave-queue/', { queueUuid }],
  next: (id) => ['party/call-next/', { partyID: id, count: 1, requestKey: crypto.randomUUID() }],
};

const draw = {
  name: 'draw',
  page: (id) => `/chance/${id}`,
  join: (id) => ['lottery/join-lottery/', { lotteryId: id, salt: randomBytes(16).toString('hex') }],
  joined: (answer) => answer.joinLottery,
  firstPage: (id) => ['lottery/get-lottery-details/', { lotteryId: id }],
  leave: (id) => ['lottery/leave-lottery/', { lotteryId: id }],
  close: (id) => ['lottery/close-and-draw/', { lotteryId: id }],
};

export const tool = process.argv.includes('--tool=draw') ? draw : queue;

/** The name of a benchmark in the results: that of a draw is one of its own. */
export const nameOf = (bench) => (tool === draw ? `${bench}:draw` : bench);
