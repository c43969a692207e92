import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** A number by which people speak of an order, as `PP-4F7K2X`. Whether it is taken the database says. */
export function newNumber(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '');
  return `PP-${signs.join('')}`;
}
